import { AppError } from '#shared/errors/problem.ts';
import { monthKey, offeredMonths } from '#shared/push/month.rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { pushLockKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

const inProgress = (held: Item | undefined): AppError => {
  const by = String(held?.['held_by']);
  return new AppError('push_in_progress', {
    detail: `${by} is pushing days off through this integration. Wait for the end of the push.`,
    extras: { command_id: String(held?.['command_id']), by, since: String(held?.['since']) },
  });
};

/** Fails with `push_in_progress` when a push took one of the months that a new push can take, since they were read. */
const stillFree = (integrationId: number): Write[] =>
  offeredMonths(today()).map(({ year, month }) => ({
    build: () => ({
      ConditionCheck: {
        TableName: recordsTable(),
        Key: pushLockKey(integrationId, monthKey(year, month)),
        ConditionExpression: 'attribute_not_exists(pk) OR lease_until < :now',
        ExpressionAttributeValues: { ':now': Date.now() },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    }),
    failed: inProgress,
  }));

/**
 * Throws `push_in_progress` while a push holds a month of the integration (docs/areas/push.md#commands), and returns
 * what keeps another one from beginning in the transaction of the change.
 */
export const noPushUnderWay = async (integrationId: number): Promise<Write[]> => {
  const locks = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pushLockKey(integrationId, '').pk },
  });
  const held = locks.find((lock) => Number(lock['lease_until']) >= Date.now());
  if (held) throw inProgress(held);
  return stillFree(integrationId);
};
