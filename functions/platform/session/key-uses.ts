import type { ApiKey } from '#shared/api-keys/api-key.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { signInKey } from '#functions/platform/storage/keys.ts';
import { activityTable, EXPIRES_AT } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';

const HOUR_MS = 3_600_000;
/** Longer than any key lives. */
const KEPT_SECONDS = 800 * 86_400;
const SEEN_MAX = 100;

const seen = new LruCache<{ hour: number }>(SEEN_MAX);
/** The name under which the uses of a key stand among the sign-ins. */
export const subjectOfKey = (id: number): string => `key ${id}`;

/** Marks the hour in which a key was used, once an hour and process, among the sign-ins: every function may do that. */
export const noteUse = async ({ id }: ApiKey): Promise<void> => {
  const hour = Math.floor(Date.now() / HOUR_MS);
  if (seen.get(String(id))?.hour === hour) return;
  const { address, agent } = currentOrigin() ?? {};
  await transact([
    {
      build: () => ({
        Put: {
          TableName: activityTable(),
          Item: {
            ...signInKey(subjectOfKey(id), (hour * HOUR_MS) / 1000),
            address,
            agent,
            [EXPIRES_AT]: Math.floor(Date.now() / 1000) + KEPT_SECONDS,
          },
        },
      }),
    },
  ]);
  seen.set(String(id), { hour });
};

/** Forgets what was noted, because the data underneath was replaced. */
export const forgetKeyUses = (): void => seen.clear();
