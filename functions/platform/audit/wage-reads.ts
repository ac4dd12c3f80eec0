import type { Actor } from '#shared/permissions/actor.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { auditLine } from './audit-line.ts';

/** The time in which reads of the same count once, so that turning pages or typing a search is one read. */
const SAME_READ_MS = 5 * 60_000;
const READS_MAX = 5_000;

const told = new LruCache<{ until: number }>(READS_MAX);

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
  if ((told.get(key)?.until ?? 0) > at) return;
  await transact([auditLine({ user_id, name, acting_as: acting_as?.name ?? null }, 'wages_read', { operation, path })]);
  told.set(key, { until: at + SAME_READ_MS });
};

/** Forgets what was told, because the data underneath was replaced. */
export const forgetWageReads = (): void => told.clear();
