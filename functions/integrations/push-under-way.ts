import { AppError } from '#shared/errors/problem.ts';
import { pushLockKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';

/** Throws `push_in_progress` while a push holds a month of the integration (docs/areas/push.md#commands). */
export const assertNoPushUnderWay = async (integrationId: number): Promise<void> => {
  const locks = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pushLockKey(integrationId, '').pk },
  });
  const held = locks.find((lock) => Number(lock['lease_until']) >= Date.now());
  if (!held) return;
  const by = String(held['held_by']);
  throw new AppError('push_in_progress', {
    detail: `${by} is pushing days off through this integration. Wait for the end of the push.`,
    extras: { command_id: String(held['command_id']), by, since: String(held['since']) },
  });
};
