import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { LEASE_MINUTES } from '#shared/push/limits.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { pushLockKey, type Key } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

/* Who holds a month of an integration (docs/areas/push.md#commands): only the push that holds it may send. */

type Holder = Pick<PushCommand, 'command_id' | 'integration_id' | 'year' | 'month' | 'by'>;

const keyOf = ({ integration_id: id, year, month }: Holder): Key => pushLockKey(id, monthKey(year, month));

/** A month of which something left is held until its outcome is known. */
const HELD = Number.MAX_SAFE_INTEGER;
// The lease is about the clock of the machine, whatever day the product believes it is.
const leaseUntil = (): number => Date.now() + LEASE_MINUTES * 60_000;

const inProgress = (current: Item | undefined): AppError =>
  new AppError('push_in_progress', {
    detail: `${String(current?.['held_by'])} is pushing this month.`,
    extras: {
      command_id: String(current?.['command_id']),
      by: String(current?.['held_by']),
      since: String(current?.['since']),
    },
  });

/** Takes the month unless another push holds it; fails with `push_in_progress`, who, and since when. */
export const takeMonth = (holder: Holder): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: {
        ...keyOf(holder),
        command_id: holder.command_id,
        held_by: holder.by,
        since: new Date().toISOString(),
        lease_until: leaseUntil(),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR command_id = :own OR lease_until < :now',
      ExpressionAttributeValues: { ':own': holder.command_id, ':now': Date.now() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: inProgress,
});

class LostMonthError extends Error {}

const keepUntil = (holder: Holder, until: number): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: keyOf(holder),
      UpdateExpression: 'SET lease_until = :until',
      ConditionExpression: 'command_id = :own',
      ExpressionAttributeValues: { ':until': until, ':own': holder.command_id },
    },
  }),
  failed: () => new LostMonthError(),
});

/** Holds the month for another lease; false when another push took it after the lease had ended. */
export const renewMonth = async (holder: Holder): Promise<boolean> => {
  try {
    await transact([keepUntil(holder, leaseUntil())]);
    return true;
  } catch (error) {
    if (error instanceof LostMonthError) return false;
    throw error;
  }
};

/** Holds the month until somebody says what became of it. */
export const holdMonth = (holder: Holder): Write => keepUntil(holder, HELD);

/** Gives the month back, unless another push has it by now. */
export const leaveMonth = (holder: Holder): Write => ({
  build: () => ({
    Delete: {
      TableName: recordsTable(),
      Key: keyOf(holder),
      ConditionExpression: 'attribute_not_exists(pk) OR command_id = :own',
      ExpressionAttributeValues: { ':own': holder.command_id },
    },
  }),
  instead: () => Promise.resolve([]),
});

/** Throws `push_in_progress` when another push holds the month, before much is computed. */
export const assertFree = async (month: Omit<Holder, 'by'>): Promise<void> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: keyOf({ ...month, by: '' }), ConsistentRead: true }),
  );
  if (item && item['command_id'] !== month.command_id && Number(item['lease_until']) >= Date.now())
    throw inProgress(item);
};
