import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/errors/problem.ts';
import { logger, toError } from '#functions/platform/runtime/log.ts';
import { removalKey } from './keys.ts';
import { EXPIRES_AT, recordsTable, TOMBSTONE_SECONDS } from './tables.ts';
import { transact, TRANSACTION_MAX } from './transact.ts';
import type { Write } from './write.ts';

/**
 * How a record is deleted for good that others may name, so that no name of it is left behind. The deletion first marks
 * the record, then reads what names it, and deletes it in a transaction that holds the mark. Whoever saves a new name of
 * the record checks in their transaction that it has no mark. So a name was either saved before the mark, and the
 * deletion finds it, or it is refused. The mark of a deletion that ended early counts for a while; the first save after
 * that takes it away, and the deletion, should it still be at work, is refused.
 */

/** A record that another one names. */
export type Target = { readonly type: string; readonly id: number };

/** A mark on a record; only who has its token deletes the record, up to `until` (epoch seconds). */
export type RemovalMark = Target & { readonly token: string; readonly until: number };

/** How long a mark counts: longer than a chunk of a run may take. */
const MARK_SECONDS = 120;

const seconds = (): number => Math.floor(Date.now() / 1000);

const placeOf = ({ type, id }: Target) => ({ TableName: recordsTable(), Key: removalKey(type, id) });

/** The records of a type with these ids; 0 is none. */
export const targetsOf = (type: string, ids: readonly number[]): Target[] =>
  ids.filter((id) => id > 0).map((id) => ({ type, id }));

/**
 * Marks records that are about to be deleted for good; what names them is read after this. Who marks a record later
 * takes the mark over, so a run that goes on uses its own token again.
 */
export const markRemovals = async (
  targets: readonly Target[],
  token: string = randomUUID(),
): Promise<RemovalMark[]> => {
  const until = seconds() + MARK_SECONDS;
  const marked = targets.map((target): Write => ({
    build: () => ({
      Update: {
        ...placeOf(target),
        UpdateExpression: 'SET #token = :token, #until = :until, #expires = :expires',
        ExpressionAttributeNames: { '#token': 'token', '#until': 'until', '#expires': EXPIRES_AT },
        ExpressionAttributeValues: {
          ':token': token,
          ':until': until,
          ':expires': until + TOMBSTONE_SECONDS,
        },
      },
    }),
  }));
  for (let at = 0; at < marked.length; at += TRANSACTION_MAX) await transact(marked.slice(at, at + TRANSACTION_MAX));
  return targets.map(({ type, id }) => ({ type, id, token, until }));
};

const takenError = (): AppError => new AppError('unavailable', { detail: 'Somebody else was faster. Try again.' });

/** Goes with the deletion: the mark stays as long as the tombstone. Fails when the mark is over or was taken. */
export const finishRemoval = ({ token, until, ...target }: RemovalMark): Write => ({
  build: () => {
    if (until < seconds()) throw takenError();
    return {
      Update: {
        ...placeOf(target),
        ConditionExpression: '#token = :token',
        UpdateExpression: 'SET gone = :gone',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: { ':token': token, ':gone': 1 },
      },
    };
  },
  failed: takenError,
});

/** Takes a mark away, but never that of a record that is gone. */
const takeAway = ({ token, ...target }: Target & { readonly token: string }): Write => ({
  build: () => ({
    Delete: {
      ...placeOf(target),
      ConditionExpression: 'attribute_not_exists(pk) OR (#token = :token AND attribute_not_exists(gone))',
      ExpressionAttributeNames: { '#token': 'token' },
      ExpressionAttributeValues: { ':token': token },
    },
  }),
});

/** Ends a deletion that does not happen. Where that fails the mark ends by itself. */
export const dropRemoval = async (mark: RemovalMark): Promise<void> => {
  try {
    await transact([takeAway(mark)]);
  } catch (error) {
    logger.warn('a mark of a deletion is left to end by itself', { of: mark.type, id: mark.id, error: toError(error) });
  }
};

/**
 * Deletes one record for good: `remove` checks that nothing names the record, and sends its writes together with the one
 * that it gets.
 */
export const removing = async <R>(target: Target, remove: (finish: Write) => Promise<R>): Promise<R> => {
  const marks = await markRemovals([target]);
  try {
    return await remove(finishRemoval(marks[0]!));
  } catch (error) {
    for (const mark of marks) await dropRemoval(mark);
    throw error;
  }
};

/** Once more in a moment, the save finds that the record is gone, or that it stays. */
const refusedError = (): AppError =>
  new AppError('unavailable', {
    detail: 'A record that is named here is being deleted. Nothing was saved. Try again in a moment.',
  });

const notRemoved = (target: Target): Write => ({
  build: () => ({
    ConditionCheck: {
      ...placeOf(target),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  instead: async (mark) =>
    mark && mark['gone'] !== 1 && Number(mark['until']) < seconds()
      ? [takeAway({ ...target, token: String(mark['token']) })]
      : undefined,
  failed: refusedError,
});

/** The conditions of a save that none of the records is deleted which it names and which were not named before. */
export const newTargetChecks = (named: readonly Target[], before: readonly Target[] = []): Write[] =>
  named
    .filter(({ type, id }) => !before.some((one) => one.type === type && one.id === id))
    .map((target) => notRemoved(target));
