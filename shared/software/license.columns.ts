import type { PlannedCells } from '#shared/assignments/planned.ts';
import type { Column } from '#shared/list/column.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { License } from './license.ts';

/**
 * A licence as the list engine keeps it: as of today, with the names of its product and person. Without its product it
 * is inactive.
 */
export type LicenseRow = Omit<License, 'excel_import_id' | 'insert_method'> &
  PlannedCells & {
    /** 1: somebody has it today. One that begins later is not active yet, and not deactivated either. */
    active: 0 | 1;
    /** The planned end of the licence while that lies ahead, as the first day without. */
    planned_end: IsoDate | null;
    /** Name of the product. */
    name: string;
    url: string;
    person_name: string | null;
    /** Key of the person's picture. */
    person_avatar: string | null;
    person_team_names: string | null;
    person_team_ids: readonly number[];
    /** 1: the person is deactivated. */
    person_left: 0 | 1;
    product_deleted: 0 | 1;
    /** What its seat costs in EUR while it is active; null without a known cost. */
    cost_monthly: number | null;
    cost_yearly: number | null;
    /** The cost of a month, not rounded, for sums. */
    cost_exact: number | null;
    /** The licence as if its product was not deleted; null while the product is in use. */
    with_product: Pick<License, 'deleted' | 'employee_id' | 'date_enabled' | 'date_deactivated' | 'periods'> | null;
  };

/** One table for list, sort, search, filter, column settings, export and import. */
export const licenseColumns = [
  {
    key: 'name',
    label: 'software:column.name',
    kind: 'text',
    value: (row) => row.name,
    refersTo: 'software_product',
    refs: (row) => [row.product_id],
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'url', label: 'software:column.url', kind: 'text', value: (row) => row.url },
  {
    key: 'person_name',
    label: 'software:column.person_name',
    kind: 'person',
    value: (row) => row.person_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'team',
    label: 'software:column.team',
    kind: 'tags',
    value: (row) => row.person_team_names,
    refersTo: 'team',
    refs: (row) => row.person_team_ids,
  },
  {
    key: 'username',
    label: 'software:column.username',
    kind: 'text',
    value: (row) => row.username,
    searchable: true,
    shown: true,
  },
  {
    key: 'active',
    label: 'software:column.active',
    kind: 'flag',
    value: (row) => row.active,
    shown: true,
    idleIn: ['all'],
  },
  {
    key: 'date_enabled',
    label: 'software:column.date_enabled',
    kind: 'date',
    value: (row) => row.date_enabled,
    shown: true,
  },
  {
    key: 'date_deactivated',
    label: 'software:column.date_deactivated',
    kind: 'date',
    value: (row) => row.date_deactivated,
    shown: true,
    idleIn: ['all'],
  },
  {
    key: 'cost_monthly',
    label: 'software:column.cost_monthly',
    kind: 'money',
    value: (row) => row.cost_monthly,
    shown: true,
  },
  { key: 'cost_yearly', label: 'software:column.cost_yearly', kind: 'money', value: (row) => row.cost_yearly },
  {
    key: 'planned_from',
    label: 'software:column.planned_from',
    kind: 'date',
    value: (row) => row.planned?.start_date ?? null,
  },
  {
    key: 'next_holder',
    label: 'software:column.next_holder',
    kind: 'text',
    value: (row) => row.planned_name,
    namesAnybody: true,
  },
  { key: 'planned_end', label: 'software:column.planned_end', kind: 'date', value: (row) => row.planned_end },
  { key: 'person_left', label: 'software:column.person_left', kind: 'flag', value: (row) => row.person_left },
  { key: 'id', label: 'software:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<LicenseRow>[];
