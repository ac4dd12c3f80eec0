import { weekdayOf, dayNumber } from '#shared/days-off/day-numbers.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { weekdayNames } from '../parts/weekday-names.ts';

/** A day with its weekday: "Monday 17/08/2026". */
export const useWeekdayWords = (): ((day: string) => string) => {
  const names = weekdayNames();
  return (day) => {
    const iso = parseDmy(day);
    return iso === null ? day : `${names[weekdayOf(dayNumber(iso))] ?? ''} ${day}`;
  };
};
