import { expect, it } from 'vitest';
import { calendarOf, holidays, schedule, week } from '#tests/builders/worked-days.ts';
import { averageDay, personCalendar } from './schedule.rules.ts';
import type { WorkSchedule } from './work-schedule.ts';

const MONDAYS = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'];
const calendarWith = (known: readonly WorkSchedule[], ...schedules: Parameters<typeof calendarOf>) =>
  personCalendar({ schedules, known: new Map(known.map((one) => [one.id, one])), holidays });

it('takes turns of three weeks from the week that the period names', () => {
  const turns = schedule(7, week(100), week(200), week(300));
  const calendar = calendarWith([turns], { from: '2026-09-07', schedule_id: 7, week: 2 });
  expect(MONDAYS.map((monday) => calendar.minutesOn(monday))).toEqual([200, 300, 100, 200]);
});

it('is full-time again where a schedule is not known', () => {
  const calendar = calendarOf(
    { from: '2020-01-01', schedule_id: 1, week: 1 },
    { from: '2026-09-14', schedule_id: 99, week: 1 },
  );
  // Fridays: four fifths of a week are without them.
  expect([calendar.minutesOn('2026-09-11'), calendar.minutesOn('2026-09-18')]).toEqual([0, 456]);
});

it('follows the versions of a schedule while its period lasts, and none of later', () => {
  const versions = [
    { from: '2020-01-01', weeks: [week(100)] },
    { from: '2026-09-14', weeks: [week(200)] },
    { from: '2027-01-01', weeks: [week(300)] },
    { from: '2027-06-01', weeks: [week(400)] },
  ];
  const changing = { ...schedule(7), versions };
  const calendar = calendarWith(
    [changing, schedule(8, week(500))],
    { from: '2026-09-01', schedule_id: 7, week: 1 },
    { from: '2026-09-21', schedule_id: 8, week: 1 },
  );
  expect(MONDAYS.map((monday) => calendar.minutesOn(monday))).toEqual([100, 200, 500, 500]);
  expect(MONDAYS.toReversed().map((monday) => calendar.minutesOn(monday))).toEqual([500, 500, 200, 100]);
});

it('has an average day of the days with minutes, and of 7:36 without any', () => {
  const average = (...minutes: number[]) =>
    averageDay(
      calendarWith([schedule(7, week(...minutes))], { from: '2026-09-07', schedule_id: 7, week: 1 }),
      '2026-09-08',
    );
  expect([average(456, 456, 456, 456, 0), average(480, 240, 0, 0, 0), average(0, 0, 0, 0, 0)]).toEqual([456, 360, 456]);
});
