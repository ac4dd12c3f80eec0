import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { endOfUseIssues } from '#shared/fleet/vehicle.rules.ts';
import { isoOf, parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';

type Dates = Pick<CarDetails, 'date_first_registration' | 'date_commissioning'>;

/** What is wrong with a typed last day of use; `min` is the first possible one. */
export const endIssuesOf = (
  { date_first_registration: registered, date_commissioning: used }: Dates,
  typed: string,
  { isRequired, min }: { isRequired: boolean; min: IsoDate | undefined },
): Issue[] => {
  if (typed.trim() === '') return isRequired ? [issue('date_end', 'please_fill_end_date')] : [];
  const day = parseDmy(typed);
  if (day === null) return [issue('date_end', 'invalid_date')];
  if (min !== undefined && day < min) return [issue('date_end', 'date_before_min', { min: toDmy(min) })];
  const dates = { date_first_registration: isoOf(registered) ?? null, date_commissioning: isoOf(used) ?? null };
  return endOfUseIssues(dates, isoOf(firstDayAfter(typed)) ?? day);
};
