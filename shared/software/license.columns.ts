import type { Column } from '#shared/list/column.ts';
import type { License } from './license.ts';

/**
 * A licence as the list engine keeps it, with the names of its product and person. Without its product it is inactive.
 */
export type LicenseRow = Omit<License, 'excel_import_id' | 'insert_method'> & {
  /** Name of the product. */
  name: string;
  url: string;
  person_name: string | null;
  /** Key of the person's picture. */
  person_avatar: string | null;
  person_team_names: string | null;
  /** 1: the person is deactivated. */
  person_left: 0 | 1;
  product_deleted: 0 | 1;
};

/** One table for list, sort, search, filter, column settings, export and import. */
export const licenseColumns = [
  {
    key: 'name',
    label: 'software:column.name',
    kind: 'text',
    value: (row) => row.name,
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
    suggests: 'team',
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
    value: (row) => (row.deleted === 1 ? 0 : 1),
    shown: true,
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
  },
  { key: 'person_left', label: 'software:column.person_left', kind: 'flag', value: (row) => row.person_left },
  { key: 'id', label: 'software:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<LicenseRow>[];
