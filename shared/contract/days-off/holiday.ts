import * as z from 'zod';
import { holidayNames } from '#shared/days-off/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';

/** A public holiday as the company keeps it. */
export const holidayOut = z.object({
  /** The day that is free. */
  date: dmyDate,
  name: z.enum(holidayNames),
  /** The day of the holiday itself, when another day is free in its place. */
  replaces: dmyDate.nullable(),
});
export type HolidayOut = z.output<typeof holidayOut>;
