import * as z from 'zod';

/** A holiday that is kept on another day than the rule gives; null gives no day in its place. */
export const movedHoliday = z.object({ date: z.string(), on: z.string().nullable() });

/** A weekday that is no Sunday, as of ISO 8601. */
export const closingDay = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);

export const daysOffSettings = z.object({
  /** How many days back days off may still be asked for; an administrator may enter earlier ones. */
  past_days: z.int().min(0).max(366),
  /** The weekday on which the company is closed besides Sunday. */
  closing_day: closingDay.nullable(),
  /** The first year of which balances are kept; nothing carries over into it. */
  first_year: z.int().min(2000).max(2100),
  moved_holidays: z.array(movedHoliday),
});
export type DaysOffSettings = z.infer<typeof daysOffSettings>;
