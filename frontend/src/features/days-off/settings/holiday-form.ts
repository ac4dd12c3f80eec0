import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import { keptHolidays, movedHolidayIssues } from '#shared/days-off/holidays.ts';
import type { ClosingDay } from '#shared/days-off/names.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';

export type HolidayRow = EndpointResponse<typeof listHolidays>['data'][number];
/** A holiday as an edit takes it, with the version of the settings that hold it. */
export type StoredHoliday = HolidayRow & { version: number };

/** What is free in the place of a holiday: the next working day, a day that the company chose, or none. */
export type HolidayForm = { how: 'next' | 'day' | 'none' | ''; on: string };

/** The day that is free for a holiday when nobody chooses, as dd/mm/yyyy. */
export const usualDay = ({ date }: Pick<HolidayRow, 'date'>, closing: ClosingDay): string => {
  const iso = parseDmy(date) ?? '';
  const kept = keptHolidays(Number(iso.slice(0, 4)), { closing_day: closing, moved_holidays: [] });
  return toDmy(kept.find(({ replaces }) => replaces === iso)?.date ?? iso);
};

export const formOf = (holiday: HolidayRow, closing: ClosingDay): HolidayForm => {
  if (holiday.on === null) return { how: 'none', on: '' };
  return holiday.on === usualDay(holiday, closing) ? { how: 'next', on: '' } : { how: 'day', on: holiday.on };
};

export const issuesOf = ({ how, on }: HolidayForm, { date }: HolidayRow, closing: ClosingDay): Issue[] => {
  if (how !== 'day') return [];
  if (on.trim() === '') return [issue('on', 'required')];
  const [day, chosen] = [parseDmy(date), parseDmy(on)];
  if (day === null || chosen === null) return [issue('on', 'invalid_date')];
  const judged = { closing_day: closing, moved_holidays: [{ date: day, on: chosen }] };
  return movedHolidayIssues(judged).map((found) => ({ ...found, path: 'on' }));
};

export const bodyOf = ({ how, on }: HolidayForm, { date }: HolidayRow) => {
  if (how === 'none') return { date, none: 1 as const };
  return { date, on: how === 'day' ? on : '' };
};
