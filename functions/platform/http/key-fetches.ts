import { setTimeout as sleep } from 'node:timers/promises';
import type { PenaltyBox } from 'aws-jwt-verify/jwk';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';

/** A key that the issuer does not have is not asked for again within this time. */
const UNKNOWN_MS = 10_000;
/** The keys of the issuer are fetched this often at most, whichever key is looked for. */
const APART_MS = 1_000;
const UNKNOWN_MAX = 500;

/**
 * How often the keys of the issuer are fetched. A token with an invented key is refused without asking again, and holds
 * up nobody whose token has a new key of the issuer by more than a second.
 */
export const keyFetches = (): PenaltyBox => {
  const unknown = new LruCache<{ until: number }>(UNKNOWN_MAX);
  let failedAt = 0;
  return {
    async wait(_, kid) {
      if ((unknown.get(kid)?.until ?? 0) > Date.now()) throw new AppError('unauthenticated');
      const apart = failedAt + APART_MS - Date.now();
      if (apart > 0) await sleep(apart);
    },
    registerFailedAttempt(_, kid) {
      failedAt = Date.now();
      unknown.set(kid, { until: failedAt + UNKNOWN_MS });
    },
    registerSuccessfulAttempt: () => undefined,
  };
};
