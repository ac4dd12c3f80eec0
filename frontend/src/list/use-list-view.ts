import { useMemo } from 'react';
import type { Preferences } from '#shared/list/preferences.ts';
import { chosenColumns } from './list-column.ts';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { customKeysIn, onlyKnownColumns, type ListState } from './list-state.ts';
import { useListState } from './use-list-state.ts';

/** What the user chose for the list the last time. */
export type Remembered = {
  /** What the user chose last is not known yet: no rows are read. */
  isWaiting: boolean;
  remembered: Preferences;
  remember: (change: Partial<Preferences>) => void;
};

/**
 * What the list shows and in which columns: the address, completed by what the user chose last and by the defaults of
 * the page.
 */
export const useListView = <Row, Answer extends ListAnswer<Row>>(
  { columns, columnsPending, kinds, segments, initialSort }: ListPageProps<Row, Answer>,
  { isWaiting, remembered, remember }: Remembered,
) => {
  const [urlState, change] = useListState(remembered, remember, isWaiting);
  const keys = useMemo(() => new Set([...columns.map(({ key }) => key), 'id']), [columns]);
  const known = onlyKnownColumns(urlState, columnsPending ? new Set([...keys, ...customKeysIn(urlState)]) : keys);
  // A view saves what was chosen, without the order that the page has by default.
  const saved: ListState = kinds ? known : { ...known, kind: undefined };
  const [firstColumn] = columns;
  const defaultSort = initialSort ?? (firstColumn && ({ column: firstColumn.key, direction: 'asc' } as const));
  const state: ListState = { ...saved, sort: saved.sort ?? defaultSort ?? null };
  const chosenKeys = state.columns === undefined ? remembered.columns : state.columns;
  const chooseColumns = (next: string[] | null): void =>
    state.view === undefined && state.columns === undefined
      ? remember({ columns: next })
      : change({ columns: next, page: state.page }, 'replace');
  return {
    state,
    saved,
    change,
    /** The keys of the columns that the user chose; null for those of the segment. */
    chosenKeys,
    chooseColumns,
    shownColumns: chosenColumns(columns, chosenKeys, state.segment),
    segment: segments.find(({ value }) => value === state.segment),
    isNarrowed: state.search !== '' || state.filters !== null || state.kind !== undefined,
  };
};

export type ListView<Row> = ReturnType<typeof useListView<Row, ListAnswer<Row>>>;
