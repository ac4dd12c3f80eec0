import { LEASE_MINUTES } from '#shared/push/limits.ts';
import { hasLeft } from '#shared/push/command.rules.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { AppError } from '#shared/errors/problem.ts';
import { pushLockKey, type Key } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/* The push that holds a month of an integration (docs/areas/push.md#commands): only that push may send. */

type Holder = Pick<PushCommand, 'command_id' | 'integration_id' | 'year' | 'month' | 'by' | 'chunks'>;
type HeldMonth = Pick<Holder, 'integration_id' | 'year' | 'month'>;

const keyOf = ({ integration_id: id, year, month }: HeldMonth): Key => pushLockKey(id, monthKey(year, month));

/** A month of which something left is held until its outcome is known, however long its worker is dead. */
const HELD = Number.MAX_SAFE_INTEGER;
// The lease is about the clock of the machine, whatever day the product believes it is.
const heldUntil = (holder: Holder): number => (hasLeft(holder) ? HELD : Date.now() + LEASE_MINUTES * 60_000);

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
        lease_until: heldUntil(holder),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR command_id = :own OR lease_until < :now',
      ExpressionAttributeValues: { ':own': holder.command_id, ':now': Date.now() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: inProgress,
});

class LostMonthError extends Error {}

/**
 * Holds the month on: for another lease, or without end once something left. Fails, and with it everything that is
 * saved beside it, when another push took the month after the lease had ended: so nothing of this one leaves.
 */
export const keepMonth = (holder: Holder): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: keyOf(holder),
      UpdateExpression: 'SET lease_until = :until',
      ConditionExpression: 'command_id = :own AND lease_until <= :until',
      ExpressionAttributeValues: { ':until': heldUntil(holder), ':own': holder.command_id },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  // Another worker of the push holds it longer already: its request left while this one read that nothing had.
  instead: (current) => Promise.resolve(current?.['command_id'] === holder.command_id ? [] : undefined),
  failed: () => new LostMonthError(),
});

/** Holds the month on; false when another push has it. */
export const renewMonth = async (holder: Holder): Promise<boolean> => {
  try {
    await transact([keepMonth(holder)]);
    return true;
  } catch (error) {
    if (error instanceof LostMonthError) return false;
    throw error;
  }
};

/** Gives the month back, unless another push has it by now. */
export const leaveMonth = (holder: HeldMonth & Pick<Holder, 'command_id'>): Write => ({
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

/** What a push that stops does with its month: it stays held when the office may have something of it. */
export const holdOrLeave = (holder: Holder): Write =>
  hasLeft(holder) ? { ...keepMonth(holder), instead: () => Promise.resolve([]) } : leaveMonth(holder);

/** Throws `push_in_progress` when a push holds the month, before much is computed. */
export const assertFree = async (month: HeldMonth): Promise<void> => {
  const item = await readItem(keyOf(month));
  if (item && Number(item['lease_until']) >= Date.now()) throw inProgress(item);
};
