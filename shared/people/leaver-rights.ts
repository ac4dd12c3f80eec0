import type { Permission } from '#shared/permissions/rules.ts';
import type { HeldType } from './leaver.rules.ts';

/** All of them are needed to decide what becomes of a thing. */
export const decideRights = {
  car: ['fleet:write', 'fleet:assign'],
  asset: ['assets:write'],
  software_license: ['software:write'],
} as const satisfies Record<HeldType, readonly Permission[]>;
