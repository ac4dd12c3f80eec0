import { useQueries } from '@tanstack/react-query';
import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import type { HolidayName } from '#shared/days-off/names.ts';
import { query } from '../../../api/query.ts';

/** The public holidays on the days of some years, by the day that is free (dd/mm/yyyy). */
export const useHolidayNames = (days: readonly string[]): ReadonlyMap<string, HolidayName> => {
  const years = [...new Set(days.map((day) => day.slice(6)))];
  return useQueries({
    queries: years.map((year) => query(listHolidays, { query: { year } })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => (data?.data ?? []).flatMap(({ on, name }) => (on === null ? [] : [[on, name]]))),
      ),
  });
};
