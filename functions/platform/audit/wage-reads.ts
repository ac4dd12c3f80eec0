import type { Actor } from '#shared/permissions/actor.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { currentOrigin, type Origin } from '#functions/platform/runtime/origin.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { auditLine } from './audit-line.ts';

/** The time in which reads of the same count once, so that turning pages or typing a search is one read. */
const SAME_READ_MS = 5 * 60_000;
const READS_MAX = 5_000;

const recorded = new LruCache<{ until: number }>(READS_MAX);

/**
 * Puts a read of wages on record before it is answered: once for each user and place within five minutes
 * (docs/areas/trust.md#audit-log). A read that cannot be recorded fails.
 */
export const recordWageRead = async (
  { user_id, name, acting_as }: Actor,
  operation: string,
  path: string,
): Promise<void> => {
  const key = `${user_id} ${acting_as?.user_id ?? 0} ${operation} ${path}`;
  const at = Date.now();
  if ((recorded.get(key)?.until ?? 0) > at) return;
  await transact([auditLine({ user_id, name, acting_as: acting_as?.name ?? null }, 'wages_read', { operation, path })]);
  recorded.set(key, { until: at + SAME_READ_MS });
};

const withWages = new WeakSet<Origin>();

/**
 * Says that the answer to this request shows wages where its text does not: in a file behind a link, or as the value of
 * a field by its name (docs/areas/trust.md#audit-log).
 */
export const noteShownWages = (): void => {
  const origin = currentOrigin();
  if (origin) withWages.add(origin);
};

/** Whether a handler said so. */
export const areWagesShown = (): boolean => {
  const origin = currentOrigin();
  return origin !== undefined && withWages.has(origin);
};

/** Forgets what was recorded, because the data underneath was replaced. */
export const forgetWageReads = (): void => recorded.clear();
