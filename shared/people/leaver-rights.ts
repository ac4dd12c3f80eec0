import type { Permission } from '#shared/permissions/rules.ts';
import type { HeldType } from './leaver.rules.ts';

/** The rights that are all needed to decide about a held record of each kind. */
export const decideRights = {
  car: ['fleet:write', 'fleet:assign'],
  asset: ['assets:write'],
  software_license: ['software:write'],
} as const satisfies Record<HeldType, readonly Permission[]>;
