import * as z from 'zod';
import { id } from '#shared/values/wire.ts';
import { rightBases } from './names.ts';

/** Further days from a number of years of seniority on. */
export const seniorityStep = z.object({ from_years: z.int().positive(), days: z.number().nonnegative() });

/** What a full-time year of five days a week gives of a type (docs/areas/days-off.md#rights). */
export const dayOffRight = z.object({
  type_id: id,
  basis: z.enum(rightBases),
  days: z.number().nonnegative(),
  /** By years; each step holds in place of the ones before it, on top of `days`. */
  seniority: z.array(seniorityStep),
  /** The last day of the next year on which what is left may be taken, as MM-DD; null lapses on 31 December. */
  carries_until: z.string().nullable(),
  /** The most days that carry over; null is no limit. */
  carries_max: z.number().nonnegative().nullable(),
});
export type DayOffRight = z.infer<typeof dayOffRight>;

export const dayOffRights = z.object({ rights: z.array(dayOffRight) });
