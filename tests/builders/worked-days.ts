import type { IsoDate } from '#shared/values/dates.ts';
import { entriesOf, type EntryRequest } from '#shared/days-off/entries.ts';
import { holidayDates } from '#shared/days-off/holidays.ts';
import { requestDaysOf, type ClosedSpan } from '#shared/days-off/request-days.ts';
import { personCalendar } from '#shared/days-off/schedule.rules.ts';
import type { SchedulePeriod, WorkSchedule } from '#shared/days-off/work-schedule.ts';

/* People and requests of the examples that were worked out by hand (docs/areas/days-off.md). */

export const settings = { closing_day: 6, moved_holidays: [], first_year: 2026 } as const;
export const holidays = holidayDates(settings);

export const week = (...minutes: readonly number[]): number[] => [...minutes, 0, 0];
export const schedule = (id: number, ...weeks: number[][]): WorkSchedule => ({
  id,
  version: 1,
  name: `Schedule ${id}`,
  versions: [{ from: '2020-01-01', weeks }],
  deleted: 0,
  created_at: '2020-01-01T00:00:00.000Z',
});
const FOUR_FIFTHS = schedule(1, week(456, 456, 456, 456, 0));
const TWO_WEEKS = schedule(2, week(456, 456, 456, 456, 456), week(456, 456, 456, 0, 0));
const FREE_MONDAYS = schedule(3, week(0, 456, 456, 456, 456));
export const known = new Map([FOUR_FIFTHS, TWO_WEEKS, FREE_MONDAYS].map((one) => [one.id, one]));

export const calendarOf = (...schedules: SchedulePeriod[]) => personCalendar({ schedules, known, holidays });
export const fullTime = calendarOf();
export const fourFifths = calendarOf({ from: '2020-01-01', schedule_id: 1, week: 1 });

export const LEGAL = 1;
export const EXTRA = 2;
export const ILLNESS = 9;

export const aSpan = (start: IsoDate, end: IsoDate, parts: Partial<ClosedSpan> = {}): ClosedSpan => ({
  type_id: LEGAL,
  start_date: start,
  end_date: end,
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
  ...parts,
});

let ids = 0;
export const aRequest = (span: ClosedSpan, more: Partial<EntryRequest> = {}, calendar = fullTime): EntryRequest => ({
  ...span,
  id: (ids += 1),
  state: 'approved',
  days: requestDaysOf(span, calendar),
  replaces_id: null,
  deleted: 0,
  ...more,
});
export const anIllness = (start: IsoDate, end: IsoDate | null, more: Partial<EntryRequest> = {}): EntryRequest => ({
  ...aRequest(aSpan(start, end ?? start, { type_id: ILLNESS })),
  ...(end === null ? { end_date: null, days: [] } : {}),
  ...more,
});
export const readEntries = (requests: readonly EntryRequest[], today: IsoDate, calendar = fullTime) =>
  entriesOf(requests, {
    kindOf: (type) => (type === ILLNESS ? 'absence' : 'leave'),
    isOverSchedule: () => false,
    calendar,
    openUntil: today,
    from: '2026-01-01',
    to: '2028-12-31',
  });
