import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getMonth } from '#shared/contract/calendar/get-month.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { query } from '../../../api/query.ts';
import type { ListState } from '../../../list/list-state.ts';
import { useListRows } from '../../../list/use-list-rows.ts';
import { lettersOf } from '../../../ui/type-letters.ts';
import { shownMonths, type CalendarState } from './calendar-state.ts';
import { typeFinder, type CalendarPerson, type Month } from './month-bars.ts';
import { monthDays, monthText } from './month-days.ts';
import { locksOf } from './month-lock.tsx';
import type { MonthView } from './person-row.tsx';
import { shortDaysOf } from './short-days.ts';
import { dayNames, useCellWords } from './use-cell-words.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { languageOf } from '#shared/values/language.ts';

const listState = (segment: string, search: string): ListState => ({
  page: 1,
  perPage: PER_PAGE_MAX,
  segment,
  search,
  sort: null,
  filters: null,
});

/** The people of a month or a quarter, all pages of them one after the other, and what all rows share. */
export const useMonth = ({ segment, search, type, ...state }: CalendarState, today: IsoDate) => {
  const { i18n } = useTranslation();
  const { from, months } = shownMonths(state);
  const rows = useListRows<CalendarPerson, Month>(
    ({ page, perPage }) =>
      query(getMonth, {
        query: {
          year: Number(from.slice(0, 4)),
          month: Number(from.slice(5)),
          ...(months === 3 && { months: '3' }),
          segment_id: segment,
          search_term: search,
          page,
          per_page: perPage,
          ...(type !== undefined && { type_id: String(type) }),
        },
      }),
    listState(segment, search),
    [],
  );
  const { first, hasNextPage, isFetchingNextPage, fetchNextPage } = rows;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const typeOf = useMemo(() => first && typeFinder(first.types), [first]);
  const wordsOf = useCellWords(typeOf);
  const view = useMemo((): MonthView | undefined => {
    if (!first || !typeOf) return undefined;
    const days = monthDays(monthText(first.year, first.month), first.months, first.holidays, today);
    return {
      days,
      isQuarter: first.months > 1,
      locks: locksOf(first),
      shorts: shortDaysOf(first.minimums, days),
      minimums: new Map(first.minimums.map(({ team_name: team, min_at_work: min }) => [team, min])),
      names: dayNames(days, formatsOf(languageOf([i18n.language]))),
      typeOf,
      wordsOf,
      letters: lettersOf(first.types),
    };
  }, [first, typeOf, wordsOf, today, i18n.language]);
  return { ...rows, people: rows.rows, view };
};
