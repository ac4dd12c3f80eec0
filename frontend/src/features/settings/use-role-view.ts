import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useActor } from '../../ui/actor.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { columnGroups, columnOf, columnsOf, type Column, type ColumnGroup } from './role-matrix.ts';

/** The part of the matrix that is shown. It is in the address, so that a user can send it to a colleague. */
export type RoleView = {
  group: ColumnGroup;
  /** One column, or all columns of the group. */
  column: Column | 'all';
  columns: readonly Column[];
  search: string;
  find: (search: string) => void;
  showGroup: (group: ColumnGroup) => void;
  showColumn: (column: Column | 'all') => void;
};

/** Only one column fits on a phone: the user's own role or the first modifier, until another is chosen. */
export const useRoleView = (isPhone: boolean): RoleView => {
  const { role } = useActor();
  const [params, setParams] = useSearchParams();
  const group = columnGroups.find((name) => name === params.get('group')) ?? 'roles';
  const all: readonly Column[] = columnsOf[group];
  const requested = all.find((column) => column === params.get('column'));
  const phoneColumn = group === 'roles' ? columnOf(role) : 'LIGHT';
  const column = requested ?? (isPhone ? phoneColumn : 'all');
  // The field has a state of its own, because the address follows after a delay.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const write = (to: { group: ColumnGroup; column: Column | 'all' | undefined; search: string }): void => {
    const next = new URLSearchParams();
    if (to.group !== 'roles') next.set('group', to.group);
    if (to.column !== undefined && to.column !== 'all') next.set('column', to.column);
    if (to.search !== '') next.set('search', to.search);
    setParams(next, { replace: true });
  };
  const writeSearch = useDebouncedCallback((text: string) => write({ group, column: requested, search: text }), 200);
  return {
    group,
    column,
    columns: column === 'all' ? all : [column],
    search,
    find(text) {
      setSearch(text);
      writeSearch(text);
    },
    // A search that still waits is cancelled, because it would undo the new choice.
    showGroup(to) {
      writeSearch.cancel();
      write({ group: to, column: undefined, search });
    },
    showColumn(to) {
      writeSearch.cancel();
      write({ group, column: to, search });
    },
  };
};
