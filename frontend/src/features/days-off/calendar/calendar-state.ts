import { useCallback } from 'react';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { useActor } from '../../../ui/actor.tsx';
import { useSearchParams } from '../../../ui/router.ts';
import { quarterStart } from './month-days.ts';

export const looks = ['month', 'quarter', 'agenda'] as const;
export type Look = (typeof looks)[number];

/** What the calendar shows, all of it in the address, so that a link shows the same and Back works. */
export type CalendarState = {
  /** A month such as `2026-11`; for a quarter any month in it. */
  month: string;
  segment: string;
  search: string;
  /** Only people with days of this type. */
  type: number | undefined;
  look: Look;
  /** The agenda by person and not by day. */
  byPerson: boolean;
  /** The dialog for days off is open, as the palette opens it. */
  enter: boolean;
};

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const monthOf = (text: string | null, today: IsoDate): string =>
  text !== null && MONTH.test(text) ? text : today.slice(0, 7);

export const readCalendarState = (params: URLSearchParams, today: IsoDate): CalendarState => {
  const type = params.get('type') ?? '';
  return {
    month: monthOf(params.get('month'), today),
    segment: params.get('segment') ?? 'all',
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    type: /^[1-9]\d{0,8}$/.test(type) ? Number(type) : undefined,
    look: looks.find((look) => look === params.get('look')) ?? 'month',
    byPerson: params.get('by') === 'person',
    enter: params.has('enter'),
  };
};

/** The state as a query string; what is usual is left out. The month stays, or a link would show another one later. */
export const writeCalendarState = (state: CalendarState): URLSearchParams => {
  const params = new URLSearchParams({ month: state.month });
  if (state.segment !== 'all') params.set('segment', state.segment);
  if (state.search !== '') params.set('search', state.search);
  if (state.type !== undefined) params.set('type', String(state.type));
  if (state.look !== 'month') params.set('look', state.look);
  if (state.byPerson) params.set('by', 'person');
  if (state.enter) params.set('enter', '1');
  return params;
};

/** What a look shows at once: the first month of it, and how many. */
export const shownMonths = ({ look, month }: Pick<CalendarState, 'look' | 'month'>): { from: string; months: 1 | 3 } =>
  look === 'quarter' ? { from: quarterStart(month), months: 3 } : { from: month, months: 1 };

export type ChangeCalendar = (change: Partial<CalendarState>, how?: 'push' | 'replace') => void;

export const useCalendarState = () => {
  const [params, setParams] = useSearchParams();
  const { today: day } = useActor();
  const today = parseDmy(day) ?? '';
  const state = readCalendarState(params, today);
  const change = useCallback<ChangeCalendar>(
    (part, how = 'push') =>
      setParams((current) => writeCalendarState({ ...readCalendarState(current, today), ...part }), {
        replace: how === 'replace',
        preventScrollReset: true,
      }),
    [setParams, today],
  );
  /** The address of the calendar in another state. */
  const linkTo = (part: Partial<CalendarState>): string => `?${writeCalendarState({ ...state, ...part }).toString()}`;
  return { state, change, linkTo, today };
};
