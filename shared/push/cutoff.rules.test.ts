import { expect, it } from 'vitest';
import { addDays } from '#shared/values/dates.ts';
import { cutoffOf, noticedWithin } from './cutoff.rules.ts';

it.each([
  ['before the notice of a month', 8, '2026-11-02', '2026-10-08', '2026-10-03', 2026, 9],
  ['on it', 8, '2026-11-03', '2026-11-08', '2026-11-03', 2026, 10],
  ['on the push day', 8, '2026-11-08', '2026-11-08', '2026-11-03', 2026, 10],
  ['after it', 8, '2026-11-09', '2026-11-08', '2026-11-03', 2026, 10],
  ['before a notice at the end of a year', 3, '2026-12-28', '2026-12-03', '2026-11-28', 2026, 11],
  ['on it', 3, '2026-12-29', '2027-01-03', '2026-12-29', 2026, 12],
  ['early in a year', 3, '2027-01-02', '2027-01-03', '2026-12-29', 2026, 12],
  ['for the last day that every month has', 28, '2027-02-25', '2027-02-28', '2027-02-23', 2027, 1],
  ['while that of February is ahead', 28, '2027-02-22', '2027-01-28', '2027-01-23', 2026, 12],
] as const)('finds the push day that people were reminded of last, %s', (_, day, today, date, notice, year, month) => {
  expect(noticedWithin(day, addDays(notice, -1), today)).toEqual([{ date, notice, year, month }]);
  expect(noticedWithin(day, notice, today)).toEqual([]);
});

it('finds every push day of which people were to be reminded within some months, the oldest first', () => {
  const dates = noticedWithin(8, '2026-11-02', '2027-02-03').map(({ date }) => date);
  expect(dates).toEqual(['2026-11-08', '2026-12-08', '2027-01-08', '2027-02-08']);
});

it('is a day of the month after the one that is wanted', () => {
  expect(cutoffOf(8, { year: 2026, month: 11 })).toBe('2026-12-08');
  expect(cutoffOf(28, { year: 2026, month: 12 })).toBe('2027-01-28');
});
