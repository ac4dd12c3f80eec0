import type { ReactNode } from 'react';
import type { BulkAction } from './bulk-bar.tsx';
import type { ListAction } from './list-action.ts';
import type { ListColumn } from './list-column.ts';
import type { SegmentOption } from './segment-option.ts';
import type { ListSource } from './use-list-rows.ts';
import type { SegmentsAt } from './use-segment-links.ts';

export type ListAnswer<Row> = { data: Row[]; count: number };

/** What an area says about its list. */
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
  segments: readonly SegmentOption[];
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
};
