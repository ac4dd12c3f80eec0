import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import type { HolidayOut } from '#shared/contract/days-off/holiday.ts';
import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { holidaysOf, keptHolidays, movedHolidayIssues } from '#shared/days-off/holidays.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';

type HolidayRow = EndpointResponse<typeof listHolidays>['data'][number];

/** Whether the employer may choose the day in place of a holiday: it falls on a Sunday or the closing day. */
const canMove = (date: IsoDate, settings: DaysOffSettings): boolean =>
  movedHolidayIssues({ ...settings, moved_holidays: [{ date, on: null }] }).length === 0;

/** The holidays of a year by the day of the rule, each with the day that is free for it. */
export const holidaysOfYear = (year: number, settings: DaysOffSettings): HolidayRow[] => {
  const kept = new Map(keptHolidays(year, settings).map((one) => [one.replaces ?? one.date, one]));
  const none = new Set(settings.moved_holidays.filter(({ on }) => on === null).map(({ date }) => date));
  return holidaysOf(year).map(({ date, name }) => ({
    date: toDmy(date),
    name,
    on: none.has(date) ? null : toDmyOrNull(kept.get(date)?.date ?? date),
    can_move: canMove(date, settings),
  }));
};

/** The holidays of a year as calendars show them. */
export const presentHolidays = (year: number, settings: DaysOffSettings): HolidayOut[] =>
  keptHolidays(year, settings).map(({ date, name, replaces }) => ({
    date: toDmy(date),
    name,
    replaces: toDmyOrNull(replaces),
  }));
