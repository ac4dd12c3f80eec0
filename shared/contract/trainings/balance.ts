import * as z from 'zod';

const days = z.number();

export const yearIn = z
  .union([
    z
      .string()
      .regex(/^\d{4}$/)
      .transform(Number),
    z.int(),
  ])
  .pipe(z.int().min(2000).max(2100));

/** A training right in days of the person's own schedule (docs/areas/trainings.md#training-right). */
export const balanceOut = z.object({
  year: z.int(),
  /** What the year gives. */
  right: days.nonnegative(),
  /** What was left of earlier years of the period; never negative. */
  carried_over: days.nonnegative(),
  followed_formal: days.nonnegative(),
  followed_informal: days.nonnegative(),
  planned: days.nonnegative(),
  /** Negative when more was followed than the right. */
  left: days,
  /** Why there is no right; null where there is one. */
  reason: z.enum(['too_few_employees', 'self_employed', 'not_employed', 'no_number']).nullable(),
});
export type BalanceOut = z.output<typeof balanceOut>;
