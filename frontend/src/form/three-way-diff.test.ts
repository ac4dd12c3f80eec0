import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { threeWayDiff, withChoices } from './three-way-diff.ts';

const base = { driver: 1, value: '100', color: 'grey', note: '', teams: [1, 2] };

it('asks only about what both changed differently', () => {
  const mine = { ...base, driver: 2, value: '120', color: 'blue', note: 'same' };
  const theirs = { ...base, driver: 3, note: 'same' };
  const { clashes, kept, taken, merged } = threeWayDiff(base, mine, theirs);
  expect(clashes).toEqual([{ field: 'driver', base: 1, mine: 2, theirs: 3 }]);
  expect(kept).toEqual(['value', 'color']);
  expect(taken).toEqual([]);
  expect(merged).toEqual({ driver: 3, value: '120', color: 'blue', note: 'same', teams: [1, 2] });
});

it('takes over what I did not touch', () => {
  const { clashes, taken, merged } = threeWayDiff(base, base, { ...base, value: '7' });
  expect([clashes, taken, merged]).toEqual([[], ['value'], { ...base, value: '7' }]);
});

it('compares lists by what they hold', () => {
  const { clashes, kept, taken } = threeWayDiff(base, { ...base, teams: [1, 2] }, { ...base, teams: [1, 2] });
  expect([clashes, kept, taken]).toEqual([[], [], []]);
});

it('looks at the named fields only', () => {
  const { kept, merged } = threeWayDiff(base, { ...base, driver: 9, note: 'x' }, base, ['note']);
  expect(kept).toEqual(['note']);
  expect(merged).toEqual({ ...base, note: 'x' });
});

it('puts my choices on top of theirs', () => {
  const diff = threeWayDiff(base, { ...base, driver: 2, value: '1' }, { ...base, driver: 3, value: '2' });
  expect(withChoices(diff, new Set(['driver']))).toEqual({ ...base, driver: 2, value: '2' });
  expect(withChoices(diff, new Set())).toEqual({ ...base, driver: 3, value: '2' });
});

it('loses nothing: every field holds a value that somebody gave it', () => {
  const value = fc.constantFrom('a', 'b', 'c');
  const record = fc.record({ one: value, two: value, three: value });
  fc.assert(
    fc.property(record, record, record, (start, mine, theirs) => {
      const diff = threeWayDiff(start, mine, theirs);
      const all = withChoices(diff, new Set(diff.clashes.map(({ field }) => field)));
      for (const field of ['one', 'two', 'three'] as const)
        expect(all[field]).toBe(mine[field] === start[field] ? theirs[field] : mine[field]);
    }),
  );
});
