import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dated } from '#shared/assignments/dated.ts';
import { applyListQuery, peekRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import { lazyRows, rowMaker, type Derived } from './lazy-rows.ts';
import type { RowLayout } from './row-codec.ts';
import { decodeSnapshot, encodeSnapshot, type SnapshotRows } from './snapshot-codec.ts';

type Car = {
  id: number;
  version: number;
  brand: string | null;
  price: number | null;
  owner: number;
  ends: string | null;
  trips: readonly Trip[] | null;
};
type Trip = { from: string; to?: string | null };
type Row = Car & {
  last_trip: string | null;
  trips_text: string;
  title: string;
  doubled: number | null;
  owner_name: string | null;
};
const layout: RowLayout<Car> = { version: 1, fields: ['brand', 'price', 'owner', 'ends', 'trips'] };

const names = new Map([
  [1, 'Zoë'],
  [2, 'An'],
]);
const derived: Derived<Car, Row> = {
  title: ({ id, brand }) => `${brand ?? 'none'} ${id}`,
  doubled: ({ price }) => price && price * 2,
  owner_name: ({ owner }) => names.get(owner) ?? null,
  last_trip: ({ trips }) => trips?.findLast(({ from, to }) => from !== to)?.from ?? null,
  trips_text: ({ trips, brand }) => JSON.stringify({ ...trips?.[0], brand }),
};
const toRow = rowMaker(layout.fields, derived);

const columns: readonly Column<Row>[] = [
  { key: 'brand', label: '', kind: 'text', value: (row) => row.brand, searchable: true },
  { key: 'title', label: '', kind: 'text', value: (row) => row.title },
  { key: 'doubled', label: '', kind: 'money', value: (row) => row.doubled },
  { key: 'owner_name', label: '', kind: 'person', value: (row) => row.owner_name, searchable: true },
  { key: 'last_trip', label: '', kind: 'date', value: (row) => row.last_trip },
  { key: 'trips_text', label: '', kind: 'text', value: (row) => (row.price === 1 ? row.brand : row.trips_text) },
];
const view: ListView<Row> = { columns, segment: { key: 'all', test: (row) => row.price !== 3 } };

const snapshotOf = async (cars: readonly Car[]): Promise<SnapshotRows<Car>> =>
  decodeSnapshot(layout, await encodeSnapshot(layout, cars));

const carWith = (id: fc.Arbitrary<number>): fc.Arbitrary<Car> =>
  fc.record({
    id,
    version: fc.nat(3),
    brand: fc.constantFrom('Audi', 'Škoda', 'a2', 'a10', '', null),
    price: fc.oneof(fc.constant(null), fc.nat(5), fc.double({ noNaN: true, min: 0.5, max: 9 })),
    owner: fc.nat(3),
    ends: fc.constant(null),
    trips: fc.constantFrom(null, [], [{ from: '2024-01-01' }]),
  });
const ID_MAX = 30;
const change = fc.oneof(
  fc.record({ put: fc.array(carWith(fc.integer({ min: 1, max: ID_MAX + 5 })), { maxLength: 4 }) }),
  fc.record({ remove: fc.array(fc.integer({ min: 1, max: ID_MAX + 5 }), { maxLength: 4 }) }),
  fc.record({ rename: fc.constantFrom(1, 2), to: fc.constantFrom('Bo', 'Ella', 'zoe') }),
);
const questions = ['', 'a', 'sk', 'audi', 'zoe', 'l', 'skoda an'].flatMap((search_term) =>
  [undefined, ...columns.map(({ key }) => key)].flatMap((orderby_column) =>
    ['asc', 'desc'].flatMap((orderby_direction) =>
      [{}, { page: '3', per_page: '2' }].map((paging) =>
        listQuery.parse({ search_term, orderby_column, orderby_direction, ...paging }),
      ),
    ),
  ),
);

describe('rows that stay in the columns of a snapshot', () => {
  it('answer as rows that were all made, after every change', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(carWith(fc.integer({ min: 1, max: ID_MAX })), { selector: ({ id }) => id, maxLength: 25 }),
        fc.array(change, { maxLength: 5 }),
        async (unsorted, changes) => {
          const cars = unsorted.toSorted((one, other) => one.id - other.id);
          const lazy = new RowIndex<Row>();
          const without = cars.flatMap(({ price }, place) => (price === 5 ? [place] : []));
          lazy.adopt(lazyRows(await snapshotOf(cars), layout.fields, derived, {}), without);
          const whole = new RowIndex<Row>(cars.filter(({ price }) => price !== 5).map(toRow));
          for (const step of [undefined, ...changes]) {
            if (step && 'put' in step) for (const index of [lazy, whole]) index.upsert(step.put.map(toRow));
            if (step && 'remove' in step) for (const index of [lazy, whole]) index.remove(step.remove);
            if (step && 'rename' in step) {
              names.set(step.rename, step.to);
              lazy.upsert(lazy.ownIds().map((id) => toRow(lazy.get(id)!)));
              lazy.touchBase(({ owner }) => owner === step.rename);
              whole.upsert([...whole.all()].map(toRow));
            }
            expect(lazy.size).toBe(whole.size);
            expect([...lazy.all()]).toEqual([...whole.all()]);
            for (const query of questions) {
              const wanted = applyListQuery(whole, query, view);
              expect(applyListQuery(lazy, query, view)).toEqual(wanted);
              const from = (query.page - 1) * query.per_page;
              const peeked = [...peekRows(lazy, query, view)].slice(from, from + query.per_page);
              expect(peeked.map(({ title }) => title)).toEqual(wanted.data.map(({ title }) => title));
            }
          }
        },
      ),
      { numRuns: 40 },
    ));

  it('tell on the day they were written which may change with the days', async () => {
    const dated: Dated<Car> = {
      asOf: (car, day) => (car.ends !== null && car.ends <= day && car.owner > 0 ? { ...car, owner: 0 } : car),
      changesAfter: ({ ends }, day) => (ends !== null && ends > day ? ends : null),
    };
    const car = (id: number, ends: string | null, owner = 1): Car => ({
      id,
      version: 1,
      brand: '',
      price: 1,
      owner,
      ends,
      trips: null,
    });
    const cars = [car(1, null), car(2, '2026-01-02'), car(3, '2026-01-01'), car(4, '2026-01-01', 0)];
    const bytes = await encodeSnapshot(layout, cars, { dated, day: '2026-01-01' });
    const rows = await decodeSnapshot(layout, bytes);
    expect(rows.datedOn).toBe('2026-01-01');
    expect(cars.map((_, place) => rows.mayChange(place))).toEqual([false, true, true, false]);
    expect([...rows]).toEqual(cars);
  });

  it('are sorted by what columns make of the values that repeat in them, page by page as rows that were all made', async () => {
    const random = (seed: number, below: number): number => {
      const mixed = Math.imul(seed ^ 0x55, 0x9e37_79b1);
      return ((Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b) >>> 9) ^ (mixed >>> 20)) % below;
    };
    const day = (at: number): string => `2024-0${1 + random(at, 6)}-01`;
    const ends = [{}, { to: null }, { to: day(1) }, { to: day(2) }, { to: day(3) }];
    const tripOf = (at: number): Trip => ({ from: day(at), ...ends[random(at + 9, 5)] });
    const ROWS = 3_000;
    const cars = Array.from({ length: ROWS }, (_, at): Car => ({
      id: 3 * at + 2,
      version: 1,
      brand: [null, '', 'Škoda', 'skoda', 'a10', 'a2'][random(at, 6)]!,
      price: [null, 0, 1, 2.5, 1000, 4][random(at + 7, 6)]!,
      owner: random(at + 11, 4),
      ends: null,
      // More than are kept as values that repeat.
      trips: at % 9 === 0 ? null : Array.from({ length: random(at + 3, 4) }, (__, nth) => tripOf(at * 31 + nth)),
    }));
    let reads = 0;
    const counted = columns.map((column) => ({ ...column, value: (row: Row) => ((reads += 1), column.value(row)) }));
    const lazy = new RowIndex<Row>();
    const snapshot = await snapshotOf(cars);
    expect(snapshot.reader('trips').lists).toBeDefined();
    lazy.adopt(lazyRows(snapshot, layout.fields, derived, {}), [4, 5]);
    const whole = new RowIndex<Row>(cars.filter((_, place) => place !== 4 && place !== 5).map(toRow));
    const check = (key: string, columnsAsked = counted): void => {
      for (const [orderby_direction, page, search_term] of [
        ['asc', 1, ''],
        ['desc', 1, ''],
        ['desc', 30, ''],
        ['asc', 29, 'skoda'],
        ['desc', 9, 'skoda'],
        ['asc', 31, ''],
        ['asc', 200, ''],
        ['desc', 3000, ''],
      ] as const) {
        // prettier-ignore
        const query = listQuery.parse({ orderby_column: key, orderby_direction, page: `${page}`, per_page: '10', search_term }); // prettier-ignore
        const wanted = applyListQuery(whole, query, view);
        expect(applyListQuery(lazy, query, { ...view, columns: columnsAsked })).toEqual(wanted);
      }
    };
    for (const { key } of columns) check(key);
    // A title, which holds the id, says no more of other rows.
    reads = 0;
    for (const key of ['brand', 'last_trip', 'owner_name', 'trips_text']) {
      const revised = counted.map((column) => ({ ...column, revision: 1, searchable: false }));
      applyListQuery(lazy, listQuery.parse({ orderby_column: key }), { ...view, columns: revised });
    }
    expect(reads).toBeLessThan(ROWS);
    for (const step of [1, 2]) {
      const put = cars.slice(step * 20, step * 20 + 30).map((car, at) =>
        toRow({ ...car, id: car.id + (at % 5 === 0 ? 1 : 0), brand: at % 2 ? 'Škoda' : 'b', price: at, trips: [] }),
      ); // prettier-ignore
      for (const index of [lazy, whole]) {
        index.upsert(put);
        index.remove(cars.slice(step * 100, step * 100 + 9).map(({ id }) => id));
      }
      for (const { key } of columns) check(key);
      await new Promise((resolve) => void setTimeout(resolve, 20));
      for (const { key } of columns) check(key);
    }
  });

  it('sort no value last both ways, when the first row without one was edited before', async () => {
    const cars = [null, '', 'Audi'].map((brand, at): Car => ({ id: at + 1, version: 1, brand, price: 1, owner: 1, ends: null, trips: null })); // prettier-ignore
    const index = new RowIndex<Row>();
    index.adopt(lazyRows(await snapshotOf(cars), layout.fields, derived, {}), []);
    index.upsert([toRow({ ...cars[0]!, brand: 'Škoda' })]);
    for (const [orderby_direction, ids] of [
      ['asc', [3, 1, 2]],
      ['desc', [1, 3, 2]],
    ] as const)
      // prettier-ignore
      expect(
        applyListQuery(index, listQuery.parse({ orderby_column: 'brand', orderby_direction }), view).data.map(
          ({ id }) => id,
        ),
      ).toEqual(ids);
  });

  it('are sorted from the order that their snapshot keeps, with what changed since', async () => {
    const brands = Array.from({ length: 50_000 }, (_, at) => `B-${(at * 7919) % 49_999}`);
    const cars = brands.map((brand, at): Car => ({ id: at + 1, version: 1, brand, price: 1, owner: 1, ends: null, trips: null })); // prettier-ignore
    const ordered: RowLayout<Car> = { ...layout, ordered: ['brand'] };
    const snapshot = await decodeSnapshot(ordered, await encodeSnapshot(ordered, cars));
    const index = new RowIndex<Row>();
    index.adopt(lazyRows(snapshot, layout.fields, derived, {}), [3]);
    let reads = 0;
    const brand: Column<Row> = { key: 'brand', label: '', kind: 'text', value: (row) => ((reads += 1), row.brand) };
    const sorted = (orderby_direction: 'asc' | 'desc'): Row[] =>
      applyListQuery(index, listQuery.parse({ orderby_column: 'brand', orderby_direction, per_page: '25' }), {
        columns: [brand],
        segment: { key: 'all', test: () => true },
      }).data;
    index.upsert([toRow({ ...cars[7]!, brand: 'B-1' })]);
    index.remove([1]);
    expect(reads).toBe(0);
    expect(sorted('asc').slice(0, 2).map(({ id }) => id)).toEqual([50_000, 8]); // prettier-ignore
    expect(sorted('desc')[0]?.brand).toBe('B-49998');
    expect(reads).toBeLessThan(1_000);
    expect([...index.all()].length).toBe(49_998);
  });
});
