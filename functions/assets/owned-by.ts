import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { heldFrom } from '#shared/people/leaver-periods.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetIndex } from './asset-store.ts';

/** The assets that a person owns now or gets later; the caller has checked that the actor sees the person. */
export const ownedOrComing = async (employeeId: number): Promise<AssetRow[]> =>
  [...(await assetIndex()).all()].filter(
    (row) => row.deleted === 0 && heldFrom(row.periods, employeeId, today()) !== undefined,
  );

/** The assets that a person owns now, under the same condition. */
export const ownedBy = async (employeeId: number): Promise<AssetRow[]> =>
  (await ownedOrComing(employeeId)).filter((row) => row.owner_employee_id === employeeId);
