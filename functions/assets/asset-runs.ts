/**
 * The names and inputs of the runs on assets. Endpoints that start a run do not need its work, so that stands apart.
 */
export const ASSIGN_KIND = 'assets-assign';
export const TRANSFER_KIND = 'assets-transfer';
/** The run that undoes either of them. */
export const ASSETS_UNDO_KIND = 'assets-undo';

export const undoOfAssets = { kind: ASSETS_UNDO_KIND, permission: 'assets:write' } as const;

/** Dates are ISO. */
export type AssignInput = {
  assetTypeId: number;
  price: number | null;
  employee_ids: readonly number[];
  start_date: string;
};

/**
 * `asset_ids` null means everything that the person owns when the run begins; `to_employee_id` 0 returns the assets.
 */
export type TransferInput = {
  from_employee_id: number;
  to_employee_id: number;
  asset_ids: readonly number[] | null;
  date: string;
};
