import { expect, it } from 'vitest';
import { threeWayDiff } from './three-way-diff.ts';

const base = { driver: 1, value: '100', color: 'grey', note: '' };

it('asks only about what both changed differently', () => {
  const { clashes, kept, merged } = threeWayDiff(
    base,
    { driver: 2, value: '120', color: 'blue', note: 'same' },
    { driver: 3, value: '100', color: 'grey', note: 'same' },
  );
  expect(clashes).toEqual([{ field: 'driver', base: 1, mine: 2, theirs: 3 }]);
  expect(kept).toEqual(['value', 'color']);
  expect(merged).toEqual({ driver: 3, value: '120', color: 'blue', note: 'same' });
});

it('takes over what I did not touch', () => {
  const { clashes, merged } = threeWayDiff(base, base, { ...base, value: '7' });
  expect([clashes, merged]).toEqual([[], { ...base, value: '7' }]);
});
