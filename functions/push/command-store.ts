import { isWatched } from '#shared/push/command.rules.ts';
import { pushCommand, type PushCommand } from '#shared/push/push-command.ts';
import { AppError } from '#shared/errors/problem.ts';
import { pushCommandKey, WATCHED_PUSHES, watchedPushKey } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/* Where pushes are kept (docs/areas/push.md#commands). They are the history of what left, for as long as the company keeps it. */

const CHANGE_ATTEMPTS = 8;

const itemOf = (command: PushCommand): Item => ({ ...pushCommandKey(command.command_id), ...command });

const toCommand = (item: Item): PushCommand => parseStored(pushCommand, item);

/** The marker by which the sweeper finds a push, so that it never reads those of years. */
const watch = ({ command_id: id }: PushCommand): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: watchedPushKey(id) } }),
});
const unwatch = (commandId: string): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: watchedPushKey(commandId) } }),
});

export const createCommand = (command: PushCommand): Write[] => [
  {
    build: () => ({
      Put: {
        TableName: recordsTable(),
        Item: itemOf(command),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  },
  watch(command),
];

/** The push, strongly consistent; undefined when there is none. */
export const readCommand = async (commandId: string): Promise<PushCommand | undefined> => {
  const item = await readItem(pushCommandKey(commandId));
  return item && toCommand(item);
};

/** The push for a change or its page; throws 404 when there is none. */
export const storedCommand = async (commandId: string): Promise<PushCommand> => {
  const command = await readCommand(commandId);
  if (!command) throw new AppError('not_found');
  return command;
};

class OvertakenError extends Error {}

const replaceCommand = (before: PushCommand, after: PushCommand): Write[] => [
  {
    build: () => ({
      Put: {
        TableName: recordsTable(),
        Item: itemOf({ ...after, rev: before.rev + 1 }),
        ConditionExpression: 'rev = :rev',
        ExpressionAttributeValues: { ':rev': before.rev },
      },
    }),
    failed: () => new OvertakenError(),
  },
  ...(isWatched(before) === isWatched(after) ? [] : [isWatched(after) ? watch(after) : unwatch(after.command_id)]),
];

/**
 * Applies `change` to the stored push, with further writes in the same transaction, and returns the new one. When
 * `change` returns undefined the push stays as it is. Throws `not_found`, or `conflict` when others keep changing it.
 */
export const changeCommand = async (
  commandId: string,
  change: (command: PushCommand) => PushCommand | undefined,
  more: (after: PushCommand) => readonly Write[] = () => [],
): Promise<PushCommand> => {
  for (let attempt = 1; attempt <= CHANGE_ATTEMPTS; attempt += 1) {
    const before = await storedCommand(commandId);
    const after = change(before);
    if (!after) return before;
    try {
      await transact([...replaceCommand(before, after), ...more(after)]);
      return { ...after, rev: before.rev + 1 };
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
    }
  }
  throw new AppError('conflict');
};

/** The ids of the pushes that the sweeper looks after, oldest first. */
export const watchedIds = async (): Promise<string[]> => {
  const markers = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': WATCHED_PUSHES },
  });
  return markers.map((item) => String(item['sk']));
};

/** Ends looking after a push for good. */
export const stopWatching = (commandId: string): Promise<void> => transact([unwatch(commandId)]);
