import { webhookHealthKey, WEBHOOK_HEALTH } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Since when every attempt failed, by subscription; one whose last attempt arrived is not in it. */
export const failingSince = async (): Promise<Map<number, string>> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': WEBHOOK_HEALTH },
  });
  return new Map(items.map(({ sk, failing_since: since }) => [Number(sk), String(since)]));
};

export const noteFailing = (subscriptionId: number, since: string): Write => ({
  build: () => ({
    Put: { TableName: recordsTable(), Item: { ...webhookHealthKey(subscriptionId), failing_since: since } },
  }),
});

export const noteArrived = (subscriptionId: number): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: webhookHealthKey(subscriptionId) } }),
});
