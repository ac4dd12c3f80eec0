import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  countedTraining,
  daysOfRight,
  employedShare,
  followedDays,
  totalFollowed,
  minutesPerDay,
  periodOf,
  rightOfYear,
  type CountedTraining,
} from './training-right.rules.ts';

const person = { statute: 'white_collar', start_date: null, active_until: null } as const;
const settings = { average_fte: 45, days_of_right: null, period_start_year: 2022 };
const followed = (year: number, days: number, kind: CountedTraining['kind'] = 'followed_formal') => ({
  year,
  days,
  kind,
});

it.each([
  [null, null, null],
  [0, null, 0],
  [9.99, null, 0],
  [10, null, 1],
  [19.9, null, 1],
  [20, null, 5],
  [5_000, null, 5],
  [45, 4, 4],
  [5, 2, 2],
  [null, 3, 3],
  [45, 0, 0],
])('%s full-time employees and %s agreed days give %s days', (average_fte, days_of_right, days) => {
  expect(daysOfRight({ average_fte, days_of_right, period_start_year: 2022 })).toBe(days);
});

it.each([
  [2022, 2022],
  [2026, 2022],
  [2027, 2027],
  [2031, 2027],
  [2021, 2021],
  [2017, 2017],
])('%i lies in the period that begins with %i', (year, first) => {
  expect(periodOf(year, { period_start_year: 2022 })).toBe(first);
});

it.each([
  [null, null, 2026, 1],
  ['2020-05-01', null, 2026, 1],
  ['2026-01-01', '2026-12-31', 2026, 1],
  ['2026-07-02', null, 2026, 183 / 365],
  [null, '2026-01-31', 2026, 31 / 365],
  [null, '2027-03-31', 2026, 1],
  ['2024-02-29', '2024-02-29', 2024, 1 / 366],
  ['2027-01-01', null, 2026, 0],
  [null, '2025-12-31', 2026, 0],
  ['2026-09-01', '2026-03-01', 2026, 0],
])('somebody from %s to %s is there for a part of %i', (start_date, active_until, year, share) => {
  expect(employedShare({ ...person, start_date, active_until }, year)).toBeCloseTo(share, 10);
});

describe('the right of a year', () => {
  it.each([
    [{ ...person, statute: 'self_employed' } as const, settings, 'self_employed'],
    [{ ...person, start_date: '2027-01-01' }, settings, 'not_employed'],
    [person, { ...settings, average_fte: null }, 'no_number'],
    [person, { ...settings, average_fte: 9 }, 'too_few_employees'],
  ])('is none with a reason', (of, by, reason) => {
    expect(rightOfYear(of, 2026, by)).toEqual({ days: 0, reason });
  });

  it('grows with the part of the year and never passes that of a full one', () => {
    const days = Array.from({ length: 12 }, (_, month) => {
      const start = `2026-${String(month + 1).padStart(2, '0')}-01`;
      return rightOfYear({ ...person, start_date: start }, 2026, settings).days;
    });
    expect(days[0]).toBe(5);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(days.at(-1)).toBe(0.42);
  });
});

describe('what a training counts', () => {
  const course = {
    deleted: 0,
    start_date: '2025-12-31',
    end_date: '2026-01-01',
    type_of_training: 'formal',
    training_amount_selection: 'days',
    training_amount_days: 2,
    training_amount_minutes: null,
    phase: 'held',
  } as const;
  const one = { status: 'followed', waiting: 0, deleted: 0, answer: null, changed_on: '2024-05-05' } as const;
  const today = '2026-06-01';
  const ahead = { ...course, phase: 'planned', end_date: '2026-09-09' } as const;
  const undated = { ...course, start_date: null, end_date: null, phase: 'planned' } as const;

  it.each([
    ['in the year of the last day', one, course, followed(2026, 2)],
    ['in the year of the first day alone', one, { ...course, end_date: null }, followed(2025, 2)],
    ['in the year of the mark', one, undated, followed(2024, 2)],
    ['informal apart', one, { ...course, type_of_training: 'informal' } as const, followed(2026, 2, 'followed_informal')],
    ['minutes as days of 7:36', one, { ...course, training_amount_selection: 'minutes', training_amount_minutes: 228 } as const, followed(2026, 0.5)],
    ['nothing without an amount', one, { ...course, training_amount_days: null }, followed(2026, 0)],
    ['as planned', { ...one, status: 'reserved' } as const, ahead, followed(2026, 2, 'planned')],
    ['as planned this year without days', { ...one, status: 'reserved' } as const, undated, followed(2026, 2, 'planned')],
    ['no more once it is over', { ...one, status: 'reserved' } as const, course, null],
    ['not after a no', { ...one, status: 'reserved', answer: 'no' } as const, ahead, null],
    ['not while waiting', { ...one, status: null, waiting: 1 } as const, ahead, null],
    ['not while waiting, whatever it is marked as', { ...one, waiting: 1 } as const, course, null],
    ['not when it did not fit, even before it begins', { ...one, status: 'not_fitting' } as const, ahead, null],
    ['not when removed', { ...one, deleted: 1 } as const, course, null],
    ['not when the training is deleted', one, { ...course, deleted: 1 } as const, null],
    ['not when it was not pursued', { ...one, status: 'not_pursued' } as const, course, null],
  ])('%s', (_, participation, of, expected) => {
    expect(countedTraining(participation, of, today)).toEqual(expected);
  }); // prettier-ignore

  it('takes the length of a full-time day', () => {
    expect(minutesPerDay()).toBe(7 * 60 + 36);
  });
});

