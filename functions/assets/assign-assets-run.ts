import type { Actor } from '#shared/permissions/actor.ts';
import { assignToMany, type NewAssignment } from '#functions/platform/assignments/assign-to-many.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planAssetChange } from './asset-changes.ts';
import { ASSIGN_KIND, type AssignInput } from './asset-runs.ts';
import { assetStore } from './asset-store.ts';
import { findAssetType } from './asset-types.ts';

/** Bulk assign delay (docs/areas/assets.md#assigning). */
export const PACE_MS = 600;

type Target = Pick<NewAssignment, 'employeeId' | 'id' | 'numbers' | 'person'>;

/** The writes of a new asset of one person. */
export const newAssetOf = (
  actor: Actor,
  { employeeId, id, numbers, person }: Target,
  { assetTypeId, price, start_date, typeName }: AssignInput & { typeName: string },
): Write[] => {
  // Throws for somebody who cannot have it from that day on.
  person(start_date);
  return planAssetChange({
    actor,
    id,
    before: undefined,
    body: { assetTypeId, price, owner_employee_id: employeeId },
    dates: { start_date_new_owner: start_date, end_date_old_owner: null },
    typeNames: { old: '', new: typeName },
    at: now(),
    numbers,
  }).writes;
};

/** Gives each person an asset of one type, person by person (docs/areas/assets.md#assigning). */
export const assignAssetsRun = assignToMany<AssignInput, { typeName: string }>({
  kind: ASSIGN_KIND,
  object: 'asset',
  permission: 'assets:write',
  paceMs: PACE_MS,
  groupMax: 20,
  // The wording is fixed (docs/areas/assets.md#assigning).
  failure: (message) => `Could not create asset: ${message}`,
  reserveIds: assetStore.reserveIds,
  prepare: async ({ assetTypeId }) => ({ typeName: (await findAssetType(assetTypeId)).name }),
  assign: (target, input, { actor }) => ({ writes: newAssetOf(actor, target, input) }),
  finish: async (_, { created, failed }) => ({ object: 'asset', created, changed: 0, failed }),
});
