import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { changeLogEntry, changeLogWrite, LATE_MS, type ChangeLogEntry } from './change-log-entry.ts';
import { announceWrites } from './change-log.ts';
import { transactionClient } from './client.ts';
import { dropLogAhead } from './log-ahead.ts';
import { isNotApplied, isOutcomeUnknown, isTooLarge } from './storage-errors.ts';
import type { Item, TransactItem, Write } from './write.ts';

/** What DynamoDB takes at once; one action is the entry of the change log. */
const ACTIONS_MAX = 100;
export const TRANSACTION_MAX = ACTIONS_MAX - 1;
const ATTEMPTS = 6;
const BACKOFF_MS = 25;
/** A second entry may be late itself. */
const SECOND_ENTRIES_MAX = 3;
/** Reasons after which nothing was applied and a retry may succeed. */
const retryableReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

type Place = { TableName: string | undefined; Item?: Item | undefined; Key?: Item | undefined };

/** The item that an action is about, as text. */
const keyOf = ({ Put: put, Update: update, Delete: remove, ConditionCheck: check }: TransactItem): string => {
  const target: Place = put ?? update ?? remove ?? check ?? { TableName: undefined };
  const { pk, sk } = target.Key ?? target.Item ?? {};
  return JSON.stringify([target.TableName, pk, sk]);
};

/** Each write once, and after them the conditions that they bring along, each once. */
export const withChecks = (writes: readonly Write[]): Write[] => {
  const checks = new Map<string, Write>();
  for (const write of writes) for (const check of write.checks ?? []) checks.set(keyOf(check.build(0)), check);
  return [...new Set(writes), ...checks.values()];
};

/** The writes with others in the place of one; a transaction takes one action per item, so the first one counts. */
const replaced = (writes: readonly Write[], index: number, others: readonly Write[]): Write[] => {
  const kept = writes.toSpliced(index, 1);
  const known = new Set(kept.map((write) => keyOf(write.build(0))));
  return [...kept, ...others.filter((write) => !known.has(keyOf(write.build(0))))];
};

/** The writes to send again after a cancelled transaction; throws what cannot be mended. */
const afterCancelled = async (
  error: TransactionCanceledException,
  writes: readonly Write[],
): Promise<readonly Write[]> => {
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  if (index < 0) {
    if (reasons.some((reason) => retryableReasons.has(reason.Code ?? ''))) return writes;
    throw error;
  }
  const item = reasons[index]?.Item;
  const current = item && unmarshall(item);
  const others = await writes[index]?.instead?.(current);
  if (others) return replaced(writes, index, others);
  throw (await writes[index]?.failed?.(current)) ?? new AppError('conflict');
};

const tooLargeError = (): AppError =>
  new AppError('payload_too_large', {
    detail: 'A record has room for 400 KB, and this is more. Nothing was saved. Shorten its texts and try again.',
  });

const tooManyError = (): AppError =>
  new AppError('payload_too_large', {
    detail: 'These are more changes than one save holds. Nothing was saved. Make some of them first, then the others.',
  });

type Prepared = {
  request: { TransactItems: TransactItem[]; ClientRequestToken: string };
  entry: ChangeLogEntry | undefined;
};

const prepare = (writes: readonly Write[]): Prepared => {
  const changedAt = Date.now();
  const token = randomUUID();
  const items = writes.map((write) => write.build(changedAt));
  const entry = changeLogEntry(writes, items, changedAt, token);
  if (items.length + (entry ? 1 : 0) > ACTIONS_MAX) throw tooManyError();
  // The entry comes last, so that a refused action has the index of its write.
  return {
    request: { TransactItems: entry ? [...items, changeLogWrite(entry)] : items, ClientRequestToken: token },
    entry,
  };
};

/**
 * Gives a write that took long a second entry, with a stamp of now, before it is acknowledged: readers look back only a
 * little further than `LATE_MS`, and may have read past the first one while it was not there yet.
 */
const enterLateWrite = async (entry: ChangeLogEntry): Promise<void> => {
  let { changedAt } = entry;
  try {
    for (let tries = 0; tries < SECOND_ENTRIES_MAX && Date.now() - changedAt > LATE_MS; tries += 1) {
      changedAt = Date.now();
      const second = { ...entry, changedAt, token: randomUUID(), since: entry.changedAt };
      await transactionClient().send(new TransactWriteCommand({ TransactItems: [changeLogWrite(second)] }));
      announceWrites(second);
    }
  } catch {
    // The write itself stands, so the call succeeds: readers find it when they look back further, within ten seconds.
  }
};

/**
 * Applies all writes or none. Conflicts and throttling are retried with full jitter; a failed condition becomes the
 * error of its write; an item that is too large, and more writes than a transaction takes, `payload_too_large`. Throws
 * `unavailable` when the storage keeps refusing. A request keeps its token once an answer to it was lost: with another
 * one it could apply twice, or fail by its own first try.
 */
export const transact = async (sent: readonly Write[]): Promise<void> => {
  dropLogAhead();
  let writes: readonly Write[] = withChecks(sent);
  let { request, entry } = prepare(writes);
  let isAnswerLost = false;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await transactionClient().send(new TransactWriteCommand(request));
      if (entry) {
        announceWrites(entry);
        await enterLateWrite(entry);
      }
      for (const { committed } of writes) committed?.();
      return;
    } catch (error) {
      if (isTooLarge(error)) throw tooLargeError();
      if (error instanceof TransactionCanceledException) {
        writes = await afterCancelled(error, writes);
        if (writes.length === 0) return;
        ({ request, entry } = prepare(writes));
        isAnswerLost = false;
      } else if (isNotApplied(error)) {
        if (!isAnswerLost) ({ request, entry } = prepare(writes));
      } else if (isOutcomeUnknown(error)) {
        isAnswerLost = true;
      } else {
        throw error;
      }
      if (attempt < ATTEMPTS) await sleep(Math.random() * BACKOFF_MS * 2 ** attempt);
    }
  }
  throw new AppError('unavailable', {
    detail: isAnswerLost
      ? 'The storage did not answer in time. Look whether it was saved before you try again.'
      : 'The storage is busy; nothing was saved. Try again in a moment.',
  });
};
