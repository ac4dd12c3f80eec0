import { expect, it } from 'vitest';
import { pollAfter } from './poll-after.ts';

it('waits a quarter of a second at first, then longer, and never much longer than the most', () => {
  const waits = [0, 1, 2, 4, 8, 400].map((reads) => pollAfter(reads, 2_000));
  expect(waits.every((wait) => wait >= 200 && wait <= 2_300)).toBe(true);
  expect(pollAfter(1, 2_000)).toBeLessThan(300);
  expect(pollAfter(400, 2_000)).toBeGreaterThan(1_600);
});
