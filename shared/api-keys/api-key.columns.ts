import { TAG_SEPARATOR, type Column } from '#shared/list/column.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { keyStates, type ApiKey, type KeyState } from './api-key.ts';

/** A key as the list reads it. */
export type ApiKeyRow = ApiKey & {
  /** How the key begins, by which its owner finds it. */
  readonly begins: string;
  readonly last_used_at: string | null;
  readonly state: KeyState;
};

export const apiKeyColumns = [
  {
    key: 'name',
    label: 'api-keys:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    searchAlso: (row) => row.begins,
    shown: true,
    locked: true,
  },
  {
    key: 'scopes',
    label: 'api-keys:field.scopes',
    kind: 'tags',
    value: (row) => row.scopes.join(TAG_SEPARATOR),
    searchable: true,
  },
  {
    key: 'made_by',
    label: 'api-keys:column.made',
    kind: 'text',
    value: (row) => row.made_by_name,
    searchable: true,
    shown: true,
  },
  { key: 'expires_on', label: 'api-keys:column.ends', kind: 'date', value: (row) => row.expires_on, shown: true },
  {
    key: 'last_used_at',
    label: 'api-keys:column.used',
    kind: 'date',
    value: (row) => (row.last_used_at === null ? null : belgianDay(new Date(row.last_used_at))),
    shown: true,
  },
  {
    key: 'state',
    label: 'api-keys:column.state',
    kind: 'enum',
    value: (row) => row.state,
    options: keyStates,
    shown: true,
  },
] as const satisfies readonly Column<ApiKeyRow>[];
