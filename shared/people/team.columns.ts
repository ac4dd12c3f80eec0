import type { Column } from '#shared/list/column.ts';
import type { Team } from './team.ts';

export const teamColumns = [
  {
    key: 'name',
    label: 'people:team.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
] as const satisfies readonly Column<Team>[];
