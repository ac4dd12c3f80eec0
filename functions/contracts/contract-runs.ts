/**
 * The names and inputs of the runs on contracts. Endpoints that start a run do not need its work, so that stands apart.
 */
export const ADD_KIND = 'contracts-add';
/** The run that makes and sends a contract for each person. */
export const SEND_KIND = 'contracts-send';
export const DOWNLOAD_KIND = 'contracts-download';
/** The run that takes back the drafts of the first one. */
export const CONTRACTS_UNDO_KIND = 'contracts-undo';

export const undoOfContracts = { kind: CONTRACTS_UNDO_KIND, permission: 'contracts:write' } as const;

export type AddInput = {
  readonly template_id: number;
  readonly employee_ids: readonly number[];
  readonly contract_name: string | undefined;
  /** Values that were typed on the way, by person and shortcode. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
export type DownloadInput = { readonly contract_ids: readonly number[] };
