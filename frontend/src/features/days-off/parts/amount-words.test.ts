import { expect, it } from 'vitest';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { daysFigure } from './amount-words.ts';

it('reads minutes as days of the person and as hours', () => {
  expect(daysFigure(1140, 456)).toBe('2,5');
  expect(daysFigure(-228, 456)).toBe('−0,5');
  expect(daysFigure(100, 0)).toBe('0');
  expect(hoursFigure(456)).toBe('7:36');
  expect(hoursFigure(-30)).toBe('−0:30');
});
