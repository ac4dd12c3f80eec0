import type { PlannedCells } from '#shared/assignments/planned.ts';
import { policyColumns, type PolicyCells } from '#shared/contracts/policy.columns.ts';
import type { Column } from '#shared/list/column.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { acceptances, type Asset } from './asset.ts';
import { assetTag, typedTag } from './asset-tag.ts';
import { serialKey } from './asset.rules.ts';

/** An asset as the list engine keeps it: the stored asset with the names and pictures of its type and owner. */
export type AssetRow = Omit<Asset, 'import_id' | 'earlier_checks'> &
  PlannedCells &
  PolicyCells & {
    /** The type as stored, which was merged into `assetTypeId` where the two differ. */
    stored_type_id: number;
    /** Name of the type. */
    name: string;
    /** Key of the type's picture. */
    picture: string | null;
    owner_employee_name: string | null;
    /** Key of the owner's picture. */
    owner_employee_avatar: string | null;
    owner_team_names: string | null;
    owner_team_ids: readonly number[];
    /** The first day of the present owner. */
    owner_since: IsoDate | null;
  };

/** One table for list, sort, search, filter, column settings, export and import. */
export const assetColumns = [
  {
    key: 'name',
    label: 'assets:column.name',
    kind: 'text',
    value: (row) => row.name,
    refersTo: 'asset_type',
    refs: (row) => [row.assetTypeId],
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'label',
    label: 'assets:column.label',
    kind: 'text',
    value: ({ id }) => assetTag(id),
    searchable: true,
    termAs: typedTag,
  },
  {
    key: 'owner_employee_name',
    label: 'assets:column.owner_employee_name',
    kind: 'person',
    value: (row) => row.owner_employee_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'team',
    label: 'assets:column.team',
    kind: 'tags',
    value: (row) => row.owner_team_names,
    refersTo: 'team',
    refs: (row) => row.owner_team_ids,
  },
  { key: 'price', label: 'assets:column.price', kind: 'money', value: (row) => row.price, shown: true },
  {
    key: 'vendor',
    label: 'assets:column.vendor',
    kind: 'text',
    value: (row) => row.vendor,
    searchable: true,
    shown: true,
  },
  {
    key: 'serial_number',
    label: 'assets:column.serial_number',
    kind: 'text',
    value: (row) => row.serial_number,
    searchable: true,
    searchAlso: (row) => row.serial_number && serialKey(row.serial_number),
    shown: true,
  },
  {
    key: 'owner_since',
    label: 'assets:column.owner_since',
    kind: 'date',
    value: (row) => row.owner_since,
    shown: true,
  },
  {
    key: 'planned_from',
    label: 'assets:column.planned_from',
    kind: 'date',
    value: (row) => row.planned?.start_date ?? null,
  },
  {
    key: 'next_holder',
    label: 'assets:column.next_holder',
    kind: 'text',
    value: (row) => row.planned_name,
    namesAnybody: true,
  },
  {
    key: 'acceptance',
    label: 'assets:column.acceptance',
    kind: 'enum',
    value: (row) => row.acceptance,
    options: acceptances,
  },
  {
    key: 'last_checked',
    label: 'assets:column.last_checked',
    kind: 'date',
    value: (row) => row.last_check?.date ?? null,
  },
  ...policyColumns('assets'),
  { key: 'id', label: 'assets:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<AssetRow>[];
