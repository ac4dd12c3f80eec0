import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { assetIndex } from './asset-store.ts';

/** The assets that a person owns now; the caller has checked that the actor sees the person. */
export const ownedBy = async (employeeId: number): Promise<AssetRow[]> =>
  [...(await assetIndex()).all()].filter((row) => row.deleted === 0 && row.owner_employee_id === employeeId);
