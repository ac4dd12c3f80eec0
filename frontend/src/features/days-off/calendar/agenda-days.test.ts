import { expect, it } from 'vitest';
import { weekBeside } from './agenda-days.ts';
import { monthDays } from './month-days.ts';

/** It begins on a Sunday and has 30 days. */
const november = monthDays('2026-11', 1, [], '2026-11-22');

it('finds the week after or before a day, within the month', () => {
  const steps = (at: number, by: -1 | 1): (number | undefined)[] => {
    const next = weekBeside(november, at, by);
    return next === undefined ? [undefined] : [next + 1, ...steps(next, by)];
  };
  expect(steps(0, 1)).toEqual([2, 9, 16, 23, 30, undefined]);
  expect(steps(24, -1)).toEqual([16, 9, 2, 1, undefined]);
  expect(weekBeside(november, 21, 1)).toBe(22);
});
