import { LruCache } from '#shared/list/lru-cache.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { signInKey } from '#functions/platform/storage/keys.ts';
import { activityTable, EXPIRES_AT } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { auditLine } from './audit-line.ts';

/** Longer than any session lives. */
const KEPT_SECONDS = 86_400;
const REFUSED_MS = 5 * 60_000;
const SEEN_MAX = 1_000;

const seen = new LruCache<{ until: number }>(SEEN_MAX);

const isNew = (key: string): boolean => (seen.get(key)?.until ?? 0) <= Date.now();

class AlreadyTold extends AppError {
  constructor() {
    super('conflict');
  }
}

/** Marks the sign-in, and fails when it is marked already. */
const firstCallOf = (subject: string, signedInAt: number): Write => {
  const { address, agent } = currentOrigin() ?? {};
  return {
    build: () => ({
      Put: {
        TableName: activityTable(),
        Item: {
          ...signInKey(subject, signedInAt),
          address,
          agent,
          [EXPIRES_AT]: Math.floor(Date.now() / 1000) + KEPT_SECONDS,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
    failed: () => new AlreadyTold(),
  };
};

/**
 * Puts a sign-in on record with its first call, whichever function gets it. Every later call finds it in the memory of
 * its process, or the mark in the table.
 */
export const recordSignIn = async (
  { user_id, name, acting_as }: Actor,
  subject: string,
  signedInAt: number,
): Promise<void> => {
  const key = `${subject} ${signedInAt}`;
  if (!isNew(key)) return;
  try {
    await transact([
      firstCallOf(subject, signedInAt),
      auditLine(
        { user_id: acting_as?.user_id ?? user_id, name: acting_as?.name ?? name, acting_as: null },
        'signed_in',
        {
          agent: currentOrigin()?.agent,
        },
      ),
    ]);
  } catch (error) {
    if (!(error instanceof AlreadyTold)) throw error;
  }
  seen.set(key, { until: Number.POSITIVE_INFINITY });
};

/** Puts on record that somebody with an account is no user of this company, or no longer one. */
export const recordRefusedSignIn = async (subject: string): Promise<void> => {
  const key = `refused ${subject}`;
  if (!isNew(key)) return;
  await transact([auditLine({ user_id: 0, name: '', acting_as: null }, 'sign_in_refused', { account: subject })]);
  seen.set(key, { until: Date.now() + REFUSED_MS });
};

/** Forgets what was told, because the data underneath was replaced. */
export const forgetSignIns = (): void => seen.clear();
