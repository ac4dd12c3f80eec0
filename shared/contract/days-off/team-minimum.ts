import * as z from 'zod';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

/** A team that asks for a number of people at work, and when it has fewer. */
export const teamMinimum = z.object({
  team_id: id,
  team_name: z.string(),
  min_at_work: z.int().positive(),
  /** The days with fewer at work if all is approved, by halves. */
  short_days: z.array(z.object({ date: dmyDate, people: z.number().nonnegative() })),
});
export type TeamMinimumOut = z.output<typeof teamMinimum>;
