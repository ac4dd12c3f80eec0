import { isUnderWay } from '#shared/push/names.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { forgetObjects } from '#functions/platform/files/forget-objects.ts';
import {
  pushAnswerKey,
  pushCommandKey,
  pushedPersonKey,
  watchedPushKey,
  type Key,
} from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { payloadFolder, readHead } from './payload.ts';

const AT_ONCE = 90;

const removalOf = ({ pk, sk }: Key): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: { pk, sk } } }),
});

const removeRows = async (pk: string): Promise<void> => {
  const rows = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'pk, sk',
  });
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await transact(rows.slice(at, at + AT_ONCE).map(({ sk }) => removalOf({ pk, sk: String(sk) })));
};

/** The ended pushes that began before an instant (ISO), oldest first. */
export const endedPushesBefore = async (instant: string): Promise<PushCommand[]> =>
  (await readCommands())
    .filter(
      ({ created_at: at, ended_at: ended, status_report: status }) =>
        at < instant && ended !== null && !isUnderWay(status),
    )
    .toReversed();

/** Whether a push sent days of one of these people, or left them out by name. */
export const isPushOf = async ({ payload_id: id }: PushCommand, people: ReadonlySet<number>): Promise<boolean> => {
  const head = await readHead(id);
  return [...(head?.people ?? []), ...(head?.left_out ?? [])].some(({ employee_id: one }) => people.has(one));
};

/**
 * Removes what is kept of a push: what it sent, what the office answered, and what became of each person. The push itself
 * goes last; cut off, the next call goes on. Days that two pushes sent alike are one file, which goes with the last,
 * with the versions that the bucket would keep.
 */
export const removePush = async ({ command_id: id, payload_id: payload }: PushCommand): Promise<void> => {
  const others = (await readCommands()).filter(({ command_id: other }) => other !== id);
  if (others.every((other) => other.payload_id !== payload)) await forgetObjects(`${payloadFolder(payload)}/`);
  await removeRows(pushAnswerKey(id, '').pk);
  await removeRows(pushedPersonKey(id, 0).pk);
  await transact([removalOf(watchedPushKey(id)), removalOf(pushCommandKey(id))]);
};
