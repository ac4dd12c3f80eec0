import { assignToMany } from '#functions/platform/assignments/assign-to-many.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planAssetChange } from './asset-changes.ts';
import { ASSIGN_KIND, type AssignInput } from './asset-runs.ts';
import { assetStore } from './asset-store.ts';
import { findAssetType } from './asset-types.ts';

/** Bulk assign delay (docs/areas/assets.md#assigning). */
const PACE_MS = 600;

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
  assign: ({ employeeId, id, numbers, person }, { assetTypeId, price, start_date, typeName }, { actor }) => ({
    writes: [
      ...planAssetChange({
        actor,
        id,
        before: undefined,
        body: { assetTypeId, price, owner_employee_id: employeeId },
        dates: { start_date_new_owner: start_date, end_date_old_owner: null },
        typeNames: { old: '', new: typeName },
        nameOf: () => person().name,
        at: now(),
        numbers,
      }).writes,
    ],
  }),
  finish: async (_, { created, failed }) => ({ object: 'asset', created, changed: 0, failed }),
});
