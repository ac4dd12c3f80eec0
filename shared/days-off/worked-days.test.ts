import {
  aSpan,
  calendarOf,
  fourFifths,
  fullTime,
  holidays,
  anIllness,
  ILLNESS,
  known,
  LEGAL,
  readEntries,
  schedule,
  settings,
  aRequest,
  week,
} from '#tests/builders/worked-days.ts';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#shared/values/dates.ts';
import type { EntryRequest } from './entries.ts';
import { keptHolidays } from './holidays.ts';
import { daysOf, rederiveDays, requestDaysOf, type ClosedSpan } from './request-days.ts';
import { averageDay, personCalendar } from './schedule.rules.ts';
import type { WorkSchedule } from './work-schedule.ts';

/* Days worked out by hand (docs/areas/days-off.md). A full day has 456 minutes, its half 228. */

const shown = (requests: readonly EntryRequest[], today: IsoDate, from = '2026-01-01', to = '2028-12-31') =>
  readEntries(requests, today)
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, minutes, type_id: type }) => `${date} ${type}: ${minutes}`);

describe('the days of a request', () => {
  it('on 4/5 with a holiday on the free day are those of the schedule: the holiday gives nothing', () => {
    const days = daysOf(aSpan('2026-04-27', '2026-05-03'), fourFifths);
    expect(days.map(({ minutes, skipped }) => skipped ?? minutes)).toEqual([
      456, 456, 456, 456, 'no_schedule', 'weekend', 'weekend',
    ]); // prettier-ignore
    expect(keptHolidays(2026, settings).find(({ name }) => name === 'labour_day')?.replaces).toBeNull();
    // The same for a day in the place of a holiday: Monday 17/08/2026 for Saturday 15/08/2026.
    const freeMondays = calendarOf({ from: '2020-01-01', schedule_id: 3, week: 1 });
    expect(daysOf(aSpan('2026-08-17', '2026-08-18'), freeMondays).map(({ skipped }) => skipped)).toEqual([
      'no_schedule',
      null,
    ]);
    expect(fullTime.skipped('2026-08-17')).toBe('holiday');
  });

  it('from 30/04/2026 in the afternoon to 04/05/2026 are 684 minutes over a holiday and a weekend', () => {
    const span = aSpan('2026-04-30', '2026-05-04', { start_part: 'afternoon' });
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
    const span = aSpan('2026-05-22', '2026-05-25', { start_part: 'afternoon' });
    expect(requestDaysOf(span, fullTime)).toEqual([{ date: '2026-05-22', minutes: 228, part: 'afternoon' }]);
    expect(fullTime.skipped('2026-05-25')).toBe('holiday');
  });

  it('follow a cycle of two weeks over the end of the year', () => {
    // Wednesday 23/12/2026 lies in a second week: 3 days; then 5 without 01/01/2027, then 3 again.
    const calendar = calendarOf({ from: '2026-12-23', schedule_id: 2, week: 2 });
    const worked = (from: IsoDate, to: IsoDate) =>
      requestDaysOf(aSpan(from, to), calendar).map(({ date }) => date.slice(8));
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
      requestDaysOf(aSpan('2026-06-01', '2026-06-01', { start_part }), odd)[0]?.minutes;
    expect([of('morning'), of('afternoon')]).toEqual([228, 227]);
    expect(requestDaysOf(aSpan('2026-06-01', '2026-06-01', { minutes: 90 }), odd)).toEqual([
      { date: '2026-06-01', minutes: 90, part: 'minutes' },
    ]);
  });

  it('that lie ahead follow a new schedule; those of the past and of closed months stay', () => {
    const request = aRequest(aSpan('2026-06-29', '2026-07-03'));
    const later = calendarOf({ from: '2020-01-01', schedule_id: 3, week: 1 });
    const days = rederiveDays(request, later, '2026-06-30', () => false);
    // Monday 29/06 was yesterday and stays; on Mondays ahead nobody works.
    expect(days.map(({ date }) => date.slice(5))).toEqual(['06-29', '06-30', '07-01', '07-02', '07-03']);
    const ahead = aRequest(aSpan('2026-07-06', '2026-07-07'));
    expect(rederiveDays(ahead, later, '2026-06-30', () => false).map(({ date }) => date)).toEqual(['2026-07-07']);
    expect(rederiveDays(ahead, later, '2026-06-30', (date) => date < '2026-08-01')).toEqual(ahead.days);
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

it('hours that change after another schedule has followed change nothing any more', () => {
  const changing: WorkSchedule = {
    ...schedule(5),
    versions: ['2020-01-01', '2026-09-01', '2027-01-01'].map((from, at) => ({
      from,
      weeks: [week(400 - at, 0, 0, 0, 0)],
    })),
  };
  const calendar = personCalendar({
    schedules: [
      { from: '2026-01-01', schedule_id: 5, week: 1 },
      { from: '2026-10-01', schedule_id: 1, week: 1 },
    ],
    known: new Map([...known, [5, changing]]),
    holidays,
  });
  const mondays = ['2026-01-05', '2026-09-07', '2026-10-05', '2027-01-04', '2026-08-31'];
  expect(mondays.map(calendar.minutesOn)).toEqual([400, 399, 456, 456, 400]);
});

describe('illness', () => {
  const leave = aRequest(aSpan('2026-09-07', '2026-09-11'));

  it('over approved leave takes its days, and the balance comes back', () => {
    const ill = anIllness('2026-09-09', '2026-09-10');
    expect(shown([leave, ill], '2026-09-11')).toEqual([
      '2026-09-07 1: 456',
      '2026-09-08 1: 456',
      '2026-09-09 9: 456',
      '2026-09-10 9: 456',
      '2026-09-11 1: 456',
    ]);
  });

  it('without an end fills the days up to today, over a weekend and a holiday', () => {
    const open = anIllness('2026-10-30', null);
    // Sunday 01/11/2026 is kept on Monday 02/11.
    expect(shown([open], '2026-11-03')).toEqual(['2026-10-30 9: 456', '2026-11-03 9: 456']);
    expect(shown([open], '2026-10-29')).toEqual([]);
    expect(shown([open], '2026-11-03', '2026-11-01', '2026-11-30')).toEqual(['2026-11-03 9: 456']);
    expect(shown([leave, anIllness('2026-09-07', null)], '2026-09-07')).toContain('2026-09-08 1: 456');
  });

  it('in the morning leaves the afternoon to leave of the whole day, and nothing to leave of the morning', () => {
    const ill = aRequest(aSpan('2026-09-07', '2026-09-07', { type_id: ILLNESS, start_part: 'morning' }));
    expect(readEntries([leave, ill], '2026-09-07').filter(({ date }) => date === '2026-09-07')).toMatchObject([
      { type_id: ILLNESS, minutes: 228, part: 'morning' },
      { type_id: LEGAL, minutes: 228, part: 'minutes' },
    ]);
    const ofPart = (start_part: 'morning' | 'afternoon') =>
      shown([aRequest(aSpan('2026-09-07', '2026-09-07', { start_part })), ill], '2026-09-07');
    expect(ofPart('morning')).toEqual(['2026-09-07 9: 228']);
    expect(ofPart('afternoon')).toEqual(['2026-09-07 9: 228', '2026-09-07 1: 228']);
  });

  it('meets days of the past as they were stored, whatever the schedule says of them now', () => {
    const half = aRequest(aSpan('2026-09-07', '2026-09-07', { start_part: 'afternoon' }));
    const whole = aRequest(aSpan('2026-09-08', '2026-09-08'));
    const ill = aRequest(aSpan('2026-09-07', '2026-09-08', { type_id: ILLNESS, start_part: 'afternoon', end_part: 'morning' })); // prettier-ignore
    const rest = personCalendar({
      schedules: [{ from: '2026-01-01', schedule_id: 4, week: 1 }],
      known: new Map([[4, schedule(4, week(0, 0, 0, 0, 0))]]),
      holidays,
    });
    const entries = readEntries([half, whole, ill], '2026-10-01', rest);
    expect(entries.map(({ date, type_id: type, minutes }) => `${date.slice(8)} ${type}: ${minutes}`)).toEqual([
      '07 9: 228',
      '08 9: 228',
      '08 1: 228',
    ]);
  });

  it('takes all of its part of a day whose schedule got longer since', () => {
    const mornings = personCalendar({
      schedules: [{ from: '2026-01-01', schedule_id: 4, week: 1 }],
      known: new Map([[4, schedule(4, week(228, 228, 228, 228, 228))]]),
      holidays,
    });
    const half = { end_part: 'morning' } as const;
    const ill = aRequest(aSpan('2026-09-07', '2026-09-08', { type_id: ILLNESS, ...half }), {}, mornings);
    const leave = aRequest(aSpan('2026-09-07', '2026-09-08', half), {}, mornings);
    expect(shown([leave, ill], '2026-10-01')).toEqual(['2026-09-07 9: 228', '2026-09-08 9: 114']);
  });

  it('takes from a change that waits as from what it replaces', () => {
    const change = aRequest(aSpan('2026-09-07', '2026-09-08'), { state: 'requested', replaces_id: leave.id });
    const ill = anIllness('2026-09-08', '2026-09-08');
    expect(
      readEntries([leave, change, ill], '2026-09-07')
        .filter(({ date }) => date < '2026-09-09')
        .map(({ date, state, minutes, type_id: type }) => `${date.slice(8)} ${state} ${type}: ${minutes}`),
    ).toEqual(['07 approved 1: 456', '07 requested 1: 456', '08 approved 9: 456']);
  });
});
