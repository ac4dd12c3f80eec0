import { lazy, Suspense } from 'react';
import { combineFilters } from './combine-filters.ts';
import type { ListColumn } from './list-column.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import type { ListView } from './use-list-view.ts';
import classes from './list.module.css';

type Props<Row> = {
  columns: readonly ListColumn<Row>[];
  view: Pick<ListView<Row>, 'state' | 'change' | 'segment'>;
  links: SegmentLinks | undefined;
};

// What a list seldom shows would delay its rows.
const SegmentNotice = lazy(async () => ({ default: (await import('./segment-notice.tsx')).SegmentNotice }));
const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

/** What narrows the list by conditions: its filters, and a segment that lost a condition. */
export const ListNotices = <Row,>({ columns, view: { state, change, segment }, links }: Props<Row>) => {
  const combined = (state.filters && combineFilters(segment?.filter, state.filters)) ?? undefined;
  return (
    <>
      {state.filters && (
        <Suspense fallback={<div className={classes.chips} data-loading />}>
          <FilterChips
            columns={columns}
            filters={state.filters}
            onChange={(filters) => change({ filters })}
            saveSegmentAt={combined && links?.save(combined)}
          />
        </Suspense>
      )}
      {segment?.removedIn && (
        <Suspense>
          <SegmentNotice segment={segment} removedIn={segment.removedIn} columns={columns} links={links} />
        </Suspense>
      )}
    </>
  );
};
