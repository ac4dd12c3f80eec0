import type { StockChoice } from '#shared/assets/asset.rules.ts';
import type { ListQuery } from '#shared/list/list-query.ts';

/**
 * The names and inputs of the runs on assets. Endpoints that start a run do not need its work, so that stands apart.
 */
export const ASSIGN_KIND = 'assets-assign';
/** An assignment that takes from stock first. */
export const ASSIGN_STOCK_KIND = 'assets-assign-stock';
/** Both runs with a policy for each person over the assets that they got; the work itself is in the area of contracts. */
export const ASSIGN_POLICY_KIND = 'assets-assign-policy';
export const ASSIGN_STOCK_POLICY_KIND = 'assets-assign-stock-policy';
export const TRANSFER_KIND = 'assets-transfer';
/** The run that undoes each of them. */
export const ASSETS_UNDO_KIND = 'assets-undo';

export const undoOfAssets = { kind: ASSETS_UNDO_KIND, permission: 'assets:write' } as const;

/** Dates are ISO. */
export type AssignInput = {
  assetTypeId: number;
  price: number | null;
  employee_ids: readonly number[];
  start_date: string;
  /** The template of the policy that each person gets over it. */
  policy_template_id?: number | undefined;
};

/** `query` and `asset_ids` choose the assets; without either all in stock of the type are meant. */
export type AssignStockInput = AssignInput & {
  stock: Exclude<StockChoice, 'none'>;
  query?: ListQuery | undefined;
  asset_ids?: readonly number[] | undefined;
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
