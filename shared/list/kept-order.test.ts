import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { RowIndex } from './row-index.ts';
import type { RowBase } from './row-store.ts';
import { sortKey } from './sort-key.ts';
import { isInOrder, isOrderOf, orderToKeep, type KeptOrder } from './text-ranks.ts';

type Named = { id: number; name: string | null };
const ROWS = 400;
const keyOf = (name: string | null): string => String(sortKey('text', name));
const nameOf = (id: number): string | null => (id % 40 === 0 ? null : `N-${(id * 7919) % 331}`);
const keptFor = (names: readonly (string | null)[]): KeptOrder =>
  orderToKeep(names.length, (place) => keyOf(names[place]!))!;

/** Rows with an order beside them, and how often a name was read. */
const indexOf = (names: readonly (string | null)[], kept: KeptOrder | undefined, without: number[] = []) => {
  const reads = { count: 0 };
  const column: Column<Named> = {
    key: 'name',
    label: '',
    kind: 'text',
    value: ({ name }) => {
      reads.count += 1;
      return name;
    },
  };
  const make = (place: number): Named => ({ id: place + 1, name: names[place]! });
  const base: RowBase<Named> = {
    ids: Int32Array.from(names, (_, place) => place + 1),
    view: make,
    peek: make,
    make,
    forget: () => {},
    keptOrder: (key) => (key === 'text:name:0' ? kept : undefined),
  };
  const index = new RowIndex<Named>();
  index.adopt(base, without);
  const sorted = (descending: boolean): Named[] =>
    index.slice(index.match([], '', []), { column, descending }, 0, Infinity);
  const grouped = (): number[][] =>
    index.groups(index.match([], '', []), column, column).map(({ first }) => first(Infinity).map(({ id }) => id));
  return { index, reads, sorted, grouped };
};
const names = Array.from({ length: ROWS }, (_, place) => nameOf(place + 1));

const id = fc.integer({ min: 1, max: ROWS + 3 });
const change = fc.record({
  put: fc.array(
    fc.record({
      id,
      name: fc.oneof(
        fc.constant(null),
        fc.nat(340).map((number) => `n-${number}`),
      ),
    }),
    {
      maxLength: 3,
    },
  ),
  gone: fc.array(id, { maxLength: 2 }),
});

describe('an order that was kept beside the rows', () => {
  it('answers as one that is made, whatever was added, edited and removed before and after it was asked for', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 4 }),
        fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: 3 }),
        (changes, without) => {
          const kept = indexOf(names, keptFor(names), without);
          const made = indexOf(names, undefined, without);
          const check = (): void => {
            for (const descending of [false, true]) expect(kept.sorted(descending)).toEqual(made.sorted(descending));
            expect(kept.grouped()).toEqual(made.grouped());
          };
          changes.forEach(({ put, gone }, at) => {
            for (const { index } of [kept, made]) {
              index.upsert(put);
              index.remove(gone);
            }
            // The first change comes before anybody sorts.
            if (at > 0 || changes.length === 1) check();
          });
          check();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads the cells of a few rows, of few more after a change', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `N-${(at * 7919) % 19_997}`);
    const { index, reads, sorted } = indexOf(many, keptFor(many));
    expect(sorted(false).slice(0, 2)).toEqual([
      { id: 1, name: 'N-0' },
      { id: 19_998, name: 'N-0' },
    ]);
    expect(sorted(true)[0]?.name).toBe('N-19996');
    index.upsert([{ id: 5, name: 'N-0' }]);
    expect(
      sorted(false)
        .slice(0, 3)
        .map((row) => row.id),
    ).toEqual([1, 5, 19_998]);
    expect(
      sorted(true)
        .slice(-3)
        .map((row) => row.id),
    ).toEqual([1, 5, 19_998]);
    expect(reads.count).toBeLessThan(600);
  });

  it('is not taken where most rows changed since, or the cells are others than they were', () => {
    const shown = names.map((name) => name && `N-${400 - Number(name.slice(2))}`);
    const other = indexOf(shown, keptFor(names));
    expect(other.sorted(false)).toEqual(indexOf(shown, undefined).sorted(false));
    const [many, plain] = [indexOf(names, keptFor(names)), indexOf(names, undefined)];
    for (const { index } of [many, plain])
      index.upsert(names.slice(0, 300).map((_, at) => ({ id: at + 1, name: `x${at}` })));
    expect(many.sorted(true)).toEqual(plain.sorted(true));
    expect(many.reads.count).toBe(plain.reads.count);
  });

  it('is one of all its rows', () => {
    const order = keptFor(names);
    expect(isOrderOf(order, ROWS)).toBe(true);
    expect(isOrderOf(order, ROWS + 1)).toBe(false);
    expect(isOrderOf({ ...order, same: order.same.subarray(1) }, ROWS)).toBe(false);
    expect(isOrderOf({ ...order, places: order.places.map((place) => (place === 7 ? 8 : place)) }, ROWS)).toBe(false);
    expect(isOrderOf({ ...order, places: order.places.map((place) => (place === 7 ? ROWS : place)) }, ROWS)).toBe(
      false,
    );
  });

  it('stands as its keys say, equal ones marked', () => {
    const order = keptFor(['b', 'a', 'b', 'c', null, null]);
    expect(order).toEqual({ places: Uint32Array.of(1, 0, 2, 3, 4, 5), same: Uint8Array.of(0, 0, 1, 0, 0, 1) });
    const isRight = (keys: (string | undefined)[]): boolean => isInOrder(order, (place) => keys[place]);
    expect(isRight(['b', 'a', 'b', 'c', '\uffff', '\uffff'])).toBe(true);
    expect(isRight(['b', 'a', 'b', undefined, '\uffff', '\uffff'])).toBe(true);
    expect(isRight(['b', 'a', 'bb', 'c', '\uffff', '\uffff'])).toBe(false);
    expect(isRight(['b', 'b', 'b', 'c', '\uffff', '\uffff'])).toBe(false);
    expect(isRight(['b', 'x', 'b', 'c', '\uffff', '\uffff'])).toBe(false);
  });

  it('is not kept of texts most of which are the same', () => {
    expect(orderToKeep(100, (place) => `n${place % 40}`)).toBeUndefined();
    expect(orderToKeep(100, (place) => `n${place % 60}`)?.places.length).toBe(100);
  });
});
