import type { Permission } from '#shared/permissions/rules.ts';
import { heldTypes, type HeldType } from './leaver.rules.ts';

/** The rights that are all needed to decide about a held record of each kind. */
export const decideRights = {
  car: ['fleet:write', 'fleet:assign'],
  asset: ['assets:write'],
  software_license: ['software:write'],
} as const satisfies Record<HeldType, readonly Permission[]>;

/** The kinds of records that somebody with these rights may return, transfer or keep for a leaver. */
export const decidableTypes = (can: (permission: Permission) => boolean): readonly HeldType[] =>
  heldTypes.filter((type) => decideRights[type].every((permission) => can(permission)));
