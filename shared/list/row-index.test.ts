import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { RowIndex } from './row-index.ts';
import { compareKeys, sortKey } from './sort-key.ts';

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

it('sorts texts that nearly all differ, also after changes, as the slow way does', () => {
  type Named = { id: number; name: string | null };
  const column: Column<Named> = { key: 'name', label: '', kind: 'text', value: ({ name }) => name };
  const numberOf = (id: number): number => Math.imul(id, 0x9e37_79b1) >>> 0;
  const nameOf = (id: number): string | null =>
    id % 50 === 0 ? null : `${id % 3 ? 'N-' : 'é'}${numberOf(id) % 30_000}${id % 7 ? '' : ' of a name that is long'}`;
  const all = Array.from({ length: 25_000 }, (_, at): Named => ({ id: at + 1, name: nameOf(at + 1) }));
  const index = new RowIndex<Named>(all.toReversed());
  const model = new Map(all.map((row) => [row.id, row]));
  const matches = index.match([], '', []);
  const check = (descending: boolean): void => {
    const sign = descending ? -1 : 1;
    const keyOf = new Map(Array.from(model.values(), ({ id, name }) => [id, sortKey('text', name)]));
    const sorted = [...model.values()].toSorted((one, other) => {
      if (one.name === null || other.name === null)
        return Number(one.name === null) - Number(other.name === null) || one.id - other.id;
      return sign * compareKeys(keyOf.get(one.id)!, keyOf.get(other.id)!) || one.id - other.id;
    });
    const rows = index.slice(index.match([], '', []), { column, descending }, 0, Infinity);
    expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
  };
  const change = (upserted: Named[], gone: number[]): void => {
    index.upsert(upserted);
    index.remove(gone);
    for (const row of upserted) model.set(row.id, row);
    for (const id of gone) model.delete(id);
  };
  expect(matches.count).toBe(25_000);
  change([], [3, 4, 24_999]);
  check(false);
  change([{ id: 7, name: nameOf(8) }, { id: 9, name: null }, { id: 30_000, name: 'é7' }], [11, 25_000]); // prettier-ignore
  check(true);
  check(false);
  // More changes than an order catches up with.
  change(Array.from({ length: 4_000 }, (_, at) => ({ id: at + 1, name: nameOf(at + 2) })), []); // prettier-ignore
  check(false);
  check(true);
});
