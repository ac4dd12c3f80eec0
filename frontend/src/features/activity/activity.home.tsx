import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { FeedSkeleton } from '../../activity/feed-skeleton.tsx';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useDrawn } from '../../ui/use-drawn.ts';
import classes from './activity-page.module.css';

const CompanyLines = lazy(async () => ({ default: (await import('./company-lines.tsx')).CompanyLines }));

const SHOWN = 7;

const LatestActivity = () => {
  const { t } = useTranslation(['home', 'activity']);
  const isDrawn = useDrawn();
  const feed = useQuery(query(listActivity, { query: { compact: '1' } }));
  return (
    <SectionCard
      title={t('activity.title')}
      action={
        <Link to={paths.activity} className={classes.all}>
          {t('activity.all')}
        </Link>
      }
    >
      {(feed.isPending || !isDrawn) && !feed.isError && <FeedSkeleton />}
      {feed.isError && <ErrorBox problem={problemFromError(feed.error)} onRetry={() => void feed.refetch()} />}
      {feed.data?.items.length === 0 && <p className={classes.empty}>{t('activity:company.none')}</p>}
      {feed.data && isDrawn && (
        <Suspense fallback={<FeedSkeleton />}>
          <CompanyLines items={feed.data.items.slice(0, SHOWN)} label={t('activity.title')} />
        </Suspense>
      )}
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 90,
  cards: [
    {
      key: 'activity',
      name: 'home:activity.title',
      area: null,
      order: 90,
      place: 'side',
      shows: (_, can) => can('activity:company'),
      Card: LatestActivity,
    },
  ],
};
