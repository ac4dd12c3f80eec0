import * as z from 'zod';
import { version } from '#shared/values/wire.ts';

export const daysOffSettingsOut = z.object({
  version,
  /** How many days back everybody may still ask for days off. */
  past_days: z.int(),
  /** The weekday on which the company is closed besides Sunday: 1 is Monday, 6 Saturday; null for none. */
  closing_day: z.int().min(1).max(6).nullable(),
  /** The first year of which balances are kept. */
  first_year: z.int(),
});
export type DaysOffSettingsOut = z.output<typeof daysOffSettingsOut>;
