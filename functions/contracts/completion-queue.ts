import { wakeUp } from '#functions/platform/runtime/wake-up.ts';
import { signingWorkKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Orders the result of a contract that everybody has signed; the stream of the table brings the order to the worker. */
export const completionIsDue = (id: number): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...signingWorkKey(id), contract_id: id } } }),
  committed: () => wakeUp('signing'),
});

/** Orders the work of a contract anew: only a new order wakes the worker. */
export const orderAgain = async (id: number): Promise<void> => {
  await transact([completionIsDone(id)]);
  await transact([completionIsDue(id)]);
};

/** The contracts with an order that was not carried out yet. */
export const waitingCompletions = async (): Promise<number[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': signingWorkKey(0).pk },
  });
  return items.map((item) => Number(item['contract_id']));
};

/** The order was carried out, or cannot be. */
export const completionIsDone = (id: number): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: signingWorkKey(id) } }),
});
