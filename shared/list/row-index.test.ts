import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowIndex } from './row-index.ts';

type Held = { id: number; holders: number[] };

const holders = { key: 'holders', of: (row: Held) => row.holders };
const row = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  holders: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
});
const rows = fc.array(row, { maxLength: 40, size: 'max' });
const removed = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 10 });

it('finds the rows that name a number after every change, by id', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(rows, removed), { maxLength: 6 }), (initial, changes) => {
      const index = new RowIndex(initial);
      const model = new Map(initial.map((each) => [each.id, each]));
      for (const [upserted, gone] of [[[], []] as [Held[], number[]], ...changes]) {
        index.upsert(upserted);
        index.remove(gone);
        for (const each of upserted) model.set(each.id, each);
        for (const id of gone) model.delete(id);
        for (const number of [0, 3, 6, 7]) {
          const isNamed = (each: Held): boolean => each.holders.includes(number);
          const naive = [...model.values()].filter(isNamed).toSorted((one, other) => one.id - other.id);
          expect(index.naming(holders, number, isNamed)).toEqual(naive);
        }
      }
    }),
  );
});

it('is made anew after thousands of changes', () => {
  const index = new RowIndex<Held>(Array.from({ length: 50_000 }, (_, at) => ({ id: at + 1, holders: [at % 100] })));
  const named = (number: number): number =>
    index.naming(holders, number, (each) => each.holders.includes(number)).length;
  expect(named(7)).toBe(500);
  for (let from = 0; from < 12_000; from += 3_000) {
    index.upsert(Array.from({ length: 3_000 }, (_, at) => ({ id: from + at + 1, holders: [7, 8] })));
    expect([named(7), named(8)]).toEqual([500 + (from + 3_000) * 0.99, 500 + (from + 3_000) * 0.99]);
  }
});

it('keeps what is made of the rows until one changes', () => {
  const index = new RowIndex<Held>([{ id: 1, holders: [1] }]);
  let made = 0;
  const count = (key: string): { all: number } =>
    index.kept(key, () => {
      made += 1;
      let all = 0;
      index.visit(() => (all += 1));
      return { all };
    });
  expect([count('one'), count('one'), count('other'), made]).toEqual([{ all: 1 }, { all: 1 }, { all: 1 }, 2]);
  index.upsert([{ id: 2, holders: [] }]);
  expect([count('one'), count('one'), made]).toEqual([{ all: 2 }, { all: 2 }, 3]);
  index.remove([1, 2]);
  expect([count('one'), made]).toEqual([{ all: 0 }, 4]);
});
