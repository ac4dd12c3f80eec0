import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { FeedLines, FeedSkeleton } from '../../activity/feed-lines.tsx';
import { RunLine } from '../../activity/run-line.tsx';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { HomePart } from '../../ui/home-part.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { linkOfRecord } from './link-of-record.ts';
import classes from './activity-page.module.css';

const SHOWN = 7;

const LatestActivity = () => {
  const { t } = useTranslation(['home', 'activity']);
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
      {feed.isPending && <FeedSkeleton />}
      {feed.isError && <ErrorBox problem={problemFromError(feed.error)} onRetry={() => void feed.refetch()} />}
      {feed.data?.items.length === 0 && <p className={classes.empty}>{t('activity:company.none')}</p>}
      {feed.data && (
        <FeedLines
          items={feed.data.items.slice(0, SHOWN)}
          label={t('activity.title')}
          linkOf={linkOfRecord}
          RunLine={RunLine}
        />
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
