import * as z from 'zod';
import { noRightReasons } from '#shared/trainings/training-right.rules.ts';
import { wireDecimalTo } from '#shared/values/wire-decimal.ts';
import { calendarYear } from '#shared/values/wire.ts';

const days = z.number();

export const yearIn = calendarYear();

/** The year of a list of balances, this year by default, and who followed fewer days in it than this number. */
export const balanceQueryIn = {
  year: yearIn.optional(),
  followed_below: wireDecimalTo(366).optional(),
};

/** A training right in days of the person's own schedule (docs/areas/trainings.md#training-right). */
export const balanceOut = z.object({
  year: z.int(),
  /** What the year gives, in days. */
  right: days.nonnegative(),
  /** What was left of earlier years of the period; never negative. */
  carried_over: days.nonnegative(),
  followed_formal: days.nonnegative(),
  followed_informal: days.nonnegative(),
  planned: days.nonnegative(),
  /** Days left; what is planned is not taken off, and it is negative when more was followed than the right. */
  left: days,
  /** Why there is no right; null where there is one. */
  reason: z.enum(noRightReasons).nullable(),
});
export type BalanceOut = z.output<typeof balanceOut>;
