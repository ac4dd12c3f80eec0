import type { ReactNode } from 'react';
import type { ListName } from '#shared/contract/session/preferences.ts';
import type { BulkAction } from './bulk-action.ts';
import type { KindOptions } from './kind-choice.tsx';
import type { ListAction } from './list-action.ts';
import type { ListColumn } from './list-column.ts';
import type { ListState } from './list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import type { ListSource } from './use-list-rows.ts';
import type { SegmentBuilderPath } from './use-segment-links.ts';

export type ListAnswer<Row> = { data: Row[]; count: number };

/** The list of an area. */
export type ListPageProps<Row, Answer extends ListAnswer<Row>> = {
  /** Name of the list in preferences: `fleet`. */
  name: ListName;
  title: string;
  /** Links to the other lists of the area, under the title. */
  tabs?: ReactNode;
  /** Stands behind the saved views, among the tools of the list. */
  tool?: ReactNode;
  searchPlaceholder: string;
  columns: readonly ListColumn<Row>[];
  /** More columns are still loading, so a sort or filter by one of them is not treated as unknown yet. */
  columnsPending?: boolean;
  source: ListSource<Answer>;
  /** The order until the user chooses one; by default that of the first column. */
  initialSort?: NonNullable<ListState['sort']>;
  /** The next page loads when the end of the list is near. */
  grows?: boolean;
  linkOf: (row: Row) => string;
  /** The card of a row at phone width, with its three main facts. */
  renderCard: (row: Row) => ReactNode;
  /** Links beside the card, which is a link itself. */
  besideCard?: (row: Row) => ReactNode;
  segments: readonly SegmentOption[];
  /** The address of the segment builder; without it the list has no custom segments. */
  segmentBuilderPath?: SegmentBuilderPath;
  /** A choice of the kind of rows, with the counts of the answer; the list shows every kind without it. */
  kinds?: ((answer: Answer | undefined) => KindOptions) | undefined;
  /** Whether what the list shows can be saved as a view. */
  hasViews?: boolean;
  /** The entries of the Actions menu; `count` is the number of rows they apply to. */
  actions?: (count: number) => readonly ListAction[];
  create?: { label: string; to: string } | undefined;
  /** The actions on selected rows; without any there are no checkboxes. */
  bulk?: readonly BulkAction[];
  /** The name of a row for its checkbox. */
  nameOf?: (row: Row) => string;
  /** Shown while no record exists at all, which `when` decides by the first answer. */
  first: { when: (answer: Answer) => boolean; content: ReactNode };
  /** What stands under the rows about all rows that the list matches, such as sums. */
  foot?: (answer: Answer) => ReactNode;
  /** Says that reading failed, over an empty list of 0 rows; by default an error box stands in the place of the rows. */
  failed?: string;
  /** Said of a search or filters without a match, in the place of the general words. */
  emptySearch?: string;
  emptySegment: string;
  noMore: string;
  perPageOptions?: readonly number[];
};
