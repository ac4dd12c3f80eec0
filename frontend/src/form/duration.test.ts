import { expect, it } from 'vitest';
import { durationMinutes, durationParts, durationText } from './duration.ts';

it.each([
  ['7:30', 450],
  ['0:05', 5],
  ['7:', 420],
  [':45', 45],
  ['', null],
  [':', null],
  ['1:60', undefined],
  ['1:75', undefined],
  ['x:1', undefined],
])('%s is read as %s minutes', (typed, minutes) => expect(durationMinutes(typed)).toBe(minutes));

it('writes what it reads', () => {
  expect(durationText(450)).toBe('7:30');
  expect(durationText(5)).toBe('0:05');
  expect(durationText(null)).toBe('');
  expect(durationParts('7:')).toEqual({ hours: '7', minutes: '' });
});
