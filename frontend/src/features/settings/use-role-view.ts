import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useActor } from '../../ui/actor.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { columnGroups, columnOf, columnsOf, type Column, type ColumnGroup } from './role-matrix.ts';

/** What is shown of the matrix. It stands in the address, so that it can be sent to a colleague. */
export type RoleView = {
  group: ColumnGroup;
  /** One column, or all of the group. */
  column: Column | 'all';
  columns: readonly Column[];
  search: string;
  find: (search: string) => void;
  showGroup: (group: ColumnGroup) => void;
  showColumn: (column: Column | 'all') => void;
};

/** On the phone one column fits: the own role, or the first modifier, until another is chosen. */
export const useRoleView = (isPhone: boolean): RoleView => {
  const { role } = useActor();
  const [params, setParams] = useSearchParams();
  const group = columnGroups.find((name) => name === params.get('group')) ?? 'roles';
  const all: readonly Column[] = columnsOf[group];
  const asked = all.find((column) => column === params.get('column'));
  const one = group === 'roles' ? columnOf(role) : 'LIGHT';
  const column = asked ?? (isPhone ? one : 'all');
  // The address follows later than a hand types.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const write = (to: { group: ColumnGroup; column: Column | 'all' | undefined; search: string }): void => {
    const next = new URLSearchParams();
    if (to.group !== 'roles') next.set('group', to.group);
    if (to.column !== undefined && to.column !== 'all') next.set('column', to.column);
    if (to.search !== '') next.set('search', to.search);
    setParams(next, { replace: true });
  };
  const writeSearch = useDebouncedCallback((text: string) => write({ group, column: asked, search: text }), 200);
  return {
    group,
    column,
    columns: column === 'all' ? all : [column],
    search,
    find(text) {
      setSearch(text);
      writeSearch(text);
    },
    // A search that still waits would take back what is chosen now.
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
