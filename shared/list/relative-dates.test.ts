import { expect, it } from 'vitest';
import { daysTyped, type RelativeOperator } from './relative-dates.ts';
import { relativeSpan } from './relative-span.ts';

it.each<[RelativeOperator, string, string, string]>([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['next_days', '2026-11-22', '2026-11-22', '2026-12-22'],
  ['last_days', '2026-03-01', '2026-01-30', '2026-03-01'],
  ['days_ago', '2026-11-22', '0001-01-01', '2026-10-22'],
  ['this_month', '2024-02-10', '2024-02-01', '2024-02-29'],
  ['next_month', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['next_month', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['this_quarter', '2026-11-22', '2026-10-01', '2026-12-31'],
  ['next_quarter', '2026-11-22', '2027-01-01', '2027-03-31'],
  ['this_year', '2026-11-22', '2026-01-01', '2026-12-31'],
  ['next_year', '2026-11-22', '2027-01-01', '2027-12-31'],
])('%s on %s is %s to %s', (operator, today, first, last) => {
  expect(relativeSpan(operator, 30, today)).toEqual([first, last]);
});

it('takes whole numbers of days', () => {
  expect(['1', 90, ' 30 ', '3660'].map(daysTyped)).toEqual([1, 90, 30, 3660]);
  expect(['0', '', 'x', '1.5', '-3', '3661'].map(daysTyped)).toEqual(Array(6).fill(undefined));
});
