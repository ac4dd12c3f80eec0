/** The clocks of two functions, and of the provider, differ by less than this, in seconds. */
const SKEW_SECONDS = 60;

/** By the moment of an end that lay ahead: when this process first saw it, in epoch seconds. */
const firstSeen = new Map<number, number>();

/**
 * Whether a sign-in was ended by an end of all up to a moment, both in epoch seconds. One in the same second counts as
 * older. An end that lies ahead was made by a clock that was set back since: it would refuse whoever signs in again, so
 * there it ends what began before this process saw it, and what the former clock dated ahead.
 */
export const isEndedUntil = (until: number, signedInAt: number): boolean => {
  if (signedInAt > until) return false;
  const at = Math.floor(Date.now() / 1000);
  if (until <= at + SKEW_SECONDS) return true;
  const seenAt = firstSeen.get(until) ?? at;
  firstSeen.set(until, seenAt);
  return signedInAt <= seenAt || signedInAt > at + SKEW_SECONDS;
};
