import type { ReactNode } from 'react';
import type { BulkAction } from './bulk-bar.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListAction } from './list-head.tsx';
import type { SegmentChoice } from './list-toolbar.tsx';
import { ListView } from './list-view.tsx';
import { useLinkedView } from './use-linked-view.ts';
import type { ListSource } from './use-list-rows.ts';
import { usePreferences } from './use-preferences.ts';
import type { SegmentsAt } from './use-segment-links.ts';
import classes from './list.module.css';

export type { ListAction };

export type ListAnswer<Row> = { data: Row[]; count: number };

export type ListPageProps<Row, Answer extends ListAnswer<Row>> = {
  /** Name of the list in preferences: `fleet`. */
  name: string;
  title: string;
  /** The other lists of its area, under the title. */
  tabs?: ReactNode;
  searchPlaceholder: string;
  columns: readonly ListColumn<Row>[];
  /** More columns may follow: what names one of them is not taken for unknown yet. */
  columnsPending?: boolean;
  source: ListSource<Answer>;
  /** The next page loads when the end of the list is near. */
  grows?: boolean;
  linkOf: (row: Row) => string;
  /** At phone width: the three facts that matter. */
  renderCard: (row: Row) => ReactNode;
  segments: readonly SegmentChoice[];
  /** Where segments of one's own are made; without it the list has none. */
  segmentsAt?: SegmentsAt;
  /** What the list shows can be kept under a name. */
  hasViews?: boolean;
  /** Of the Actions menu; `count` is how many rows they apply to. */
  actions?: (count: number) => readonly ListAction[];
  create?: { label: string; to: string } | undefined;
  /** What can be done with chosen rows; without any there are no checkboxes. */
  bulk?: readonly BulkAction[];
  /** The name of a row for its checkbox. */
  nameOf?: (row: Row) => string;
  /** Shown while nothing exists at all; `answer` tells. */
  first: { when: (answer: Answer) => boolean; content: ReactNode };
  emptySegment: string;
  noMore: string;
  perPageOptions?: readonly number[];
  debounceMs?: number;
};

/** Spec A §9: 10 by default, and remembered. */
const PER_PAGE = [10, 25, 50, 100] as const;
const SEARCH_DEBOUNCE_MS = 200;

/** One list page for every area: search, segments, filters, columns, sort, paging, all in the URL and remembered. */
export const ListPage = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  perPageOptions = PER_PAGE,
  debounceMs = SEARCH_DEBOUNCE_MS,
  ...props
}: ListPageProps<Row, Answer>) => {
  const { remembered, remember } = usePreferences(props.name, perPageOptions[0] ?? PER_PAGE[0]);
  const isOpening = useLinkedView(props.name, props.hasViews ?? false);
  return remembered && !isOpening ? (
    <ListView
      {...props}
      perPageOptions={perPageOptions}
      debounceMs={debounceMs}
      remembered={remembered}
      remember={remember}
    />
  ) : (
    <div className={classes.page} aria-busy="true" />
  );
};
