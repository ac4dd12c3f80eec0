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
  change: (to: { group?: ColumnGroup; column?: Column | 'all'; search?: string }) => void;
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
  const search = params.get('search') ?? '';
  return {
    group,
    column,
    columns: column === 'all' ? all : [column],
    search,
    change(to) {
      const next = new URLSearchParams();
      const wanted = { group, search, ...(to.group === undefined && asked && { column: asked }), ...to };
      if (wanted.group !== 'roles') next.set('group', wanted.group);
      if (wanted.column !== undefined && wanted.column !== 'all') next.set('column', wanted.column);
      if (wanted.search !== '') next.set('search', wanted.search);
      setParams(next, { replace: true });
    },
  };
};
