import { expect, it } from 'vitest';
import { nearMonth, nearMonthFigure } from './near-month.ts';

it('says the year of a month in another year only', () => {
  expect(nearMonth('2026-12', '28/12/2026')).toBe('December');
  expect(nearMonth('2026-12', '04/01/2027')).toBe('December 2026');
  expect(nearMonth('2027-01', '28/12/2026')).toBe('January 2027');
});

it('is short where its year is said beside little room', () => {
  expect(nearMonthFigure('2026-12', '28/12/2026')).toBe('December');
  expect(nearMonthFigure('2026-12', '04/01/2027')).toBe('Dec 2026');
});
