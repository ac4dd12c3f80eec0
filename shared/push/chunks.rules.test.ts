import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunksOf } from './chunks.rules.ts';
import { CHUNK_LINES, CHUNK_PEOPLE } from './limits.ts';
import { pollSeconds } from './poll.rules.ts';

const people = (count: number, lines: number) => Array.from({ length: count }, () => ({ lines }));

it('holds 200 people, or 2,000 lines, in a request', () => {
  expect(chunksOf([])).toEqual([]);
  expect(chunksOf(people(200, 10))).toEqual([{ from: 0, to: 200, lines: 2_000 }]);
  expect(chunksOf(people(201, 0))).toEqual([
    { from: 0, to: 200, lines: 0 },
    { from: 200, to: 201, lines: 0 },
  ]);
  expect(chunksOf(people(402, 0)).map(({ from, to }) => [from, to])).toEqual([
    [0, 200],
    [200, 400],
    [400, 402],
  ]);
  expect(chunksOf(people(101, 20))).toEqual([
    { from: 0, to: 100, lines: 2_000 },
    { from: 100, to: 101, lines: 20 },
  ]);
  expect(chunksOf([{ lines: 1 }, { lines: 2_001 }, { lines: 1 }])).toHaveLength(3);
});

it('has everybody once, in their order, within the limits', () => {
  const counts = fc.array(fc.record({ lines: fc.oneof(fc.nat(31), fc.nat(2_500)) }), { maxLength: 700 });
  fc.assert(
    fc.property(counts, (all) => {
      let next = 0;
      for (const { from, to, lines } of chunksOf(all)) {
        expect(from).toBe(next);
        expect(to).toBeGreaterThan(from);
        expect(lines).toBe(all.slice(from, to).reduce((sum, one) => sum + one.lines, 0));
        expect(to - from).toBeLessThanOrEqual(CHUNK_PEOPLE);
        if (to - from > 1) expect(lines).toBeLessThanOrEqual(CHUNK_LINES);
        next = to;
      }
      expect(next).toBe(all.length);
    }),
    { seed: 17 },
  );
});

it('asks after 4 seconds, then ever later, at most a minute apart', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(pollSeconds)).toEqual([4, 6, 9, 14, 20, 30, 46, 60]);
  expect(pollSeconds(10_000)).toBe(60);
});
