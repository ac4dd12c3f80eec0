import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { heldPeriodFrom } from '#shared/people/leaver-periods.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetIndex } from './asset-store.ts';

/** The assets that a person owns now or gets later; the caller has checked that the actor sees the person. */
export const assetsOwnedOrPlanned = async (employeeId: number): Promise<AssetRow[]> =>
  [...(await assetIndex()).all()].filter(
    (row) => row.deleted === 0 && heldPeriodFrom(row.periods, employeeId, today()) !== undefined,
  );

/** The assets that a person owns now, under the same condition. */
export const assetsOwnedBy = async (employeeId: number): Promise<AssetRow[]> =>
  (await assetsOwnedOrPlanned(employeeId)).filter((row) => row.owner_employee_id === employeeId);
