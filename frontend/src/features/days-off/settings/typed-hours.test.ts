import { expect, it } from 'vitest';
import { hoursText, typedHours } from './typed-hours.ts';

it.each([
  ['7:36', 456],
  ['7h36', 456],
  ['7u', 420],
  [' 7,6 ', 456],
  ['7.6 hours', 456],
  ['456 min', 456],
  ['456', 456],
  ['8', 480],
  ['24', 1440],
  ['30', 30],
  ['', 0],
  ['0', 0],
  ['7:60', undefined],
  ['-1', undefined],
  ['a lot', undefined],
])('%s is read as %s minutes', (typed, minutes) => expect(typedHours(typed)).toBe(minutes));

it('writes what it reads', () => {
  for (const minutes of [0, 5, 228, 456, 1440]) expect(typedHours(hoursText(minutes))).toBe(minutes);
});
