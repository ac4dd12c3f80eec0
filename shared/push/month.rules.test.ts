import { expect, it } from 'vitest';
import { isOffered, monthKey, monthSpan, offeredMonths, suggestedMonth } from './month.rules.ts';

it('spans the days of a month', () => {
  expect(monthSpan(2026, 12)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthSpan(2027, 1)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
  expect(monthSpan(2026, 2).to).toBe('2026-02-28');
  expect(monthSpan(2028, 2).to).toBe('2028-02-29');
  expect(monthKey(2027, 1)).toBe('2027-01');
  expect(monthKey(987, 10)).toBe('0987-10');
});

it('offers two months before to one after, latest first, over New Year', () => {
  const keys = (today: string) => offeredMonths(today).map(({ year, month }) => monthKey(year, month));
  expect(keys('2026-12-31')).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
  expect(keys('2027-01-01')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(keys('2027-11-30')).toEqual(['2027-12', '2027-11', '2027-10', '2027-09']);
  expect(isOffered('2027-01-01', 2026, 11)).toBe(true);
  expect(isOffered('2027-01-01', 2026, 10)).toBe(false);
  expect(isOffered('2027-01-01', 2027, 3)).toBe(false);
  expect(isOffered('2027-01-01', 2025, 12)).toBe(false);
});

it('suggests the month before until the 19th, the present one from the 20th', () => {
  expect(suggestedMonth('2026-11-19')).toEqual({ year: 2026, month: 10 });
  expect(suggestedMonth('2026-11-20')).toEqual({ year: 2026, month: 11 });
  expect(suggestedMonth('2027-01-01')).toEqual({ year: 2026, month: 12 });
  expect(suggestedMonth('2026-12-31')).toEqual({ year: 2026, month: 12 });
});
