/** Limits of what is typed (docs/areas/days-off.md#limits), in characters. */
export const TYPE_NAME_MAX = 60;
export const SCHEDULE_NAME_MAX = 60;
export const PAYROLL_HINT_MAX = 20;
export const REASON_MAX = 400;

/** The most requests that one call decides; above 25 it starts a run. */
export const DECIDED_MAX = 1000;
export const DECIDED_AT_ONCE = 25;

/** How long a decision can be taken back, in seconds; the mail about it leaves afterwards. */
export const UNDO_SECONDS = 10;

/** What is not refused and worth knowing. */
export const requestWarnings = [
  'beyond_balance',
  'month_closed',
  'overlap',
  'few_at_work',
  'starts_today',
  'days_ahead_taken',
  'not_employed',
] as const;
export type RequestWarning = (typeof requestWarnings)[number];
