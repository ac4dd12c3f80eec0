import { decideRights } from '#shared/people/leaver-rights.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { handOverAssets } from '#functions/assets/hand-over-assets.ts';
import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { handOverCars } from '#functions/fleet/hand-over-cars.ts';
import { handOverLicenses } from '#functions/software/hand-over-licenses.ts';

/** Every kind of record that people hold and hand over. */
const kinds = {
  car: handOverCars,
  asset: handOverAssets,
  software_license: handOverLicenses,
} satisfies Record<HeldType, HandOver>;

export const handOverOf = (type: HeldType): HandOver => kinds[type];

/** Any decision about a record, even to keep it, needs the rights to save a record of its kind. */
export const assertMayDecide = (actor: Actor, type: HeldType): void => {
  for (const permission of decideRights[type]) {
    assertMay(actor, permission, 'You do not have the right to change who holds it.');
  }
};
