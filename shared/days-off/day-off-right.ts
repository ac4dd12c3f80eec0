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
  /** The first year in which it holds, until a later one of the type begins; absent from the first year on. */
  from_year: z.int().optional(),
});
export type DayOffRight = z.infer<typeof dayOffRight>;

const startOf = ({ from_year: from }: DayOffRight): number => from ?? 0;

/** The right to a type in a year: the latest that has begun by then. */
export const rightIn = (rights: readonly DayOffRight[], typeId: number, year: number): DayOffRight | undefined =>
  rights
    .filter((right) => right.type_id === typeId && startOf(right) <= year)
    .toSorted((one, other) => startOf(other) - startOf(one))[0];

/** The first year after another one in which the right to a type changes. */
export const nextChange = (rights: readonly DayOffRight[], typeId: number, year: number): number | null => {
  const later = rights.filter((right) => right.type_id === typeId && startOf(right) > year).map(startOf);
  return later.length === 0 ? null : Math.min(...later);
};

/** The rights after a change of a type from a year on, in the place of changes from then on. */
export const changeRightFrom = (rights: readonly DayOffRight[], changed: DayOffRight, year: number): DayOffRight[] => [
  ...rights.filter((right) => right.type_id !== changed.type_id || startOf(right) < year),
  { ...changed, from_year: year },
];

export const dayOffRights = z.object({ rights: z.array(dayOffRight) });
