import type { Column } from '#shared/list/column.ts';
import { groupAccesses, roles } from '#shared/permissions/actor.ts';
import type { User } from './user.ts';

export type UserRow = Omit<
  User,
  'impersonating_user_id' | 'impersonation' | 'sessions_revoked_at' | 'access_changed_at'
>;

export const userColumns = [
  {
    key: 'name',
    label: 'people:user.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'email', label: 'people:user.email', kind: 'text', value: (row) => row.email, searchable: true, shown: true },
  { key: 'role', label: 'people:user.role', kind: 'enum', value: (row) => row.role, options: roles, shown: true },
  {
    key: 'group_access',
    label: 'people:user.group_access',
    kind: 'enum',
    value: (row) => row.group_access,
    options: groupAccesses,
  },
] as const satisfies readonly Column<UserRow>[];