describe('a balance', () => {
  it('carries over what earlier years of the period left, and starts anew with the next period', () => {
    const counted = [followed(2023, 2), followed(2024, 1), followed(2024, 1, 'followed_informal')];
    const left = [2022, 2023, 2024, 2025, 2026, 2027].map((year) => {
      const { carried_over, left: days } = balanceOf(person, counted, year, settings);
      return [carried_over, days];
    });
    expect(left).toEqual([[0, 5], [5, 8], [8, 11], [11, 16], [16, 21], [0, 5]]); // prettier-ignore
    const leaver = { ...person, active_until: '2024-12-31' };
    expect(balanceOf(leaver, counted, 2025, settings)).toMatchObject({ right: 0, carried_over: 0, left: 0 });
  });

  it('tells formal, informal and planned apart, and leaves what is planned', () => {
    const counted = [followed(2026, 1.5), followed(2026, 1, 'followed_informal'), followed(2026, 2, 'planned')];
    const started = { ...person, start_date: '2026-01-01' };
    const balance = balanceOf(started, counted, 2026, settings);
    expect(balance).toEqual({ year: 2026, right: 5, carried_over: 0, followed_formal: 1.5, followed_informal: 1, planned: 2, left: 2.5, reason: null }); // prettier-ignore
    expect(totalFollowed(balance)).toBe(2.5);
  });

  it('counts what was followed in a year, formal or not', () => {
    const counted = [followed(2026, 1.5), followed(2026, 1, 'followed_informal'), followed(2026, 2, 'planned'), followed(2025, 4)]; // prettier-ignore
    expect(followedDays(counted, 2026)).toBe(2.5);
    expect(followedDays(counted.slice(1), 2026)).toBe(1);
    expect(followedDays([], 2026)).toBe(0);
  });

  it('counts each employment of somebody who was hired again, and carries nothing over a New Year away', () => {
    const back = (start_date: string) => ({
      ...person,
      start_date,
      former_employments: [{ start_date: '2022-01-01', active_until: '2023-03-14' }],
    });
    const years = (of: ReturnType<typeof back>) =>
      [2022, 2023, 2024].map((year) => {
        const { carried_over, right } = balanceOf(of, [], year, settings);
        return [carried_over, right];
      });
    expect(years(back('2023-10-20'))).toEqual([[0, 5], [5, 2], [7, 5]]); // prettier-ignore
    expect(years(back('2024-07-02'))).toEqual([[0, 5], [5, 1], [0, 2.5]]); // prettier-ignore
    expect(rightOfYear(back('2025-01-01'), 2024, settings).reason).toBe('not_employed');
  });

  it('is nothing, and never minus nothing, where all was followed', () => {
    const { left } = balanceOf(person, [followed(2022, 0.6), followed(2023, 0.8)], 2023, { ...settings, days_of_right: 0.7 }); // prettier-ignore
    expect(left).toBe(0);
  });

  it('is negative where more was followed than there was right to, and that is no debt of the next year', () => {
    const started = { ...person, start_date: '2025-01-01' };
    const counted = [followed(2025, 9)];
    expect(balanceOf(started, counted, 2025, settings).left).toBe(-4);
    expect(balanceOf(started, counted, 2026, settings)).toMatchObject({ carried_over: 0, left: 5 });
  });

  it('never carries over less than nothing nor more than the rights of the years before', () => {
    let seed = 7;
    const random = (max: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % (max + 1);
    };
    for (let round = 0; round < 500; round += 1) {
      const counted = Array.from({ length: random(12) }, () => followed(2017 + random(14), random(20) / 2));
      const year = 2017 + random(14);
      const start = random(1) === 1 ? `${2015 + random(12)}-0${1 + random(8)}-01` : null;
      const of = { ...person, start_date: start };
      const { carried_over: carried, right, left } = balanceOf(of, counted, year, settings);
      const before = year - periodOf(year, settings);
      expect(carried).toBeGreaterThanOrEqual(0);
      expect(carried).toBeLessThanOrEqual(before * 5);
      expect(left).toBeLessThanOrEqual(right + carried);
      expect(Math.abs(Math.round(left * 100) / 100 - left)).toBeLessThan(1e-9);
    }
  });
});
