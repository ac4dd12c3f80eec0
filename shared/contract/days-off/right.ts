import * as z from 'zod';
import { rightBases } from '#shared/days-off/names.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { wireDecimalTo } from '#shared/values/wire-decimal.ts';
import { id } from '#shared/values/wire.ts';

export const daysIn = wireDecimalTo(366);

/** A day of any year as dd/mm; it becomes MM-DD. 29/02 is refused, since most years lack it. */
export const carriesUntilIn = z.string().transform((text, context): string => {
  const iso = parseDmy(`${text.trim()}/2001`);
  if (iso !== null) return iso.slice(5);
  context.addIssue({ code: 'custom', input: text, ...failsWith('invalid_date') });
  return z.NEVER;
});

export const dayOffRightOut = z.object({
  type_id: id,
  type_name: z.string(),
  basis: z.enum(rightBases),
  /** Days of a full-time year of five days a week. */
  days: z.number().nonnegative(),
  seniority: z.array(z.object({ from_years: z.int(), days: z.number() })),
  /** The last day of the next year on which they may be taken, as dd/mm; null lapses on 31 December. */
  carries_until: z.string().nullable(),
  carries_max: z.number().nullable(),
  /** The first year in which it holds; null from the first year on. */
  from_year: z.int().nullable(),
  /** The year from which another right holds; null where none is planned. */
  changes_in: z.int().nullable(),
});
