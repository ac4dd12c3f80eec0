import type { Decision } from './decisions.ts';

/** The names and inputs of the runs of days off. Endpoints that start a run do not need its work, so that stands apart. */
export const DECIDE_KIND = 'days-off-decide';
export const REDERIVE_KIND = 'days-off-rederive';

export type DecideInput = Decision & { readonly ids: readonly number[] };
export type RederiveInput = { readonly employee_ids: readonly number[] };
