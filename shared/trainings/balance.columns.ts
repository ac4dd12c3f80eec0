import type { Column } from '#shared/list/column.ts';
import { totalFollowed, noRightReasons, type Balance } from './training-right.rules.ts';

/** A person with their training right of a year, as the list of balances keeps them. */
export type BalanceRow = Balance & {
  /** The id of the person. */
  readonly id: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly employee_number: string | null;
  readonly team_names: string;
  readonly team_ids: readonly number[];
};

/** One table for list, sort, search, filter and export of training rights. */
export const balanceColumns = [
  { key: 'name', label: 'trainings:column.person_name', kind: 'person', value: (row) => row.name, searchable: true, shown: true, locked: true },
  { key: 'employee_number', label: 'trainings:column.employee_number', kind: 'text', value: (row) => row.employee_number, searchable: true, shown: true },
  { key: 'team', label: 'trainings:column.team', kind: 'tags', value: (row) => row.team_names || null, refersTo: 'team', refs: (row) => row.team_ids, shown: true },
  { key: 'right', label: 'trainings:column.right', kind: 'number', value: (row) => row.right, shown: true },
  { key: 'carried_over', label: 'trainings:column.carried_over', kind: 'number', value: (row) => row.carried_over, shown: true },
  { key: 'followed_formal', label: 'trainings:column.followed_formal', kind: 'number', value: (row) => row.followed_formal, shown: true },
  { key: 'followed_informal', label: 'trainings:column.followed_informal', kind: 'number', value: (row) => row.followed_informal, shown: true },
  { key: 'followed', label: 'trainings:column.followed', kind: 'number', value: totalFollowed },
  { key: 'planned', label: 'trainings:column.planned', kind: 'number', value: (row) => row.planned, shown: true },
  { key: 'left', label: 'trainings:column.left', kind: 'number', value: (row) => row.left, shown: true },
  { key: 'reason', label: 'trainings:column.reason', kind: 'enum', value: (row) => row.reason, options: noRightReasons },
] as const satisfies readonly Column<BalanceRow>[]; // prettier-ignore
