import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFilter, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedFilterBar } from '../../activity/feed-filter-bar.tsx';
import { noFilters, writeFilters } from '../../activity/feed-filters.ts';
import { FeedSkeleton } from '../../activity/feed-skeleton.tsx';
import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { problemFromError } from '../../api/problem.ts';
import { useExport } from '../../api/use-export.ts';
import { paths } from '../../ui/paths.ts';
import { Can } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { PHONE } from '../../ui/tokens.ts';
import { useScreen } from '../../ui/use-screen.ts';
import { CompanyLines } from './company-lines.tsx';
import { useCompanyFeed } from './use-company-feed.ts';
import { useFeedFilters } from './use-feed-filters.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './activity-page.module.css';

const CompanyActivity = () => {
  const { t } = useTranslation('activity');
  const { filters, change } = useFeedFilters();
  const activeFilters = writeFilters(filters);
  const feed = useCompanyFeed(activeFilters);
  const { isExporting, start } = useExport(exportActivity, paths.run);
  const count = Object.keys(activeFilters).length;
  const isFiltered = count > 0;
  // On a phone the filters would take the place of the events.
  const isFolded = useScreen(PHONE);
  const [isOpen, setOpen] = useState(false);
  const nothing = feed.hasNextPage ? 'company.searching' : isFiltered ? 'company.noMatch' : 'company.none';
  return (
    <div className={classes.page}>
      <PageTitle of={t('company.title')} />
      <header className={classes.head}>
        <div>
          <h1>{t('company.title')}</h1>
          <p className={classes.intro}>{t('company.intro')}</p>
        </div>
        {isFolded && (
          <Button
            variant="default"
            leftSection={<IconFilter />}
            rightSection={isFiltered && count}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('company.filters')}
          </Button>
        )}
        <Can permission="activity:export">
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet />}
            loading={isExporting}
            onClick={() => start({ query: activeFilters })}
          >
            {t('company.export')}
          </Button>
        </Can>
      </header>
      {(isOpen || !isFolded) && (
        <FeedFilterBar filters={filters} onChange={change} onClear={isFiltered ? () => change(noFilters) : undefined} />
      )}
      <div className={classes.feed} aria-busy={feed.isFetching}>
        {feed.isPending && (
          <Reading>
            <FeedSkeleton />
          </Reading>
        )}
        {feed.isError && <ErrorBox problem={problemFromError(feed.error)} onRetry={() => void feed.refetch()} />}
        {feed.isSuccess && feed.items.length === 0 && (
          <p className={classes.nothing} role="status">
            <IconHistory size={16} stroke={1.75} aria-hidden="true" />
            {t(nothing)}
          </p>
        )}
        {feed.items.length > 0 && <CompanyLines items={feed.items} label={t('company.title')} />}
        {feed.hasNextPage && (
          <Button
            className={classes.older ?? ''}
            variant="default"
            loading={feed.isFetchingNextPage}
            onClick={() => void feed.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The events of the whole company, for administrators. */
export const ActivityPage = () => (
  <RequireRight permission="activity:company">
    <CompanyActivity />
  </RequireRight>
);
