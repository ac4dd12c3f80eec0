import { DELIVERY_DAYS } from './limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The waits after the first attempts; the last one is repeated. */
const WAITS = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR];
/** Up to this part of a wait is added, so that many deliveries do not come back at the same moment. */
const JITTER = 0.2;

const isOverdue = (since: string, at: number): boolean => at - Date.parse(since) >= DELIVERY_DAYS * DAY;

/**
 * Whether nothing is tried any more after as many attempts, `since` the first of them for three days. After days without
 * a worker each wait is still taken once.
 */
export const isGivenUp = (since: string, attempts: number, at: number): boolean =>
  attempts >= WAITS.length && isOverdue(since, at);

/**
 * When a delivery is tried again after as many attempts (epoch ms); null once it is given up. The last attempt is at the
 * end of the three days.
 */
export const nextAttempt = (
  { queued_at: queuedAt, attempts }: { readonly queued_at: string; readonly attempts: number },
  at: number,
  random: number,
): number | null => {
  if (isGivenUp(queuedAt, attempts, at)) return null;
  const wait = WAITS[Math.min(attempts, WAITS.length) - 1] ?? 0;
  const end = isOverdue(queuedAt, at) ? Infinity : Date.parse(queuedAt) + DELIVERY_DAYS * DAY;
  return Math.min(at + wait * (1 + JITTER * random), end);
};
