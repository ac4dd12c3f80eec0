import { expect, it } from 'vitest';
import { dayFrom, dayProblem, firstDayOf } from './driver-day.ts';

it('asks for the first day of a driver, and for the last day when nobody follows', () => {
  expect(firstDayOf({ id: 5 }, '01/01/2027')).toBe('01/01/2027');
  expect(firstDayOf({ id: 0 }, '31/12/2026')).toBe('01/01/2027');
});

it('starts from a change that counts today', () => {
  for (const id of [0, 5]) expect(firstDayOf({ id }, dayFrom({ id }, '01/03/2028'))).toBe('01/03/2028');
  expect(dayFrom({ id: 0 }, '01/03/2028')).toBe('29/02/2028');
});

it('says what is wrong with a typed day', () => {
  expect(dayProblem('')).toBe('field is required');
  expect(dayProblem('31/02/2026')).toBe('field is not valid date');
  expect(dayProblem('28/02/2026')).toBeUndefined();
});
