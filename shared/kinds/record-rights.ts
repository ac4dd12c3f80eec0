import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** The right to see records of each kind and the right to change them; scope and fields may ask for more. */
export const recordRights: Readonly<Record<ObjectType, { readonly read: Permission; readonly write: Permission }>> = {
  car: { read: 'fleet:read', write: 'fleet:write' },
  asset: { read: 'assets:read', write: 'assets:write' },
  software_product: { read: 'software:read', write: 'software:edit-product' },
  software_license: { read: 'software:read', write: 'software:write' },
  employee: { read: 'people:read', write: 'people:write' },
};
