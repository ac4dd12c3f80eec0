import { wakeUp } from '#functions/platform/runtime/wake-up.ts';
import { signingWorkKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Orders the result of a contract that everybody has signed; the stream of the table brings the order to the worker. */
export const completionIsDue = (id: number): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...signingWorkKey(id), contract_id: id } } }),
  committed: () => wakeUp('signing'),
});

/** The order was carried out, or cannot be. */
export const completionIsDone = (id: number): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: signingWorkKey(id) } }),
});
