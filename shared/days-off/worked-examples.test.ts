import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#shared/values/dates.ts';
import { balanceOf, leftToAsk, rightOfYear, type BalanceOf, type Employment } from './balance.rules.ts';
import type { DayOffRight } from './day-off-right.ts';
import { entriesOf, type EntryRequest } from './entries.ts';
import { holidayDates, keptHolidays } from './holidays.ts';
import { daysOf, rederived, requestDaysOf, type ClosedSpan } from './request-days.ts';
import { averageDay, personCalendar } from './schedule.rules.ts';
import type { SchedulePeriod, WorkSchedule } from './work-schedule.ts';

/* Examples that were worked out by hand (docs/areas/days-off.md). A full day has 456 minutes, its half 228. */

const settings = { closing_day: 6, moved_holidays: [], first_year: 2026 } as const;
const holidays = holidayDates(2024, 2030, settings);

const week = (...minutes: readonly number[]): number[] => [...minutes, 0, 0];
const schedule = (id: number, ...weeks: number[][]): WorkSchedule => ({
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
const known = new Map([FOUR_FIFTHS, TWO_WEEKS, FREE_MONDAYS].map((one) => [one.id, one]));

const calendarOf = (...schedules: SchedulePeriod[]) => personCalendar({ schedules, known, holidays });
const fullTime = calendarOf();
const fourFifths = calendarOf({ from: '2020-01-01', schedule_id: 1, week: 1 });

const LEGAL = 1;
const EXTRA = 2;
const ILLNESS = 9;

const asked = (start: IsoDate, end: IsoDate, parts: Partial<ClosedSpan> = {}): ClosedSpan => ({
  type_id: LEGAL,
  start_date: start,
  end_date: end,
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
  ...parts,
});

let ids = 0;
const stored = (span: ClosedSpan, more: Partial<EntryRequest> = {}, calendar = fullTime): EntryRequest => ({
  ...span,
  id: (ids += 1),
  state: 'approved',
  days: requestDaysOf(span, calendar),
  replaces_id: null,
  deleted: 0,
  ...more,
});
const illness = (start: IsoDate, end: IsoDate | null, more: Partial<EntryRequest> = {}): EntryRequest => ({
  ...stored(asked(start, end ?? start, { type_id: ILLNESS })),
  ...(end === null ? { end_date: null, days: [] } : {}),
  ...more,
});
const read = (requests: readonly EntryRequest[], today: IsoDate, from = '2026-01-01', to = '2028-12-31') =>
  entriesOf(requests, {
    kindOf: (type) => (type === ILLNESS ? 'absence' : 'leave'),
    isOverSchedule: () => false,
    calendar: fullTime,
    today,
    from,
    to,
  });
const shown = (requests: readonly EntryRequest[], today: IsoDate, from?: IsoDate, to?: IsoDate) =>
  read(requests, today, from, to).map(({ date, minutes, type_id: type }) => `${date} ${type}: ${minutes}`);

describe('the days of a request', () => {
  it('on 4/5 with a holiday on the free day are those of the schedule: the holiday gives nothing', () => {
    const days = daysOf(asked('2026-04-27', '2026-05-03'), fourFifths);
    expect(days.map(({ minutes, skipped }) => skipped ?? minutes)).toEqual([
      456, 456, 456, 456, 'no_schedule', 'weekend', 'weekend',
    ]); // prettier-ignore
    expect(keptHolidays(2026, settings).find(({ name }) => name === 'labour_day')?.replaces).toBeNull();
    // The same for a day in the place of a holiday: Monday 17/08/2026 for Saturday 15/08/2026.
    const freeMondays = calendarOf({ from: '2020-01-01', schedule_id: 3, week: 1 });
    expect(daysOf(asked('2026-08-17', '2026-08-18'), freeMondays).map(({ skipped }) => skipped)).toEqual([
      'no_schedule',
      null,
    ]);
    expect(fullTime.skipped('2026-08-17')).toBe('holiday');
  });

  it('from 30/04/2026 in the afternoon to 04/05/2026 are 684 minutes over a holiday and a weekend', () => {
    const span = asked('2026-04-30', '2026-05-04', { start_part: 'afternoon' });
    expect(daysOf(span, fullTime)).toEqual([
      { date: '2026-04-30', minutes: 228, part: 'afternoon', skipped: null },
      { date: '2026-05-01', minutes: 0, part: 'whole', skipped: 'holiday' },
      { date: '2026-05-02', minutes: 0, part: 'whole', skipped: 'weekend' },
      { date: '2026-05-03', minutes: 0, part: 'whole', skipped: 'weekend' },
      { date: '2026-05-04', minutes: 456, part: 'whole', skipped: null },
    ]);
    expect(requestDaysOf(span, fullTime).map(({ minutes }) => minutes)).toEqual([228, 456]);
  });

  it('before a long weekend are the half of the Friday', () => {
    const span = asked('2026-05-22', '2026-05-25', { start_part: 'afternoon' });
    expect(requestDaysOf(span, fullTime)).toEqual([{ date: '2026-05-22', minutes: 228, part: 'afternoon' }]);
    expect(fullTime.skipped('2026-05-25')).toBe('holiday');
  });

  it('follow a cycle of two weeks over the end of the year', () => {
    // Wednesday 23/12/2026 lies in a second week: 3 days; then 5 without 01/01/2027, then 3 again.
    const calendar = calendarOf({ from: '2026-12-23', schedule_id: 2, week: 2 });
    const worked = (from: IsoDate, to: IsoDate) =>
      requestDaysOf(asked(from, to), calendar).map(({ date }) => date.slice(8));
    expect(worked('2026-12-23', '2026-12-27')).toEqual(['23']);
    expect(worked('2026-12-28', '2027-01-03')).toEqual(['28', '29', '30', '31']);
    expect(worked('2027-01-04', '2027-01-10')).toEqual(['04', '05', '06']);
    expect(worked('2027-01-11', '2027-01-17')).toEqual(['11', '12', '13', '14', '15']);
    expect([calendar.weekly('2027-01-04'), calendar.workdays('2027-01-04')]).toEqual([1824, 4]);
    // The days before the period are those of the default schedule.
    expect([calendar.weekly('2026-12-22'), averageDay(calendar, '2026-12-22')]).toEqual([2280, 456]);
  });

  it('give the odd minute to the morning', () => {
    const odd = personCalendar({
      schedules: [{ from: '2026-01-01', schedule_id: 4, week: 1 }],
      known: new Map([[4, schedule(4, week(455, 455, 455, 455, 455))]]),
      holidays,
    });
    const of = (start_part: ClosedSpan['start_part']) =>
      requestDaysOf(asked('2026-06-01', '2026-06-01', { start_part }), odd)[0]?.minutes;
    expect([of('morning'), of('afternoon')]).toEqual([228, 227]);
    expect(requestDaysOf(asked('2026-06-01', '2026-06-01', { minutes: 90 }), odd)).toEqual([
      { date: '2026-06-01', minutes: 90, part: 'minutes' },
    ]);
  });

  it('that lie ahead follow a new schedule; those of the past and of closed months stay', () => {
    const request = stored(asked('2026-06-29', '2026-07-03'));
    const later = calendarOf({ from: '2020-01-01', schedule_id: 3, week: 1 });
    const days = rederived(request, later, '2026-06-30', () => false);
    // Monday 29/06 was yesterday and stays; on Mondays ahead nobody works.
    expect(days.map(({ date }) => date.slice(5))).toEqual(['06-29', '06-30', '07-01', '07-02', '07-03']);
    const ahead = stored(asked('2026-07-06', '2026-07-07'));
    expect(rederived(ahead, later, '2026-06-30', () => false).map(({ date }) => date)).toEqual(['2026-07-07']);
    expect(rederived(ahead, later, '2026-06-30', (date) => date < '2026-08-01')).toEqual(ahead.days);
  });
});

describe('hours of a schedule that change', () => {
  it('count from their day on, and the first ones before it too', () => {
    const changing: WorkSchedule = {
      ...schedule(5),
      versions: [
        { from: '2026-03-01', weeks: [week(400, 400, 400, 400, 400)] },
        { from: '2026-09-01', weeks: [week(300, 300, 300, 300, 300)] },
      ],
    };
    const calendar = personCalendar({
      schedules: [{ from: '2026-01-01', schedule_id: 5, week: 1 }],
      known: new Map([[5, changing]]),
      holidays,
    });
    const of = (date: IsoDate) => calendar.minutesOn(date);
    expect([of('2025-12-31'), of('2026-01-05'), of('2026-08-31'), of('2026-09-01')]).toEqual([456, 400, 400, 300]);
    // August at 2000 a week, September at 1500.
    expect(calendar.weeklyOver('2026-08-31', '2026-09-02')).toBe(2000 + 1500 + 1500);
  });
});

const person: Employment = {
  start_date: '2020-01-01',
  active_until: null,
  statute: 'white_collar',
  seniority_date: null,
};
const right = (more: Partial<DayOffRight> = {}): DayOffRight => ({
  type_id: LEGAL,
  basis: 'year_before',
  days: 20,
  seniority: [],
  carries_until: null,
  carries_max: null,
  ...more,
});
const extra = right({ type_id: EXTRA, basis: 'same_year', days: 12 });

describe('the right of a year', () => {
  const of = (of: Partial<Employment>, given: DayOffRight, year: number, calendar = fullTime) =>
    rightOfYear({ ...person, ...of }, given, year, calendar);

  it('to legal holidays of who starts on 01/07/2026 is 0 in 2026 and 10 days in 2027', () => {
    const starts = { start_date: '2026-07-01' };
    expect(of(starts, right(), 2026)).toBe(0);
    // 20 days x 6/12 x 456.
    expect(of(starts, right(), 2027)).toBe(4560);
    expect(of(starts, right(), 2028)).toBe(9120);
    // Extra-legal days are of the year itself: 12 x 6/12 x 456.
    expect(of(starts, extra, 2026)).toBe(2736);
  });

  it('counts the days of a month that began before', () => {
    // 17 of 31 days of July and 5 months: 20 x (17/31 + 5)/12 x 456 = 4216.77.
    expect(of({ start_date: '2026-07-15' }, right(), 2027)).toBe(4217);
    // Until 31/03: 12 x 3/12 x 456, and nothing in the years after.
    expect(of({ active_until: '2026-03-31' }, extra, 2026)).toBe(1368);
    expect(of({ active_until: '2026-03-31' }, right(), 2027)).toBe(0);
  });

  it('on 4/5 is 16 days, and follows the schedule of the year before', () => {
    expect(of({}, right(), 2027, fourFifths)).toBe(16 * 456);
    // Full time to the end of June, then 4/5: half of 20 and half of 16 days.
    const changes = calendarOf({ from: '2026-07-01', schedule_id: 1, week: 1 });
    expect(of({}, right(), 2027, changes)).toBe(18 * 456);
    expect(of({}, right(), 2026, changes)).toBe(20 * 456);
  });

  it('is nothing for self-employed people and interns', () => {
    expect(of({ statute: 'self_employed' }, right(), 2027)).toBe(0);
    expect(of({ statute: 'intern' }, extra, 2027)).toBe(0);
  });

  it('grows with full years of seniority on 1 January, each step in place of the one before', () => {
    const steps = { seniority: [{ from_years: 10, days: 3 }, { from_years: 5, days: 1 }] }; // prettier-ignore
    const days = (seniority_date: IsoDate | null, start_date: IsoDate | null) =>
      of({ seniority_date, start_date }, { ...extra, ...steps }, 2026) / 456;
    expect(days(null, '2021-01-01')).toBe(13);
    expect(days(null, '2021-01-02')).toBe(12);
    expect(days('2016-01-01', '2025-01-01')).toBe(15);
    expect(days(null, null)).toBe(12);
  });
});

const balance = (requests: readonly EntryRequest[], today: IsoDate, year: number, more: Partial<BalanceOf> = {}) =>
  balanceOf({
    type_id: LEGAL,
    year,
    right: right(),
    person,
    corrections: [],
    entries: read(requests, today),
    replaces: new Map(),
    keepsHolidays: (type) => type === ILLNESS,
    calendar: fullTime,
    settings,
    today,
    ...more,
  });

describe('a balance', () => {
  it('of what carries over to 31/03 lapses after that day, but for what was taken', () => {
    const ofExtra = (start: IsoDate, end: IsoDate) => stored(asked(start, end, { type_id: EXTRA }));
    const requests = [
      ofExtra('2026-06-01', '2026-06-10'), // 8 days of 12
      ofExtra('2027-02-01', '2027-02-01'), // 1 day of the 4 that are left
      ofExtra('2027-04-05', '2027-04-06'), // Easter is on 28/03/2027: 2 days
    ];
    const carrying = { type_id: EXTRA, right: { ...extra, carries_until: '03-31' } };
    expect(balance(requests, '2026-12-31', 2026, carrying)).toMatchObject({ taken: 3648, left: 1824 });
    expect(balance(requests, '2027-03-31', 2027, carrying)).toEqual({
      type_id: EXTRA,
      year: 2027,
      right: 5472,
      carried_over: 1824,
      carried_lapsed: 0,
      carried_until: '2027-03-31',
      corrections: 0,
      taken: 456,
      planned: 912,
      asked: 0,
      left: 5472 + 1824 - 456 - 912,
    });
    expect(balance(requests, '2027-04-01', 2027, carrying)).toMatchObject({
      carried_over: 456,
      carried_lapsed: 1368,
      carried_until: '2027-03-31',
      left: 5472 + 456 - 456 - 912,
    });
    // At most 2 days carry over: 912.
    const limited = { type_id: EXTRA, right: { ...extra, carries_until: '03-31', carries_max: 2 } };
    expect(balance(requests, '2027-01-01', 2027, limited).carried_over).toBe(912);
    // The first year of balances has nothing before it.
    expect(balance(requests, '2027-01-01', 2027, { ...carrying, settings: { first_year: 2027 } })).toMatchObject({
      carried_over: 0,
      carried_until: null,
    });
  });

  it('of legal holidays lapses on 31/12', () => {
    const requests = [stored(asked('2026-07-06', '2026-07-10'))];
    expect(balance(requests, '2026-12-31', 2026).left).toBe(15 * 456);
    expect(balance(requests, '2027-01-01', 2027)).toMatchObject({ carried_over: 0, carried_until: null, left: 9120 });
  });

  it('of legal holidays that illness kept from being taken stays 24 months', () => {
    // 17 of 20 days taken in 2026, and 5 days ill in December: the 3 that are left stay until 31/12/2028.
    const july = stored(asked('2026-07-01', '2026-07-24')); // 18 weekdays less 21/07: 17 days
    const requests = [july, illness('2026-12-14', '2026-12-18')];
    expect(july.days).toHaveLength(17);
    expect(balance(requests, '2026-12-31', 2026).left).toBe(3 * 456);
    expect(balance(requests, '2027-06-01', 2027)).toMatchObject({
      carried_over: 1368,
      carried_until: '2028-12-31',
      left: 9120 + 1368,
    });
    // What is taken in 2027 is taken from them first: 1 day leaves 2, which lapse after 2028.
    const later = [...requests, stored(asked('2027-06-07', '2027-06-07'))];
    expect(balance(later, '2028-06-01', 2028)).toMatchObject({ carried_over: 912, carried_until: '2028-12-31' });
    expect(balance(later, '2029-06-01', 2029)).toMatchObject({ carried_over: 0, carried_until: null });
    // Two days of illness keep two.
    const short = [july, illness('2026-12-14', '2026-12-15')];
    expect(balance(short, '2027-06-01', 2027).carried_over).toBe(912);
  });

  it('takes a certificate of a former employer as a correction, and leaves no debt to the next year', () => {
    const starts = { person: { ...person, start_date: '2026-07-01' } };
    const corrections = [
      { type_id: LEGAL, year: 2026, minutes: 4560 },
      { type_id: EXTRA, year: 2026, minutes: 456 },
    ];
    expect(balance([], '2026-08-01', 2026, { ...starts, corrections })).toMatchObject({ right: 0, corrections: 4560, left: 4560 }); // prettier-ignore
    const requests = [stored(asked('2026-10-05', '2026-10-06'))];
    const carrying = { ...starts, right: right({ carries_until: '12-31' }) };
    expect(balance(requests, '2026-12-31', 2026, carrying).left).toBe(-912);
    expect(balance(requests, '2027-01-01', 2027, carrying)).toMatchObject({ carried_over: 0, left: 4560 });
  });

  it('counts today as taken, and a change that waits without what it replaces', () => {
    const approved = stored(asked('2026-06-01', '2026-06-03'));
    const change = stored(asked('2026-06-01', '2026-06-02'), { state: 'requested', replaces_id: approved.id });
    const waits = stored(asked('2026-09-07', '2026-09-07'), { state: 'requested' });
    const replaces = new Map([[change.id, approved.id]]);
    const now = balance([approved, change, waits], '2026-06-01', 2026, { replaces });
    expect(now).toMatchObject({ taken: 456, planned: 912, asked: 912 + 456 - 1368, left: 9120 - 1368 });
    expect(leftToAsk(now)).toBe(9120 - 912 - 456);
  });

  it('carries until 29/02 in a year without it until 28/02', () => {
    const carrying = { type_id: EXTRA, right: { ...extra, carries_until: '02-29' } };
    expect(balance([], '2027-01-01', 2027, carrying).carried_until).toBe('2027-02-28');
    expect(balance([], '2028-01-01', 2028, carrying).carried_until).toBe('2028-02-29');
  });
});

describe('illness', () => {
  const leave = stored(asked('2026-09-07', '2026-09-11'));

  it('over approved leave takes its days, and the balance comes back', () => {
    const ill = illness('2026-09-09', '2026-09-10');
    expect(shown([leave, ill], '2026-09-11')).toEqual([
      '2026-09-07 1: 456',
      '2026-09-08 1: 456',
      '2026-09-09 9: 456',
      '2026-09-10 9: 456',
      '2026-09-11 1: 456',
    ]);
    expect(balance([leave], '2026-12-31', 2026).left).toBe(15 * 456);
    expect(balance([leave, ill], '2026-12-31', 2026).left).toBe(17 * 456);
  });

  it('without an end fills the days up to today, over a weekend and a holiday', () => {
    const open = illness('2026-10-30', null);
    // Sunday 01/11/2026 is kept on Monday 02/11.
    expect(shown([open], '2026-11-03')).toEqual(['2026-10-30 9: 456', '2026-11-03 9: 456']);
    expect(shown([open], '2026-10-29')).toEqual([]);
    expect(shown([open], '2026-11-03', '2026-11-01', '2026-11-30')).toEqual(['2026-11-03 9: 456']);
    expect(shown([leave, illness('2026-09-07', null)], '2026-09-07')).toContain('2026-09-08 1: 456');
  });

  it('in the morning leaves the afternoon to leave of the whole day, and nothing to leave of the morning', () => {
    const ill = stored(asked('2026-09-07', '2026-09-07', { type_id: ILLNESS, start_part: 'morning' }));
    expect(read([leave, ill], '2026-09-07', '2026-09-07', '2026-09-07')).toMatchObject([
      { type_id: ILLNESS, minutes: 228, part: 'morning' },
      { type_id: LEGAL, minutes: 228, part: 'minutes' },
    ]);
    const ofPart = (start_part: 'morning' | 'afternoon') =>
      shown([stored(asked('2026-09-07', '2026-09-07', { start_part })), ill], '2026-09-07');
    expect(ofPart('morning')).toEqual(['2026-09-07 9: 228']);
    expect(ofPart('afternoon')).toEqual(['2026-09-07 9: 228', '2026-09-07 1: 228']);
  });

  it('takes from a change that waits as from what it replaces', () => {
    const change = stored(asked('2026-09-07', '2026-09-08'), { state: 'requested', replaces_id: leave.id });
    const ill = illness('2026-09-08', '2026-09-08');
    expect(
      read([leave, change, ill], '2026-09-07', '2026-09-07', '2026-09-08').map(
        ({ date, state, minutes, type_id: type }) => `${date.slice(8)} ${state} ${type}: ${minutes}`,
      ),
    ).toEqual(['07 approved 1: 456', '07 requested 1: 456', '08 approved 9: 456']);
  });
});
