import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconFileSpreadsheet, IconFilter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { problemFromError } from '../api/problem.ts';
import { useExport } from '../api/use-export.ts';
import { Can } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { paths } from '../ui/paths.ts';
import { SectionCard } from '../ui/section-card.tsx';
import { Segments } from '../ui/segments.tsx';
import { noFilters, writeFilters, type FeedFilters } from './feed-filters.ts';
import type { FeedProps } from './feed-props.ts';
import { FeedLines } from './feed-lines.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NoteBox } from './note-box.tsx';
import { useFeed } from './use-feed.ts';
import classes from './activity.module.css';

// Few people filter the feed, so the code of its filters loads when someone does.
const FeedFilterBar = lazy(async () => ({ default: (await import('./feed-filter-bar.tsx')).FeedFilterBar }));

type Tab = 'all' | 'things' | 'notes';
const tabNames = ['all', 'things', 'notes'] as const satisfies readonly Tab[];
const BRIEF = 6;

type ActionsProps = Pick<FeedProps, 'object' | 'id'> & {
  /** What the feed is narrowed to, as it is sent. */
  active: ReturnType<typeof writeFilters>;
  isFiltering: boolean;
  onFilter: () => void;
};

const FeedActions = ({ object, id, active, isFiltering, onFilter }: ActionsProps) => {
  const { t } = useTranslation('activity');
  const { isExporting, start } = useExport(exportActivity, paths.run);
  return (
    <>
      <Can permission="activity:export">
        <ActionIcon
          aria-label={t('exportRecord')}
          loading={isExporting}
          onClick={() => start({ query: { relatedObject: object, relatedObjectId: String(id), ...active } })}
        >
          <IconFileSpreadsheet size={16} stroke={1.75} />
        </ActionIcon>
      </Can>
      <ActionIcon aria-label={t('filter')} aria-expanded={isFiltering} onClick={onFilter}>
        <IconFilter size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
};

type LinesProps = {
  feed: ReturnType<typeof useFeed>;
  /** What stands there when nothing happened. */
  empty: string;
  isWhole: boolean;
  onWhole: () => void;
};

/** What happened, newest first, as far as it is shown and read. */
const ShownLines = ({ feed, empty, isWhole, onWhole }: LinesProps) => {
  const { t } = useTranslation('activity');
  const shown = isWhole ? feed.items : feed.items.slice(0, BRIEF);
  return (
    <>
      {feed.isPending && <FeedSkeleton />}
      {feed.isError && <ErrorBox problem={problemFromError(feed.error)} onRetry={() => void feed.refetch()} />}
      {feed.isSuccess && feed.items.length === 0 && <p className={classes.empty}>{empty}</p>}
      {shown.length > 0 && <FeedLines items={shown} label={t('title')} />}
      {shown.length < feed.items.length && (
        <Button variant="default" onClick={onWhole}>
          {t('older')}
        </Button>
      )}
      {isWhole && feed.hasNextPage && (
        <Button variant="default" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
};

/** The feed of a record with its filters, and a box for a note above it. */
export const FeedPanel = ({ object, id, notesOn, isBrief = false, things }: FeedProps) => {
  const { t } = useTranslation(['activity', feedFactsOf(object).messages]);
  const [filters, setFilters] = useState<FeedFilters>();
  const [tab, setTab] = useState<Tab>('all');
  const [isWhole, setWhole] = useState(!isBrief);
  const chosen = filters ?? noFilters;
  const active = writeFilters(tab === 'notes' ? { ...chosen, types: ['note_added'] } : chosen);
  const isFiltered = Object.keys(writeFilters(chosen)).length > 0;
  const feed = useFeed(object, id, active);
  // A filter reads the feed anew; what was typed into the note must outlast that.
  const latest = feed.data?.pages[0]?.relatedObjectData?.may_change;
  const [mayChange, setMayChange] = useState(true);
  if (latest !== undefined && latest !== mayChange) setMayChange(latest);
  return (
    <SectionCard
      title={t('title')}
      action={
        tab !== 'things' && (
          <FeedActions
            object={object}
            id={id}
            active={active}
            isFiltering={filters !== undefined}
            onFilter={() => setFilters(filters === undefined ? noFilters : undefined)}
          />
        )
      }
    >
      <div className={classes.panel}>
        {things !== undefined && (
          <Segments
            size="xs"
            fullWidth
            aria-label={t('tab.name')}
            data={tabNames.map((value) => ({ value, label: t(`tab.${value}`) }))}
            value={tab}
            onChange={setTab}
          />
        )}
        {tab === 'things' ? (
          things
        ) : (
          <>
            {notesOn && mayChange && <NoteBox object={notesOn} id={id} />}
            {filters !== undefined && (
              <Suspense fallback={<Skeleton height={36} />}>
                <FeedFilterBar
                  about={object}
                  filters={filters}
                  onChange={(part) => setFilters({ ...filters, ...part })}
                  onClear={isFiltered ? () => setFilters(noFilters) : undefined}
                />
              </Suspense>
            )}
            <ShownLines
              feed={feed}
              empty={t(isFiltered ? 'company.noMatch' : tab === 'notes' ? 'noNotes' : 'empty')}
              isWhole={isWhole}
              onWhole={() => setWhole(true)}
            />
          </>
        )}
      </div>
    </SectionCard>
  );
};
