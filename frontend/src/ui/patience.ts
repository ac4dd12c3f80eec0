/** Ends a call without an answer, after four times what the API takes at most. */
export const patience = (): AbortSignal => AbortSignal.timeout(60_000);
