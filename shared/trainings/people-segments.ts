/** The segments of people that trainings bring, by key (docs/areas/trainings.md#segments). */
const TO_FOLLOW = 'trainings_to_follow_';
const DAYS_BELOW = 'training_days_below_';

/** The people who must still follow a mandatory program. */
export const toFollowSegment = (programId: number): string => `${TO_FOLLOW}${programId}`;

/** The people who followed fewer days than these this year. */
export const daysBelowSegment = (days: number): string => `${DAYS_BELOW}${days}`;

const rest = (key: string, prefix: string, pattern: RegExp): number | null => {
  const text = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return pattern.test(text) ? Number(text) : null;
};

/** The program whose people to come a key names; null for any other key. */
export const programToFollow = (key: string): number | null => rest(key, TO_FOLLOW, /^[1-9]\d{0,14}$/);

/** The days that a key names; null for any other key. */
export const daysBelow = (key: string): number | null => rest(key, DAYS_BELOW, /^\d{1,3}(\.\d{1,2})?$/);
