import { expect, it } from 'vitest';
import { patchSchedule, scheduleIssues, scheduleOf } from './reminder-schedule.rules.ts';

const wrongDays = (path: string) => ({ path, code: 'days_wanted', message: 'Must be a number of days from 1 to 60' });

it('reminds after five days and every two days where nothing else is said', () => {
  expect(scheduleOf({})).toEqual({ remind: 1, remind_first_days: 5, remind_every_days: 2 });
});

it('has whole days from 1 to 60, even while it is off', () => {
  const issuesOf = (first: number, every: number) =>
    scheduleIssues({ remind: 0, remind_first_days: first, remind_every_days: every });
  expect(issuesOf(1, 60)).toEqual([]);
  expect(issuesOf(60, 1)).toEqual([]);
  expect(issuesOf(0, 61)).toEqual([wrongDays('remind_first_days'), wrongDays('remind_every_days')]);
  expect(issuesOf(1.5, 2)).toEqual([wrongDays('remind_first_days')]);
});

it('keeps what a change leaves out', () => {
  const before = { remind: 1, remind_first_days: 7, remind_every_days: 3 } as const;
  expect(patchSchedule(before, {})).toEqual(before);
  expect(patchSchedule(before, { remind: 0 })).toEqual({ ...before, remind: 0 });
  expect(patchSchedule({ ...before, remind: 0 }, { remind: 1 })).toEqual(before);
  expect(patchSchedule(before, { remind_first_days: 10, remind_every_days: 4 })).toEqual({
    remind: 1,
    remind_first_days: 10,
    remind_every_days: 4,
  });
});
