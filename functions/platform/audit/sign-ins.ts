import { LruCache } from '#shared/list/lru-cache.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { signInKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { activityTable, EXPIRES_AT } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { auditLine } from './audit-line.ts';

/** Longer than any session lives. */
const KEPT_SECONDS = 86_400;
const REFUSED_MS = 5 * 60_000;
const SEEN_MAX = 1_000;

/** How often a sign-in that is used says so. */
const SEEN_MS = 15 * 60_000;

const seen = new LruCache<{ until: number }>(SEEN_MAX);

const isNew = (key: string): boolean => (seen.get(key)?.until ?? 0) <= Date.now();

class AlreadyRecorded extends AppError {
  constructor() {
    super('conflict');
  }
}

/** Marks the sign-in with what it was seen of last, and fails unless the mark there is as the condition says. */
const markOf = (subject: string, signedInAt: number, condition: string, values?: Record<string, number>): Write => {
  const { address, agent } = currentOrigin() ?? {};
  const at = Math.floor(Date.now() / 1000);
  return {
    build: () => ({
      Put: {
        TableName: activityTable(),
        Item: { ...signInKey(subject, signedInAt), address, agent, seen_at: at, [EXPIRES_AT]: at + KEPT_SECONDS },
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      },
    }),
    failed: () => new AlreadyRecorded(),
  };
};

/** Says that a sign-in is used, unless another process said so a moment ago. */
const recordUse = (subject: string, signedInAt: number): Promise<void> => {
  const before = Math.floor((Date.now() - SEEN_MS) / 1000);
  const isOld = 'attribute_exists(pk) AND (attribute_not_exists(seen_at) OR seen_at <= :before)';
  return transact([markOf(subject, signedInAt, isOld, { ':before': before })]);
};

const ignoreRecorded = (error: unknown): void => {
  if (!(error instanceof AlreadyRecorded)) throw error;
};

/** The mark and the line in the audit log; a mark that is there already is only renewed. */
const recordFirst = async ({ user_id, name, acting_as }: Actor, subject: string, signedInAt: number): Promise<void> => {
  const who = { user_id: acting_as?.user_id ?? user_id, name: acting_as?.name ?? name, acting_as: null };
  try {
    await transact([
      markOf(subject, signedInAt, 'attribute_not_exists(pk)'),
      auditLine(who, 'signed_in', { agent: currentOrigin()?.agent }),
    ]);
  } catch (error) {
    ignoreRecorded(error);
    await recordUse(subject, signedInAt).catch(ignoreRecorded);
  }
};

/**
 * Puts a sign-in on record with its first call, whichever function gets it. Every later call finds it in the memory of
 * its process, or the mark in the table, which is renewed every quarter of an hour (docs/areas/trust.md#audit-log).
 */
export const recordSignIn = async (actor: Actor, subject: string, signedInAt: number): Promise<void> => {
  const key = `${subject} ${signedInAt}`;
  if (!isNew(key)) return;
  if (seen.get(key)) await recordUse(subject, signedInAt).catch(ignoreRecorded);
  else await recordFirst(actor, subject, signedInAt);
  seen.set(key, { until: Date.now() + SEEN_MS });
};

/** Puts on record that somebody with an account is no user of this company, or no longer one. */
export const recordRefusedSignIn = async (subject: string): Promise<void> => {
  const key = `refused ${subject}`;
  if (!isNew(key)) return;
  await transact([auditLine({ user_id: 0, name: '', acting_as: null }, 'sign_in_refused', { account: subject })]);
  seen.set(key, { until: Date.now() + REFUSED_MS });
};

/** A sign-in as its mark says. */
export type SignInMark = {
  /** Epoch seconds, as those below. */
  readonly signedInAt: number;
  readonly seenAt: number;
  readonly address: string | undefined;
  readonly agent: string | undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The sign-ins of a user that were used within the last day, the latest first. */
export const readSignIns = async (subject: string): Promise<SignInMark[]> => {
  const items = await queryItems({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': signInKey(subject, 0).pk },
    ScanIndexForward: false,
  });
  return items.map((item) => {
    const signedInAt = Number(item['sk']);
    const seenAt = Number(item['seen_at'] ?? signedInAt);
    return { signedInAt, seenAt, address: textOf(item['address']), agent: textOf(item['agent']) };
  });
};

/** Forgets what was recorded, because the data underneath was replaced. */
export const forgetSignIns = (): void => seen.clear();
