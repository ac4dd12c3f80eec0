import { expect, it } from 'vitest';
import { roundTop } from './round-top.ts';

it.each([
  [0, 4],
  [3, 4],
  [61_500, 80_000],
  [80_001, 120_000],
  [69, 80],
  [5, 8],
])('ends the axis for %d at %d', (value, top) => {
  expect(roundTop(value)).toBeCloseTo(top);
});
