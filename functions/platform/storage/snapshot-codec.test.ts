import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowLayout } from './row-codec.ts';
import { decodeSnapshot, encodeSnapshot, ORDERED_BY, readOrder } from './snapshot-codec.ts';

type Row = {
  id: number;
  version: number;
  text: unknown;
  amount: unknown;
  list: unknown;
  many: unknown;
  periods: unknown;
};
const layout: RowLayout<Row> = { version: 1, fields: ['text', 'amount', 'list', 'many', 'periods'] };

const value = fc.oneof(
  fc.constant(null),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
  fc.boolean(),
);
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.nat(),
  version: fc.nat(),
  text: fc.constantFrom('diesel', '', '1', 1, null, '[]', 'null'),
  amount: value,
  list: fc.oneof(fc.constant([]), fc.array(fc.record({ employee_id: fc.nat(9) })), fc.dictionary(fc.string(), value)),
  many: value,
  periods: value,
});
/** More distinct lists of objects than are shared: periods of all kinds of shapes. */
const periodsOf = (id: number): unknown =>
  id % 7 === 0
    ? null
    : Array.from({ length: id % 4 }, (_, at) => ({
        employee_id: id * 2 + at,
        start_date: `20${10 + (id % 20)}-01-01`,
        end_date: at % 2 === 0 ? null : '2030-01-01',
        ...(id % 5 === 0 && { accepted_on: `day ${id}`, '': id }),
        ...(id % 11 === 0 && (JSON.parse('{"__proto__": 1}') as object)),
      }));
const copies = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    version: 1,
    text: `t${at % 300}`,
    amount: at % 70_000,
    list: [],
    many: `m${at}`,
    periods: periodsOf(at),
  }));

describe('snapshots', () => {
  it('give back every row as JSON would', () =>
    fc.assert(
      fc.asyncProperty(fc.array(row), async (rows) => {
        const decoded = [...(await decodeSnapshot(layout, await encodeSnapshot(layout, rows)))];
        expect(decoded).toEqual(JSON.parse(JSON.stringify(rows)));
      }),
      { numRuns: 200 },
    ));

  it.each([0, 1, 257, 70_001])('hold %i rows, with an index as wide as it must be', async (count) => {
    const rows = copies(count);
    const decoded = [...(await decodeSnapshot(layout, await encodeSnapshot(layout, rows)))];
    expect(decoded.length).toBe(count);
    expect(decoded.every((each, at) => JSON.stringify(each) === JSON.stringify(rows[at]))).toBe(true);
  });

  it('share what is equal', async () => {
    const [first, second] = [...(await decodeSnapshot(layout, await encodeSnapshot(layout, copies(2))))];
    expect(first?.list).toBe(second?.list);
  });

  it('are refused when torn, or written for other fields', async () => {
    const bytes = await encodeSnapshot(layout, copies(100));
    await expect(decodeSnapshot(layout, bytes.subarray(0, bytes.length - 9))).rejects.toThrow();
    await expect(decodeSnapshot(layout, new Uint8Array())).rejects.toThrow();
    const other: RowLayout<Row> = { version: 1, fields: ['amount', 'text', 'list', 'many', 'periods'] };
    await expect(decodeSnapshot(other, bytes)).rejects.toThrow('other fields');
  });
});

describe('orders in a snapshot', () => {
  const ordered: RowLayout<Row> = { ...layout, ordered: ['many', 'text'] };
  const MANY = 50_000;
  const written = encodeSnapshot(ordered, copies(MANY));
  const replaced = (bytes: Buffer, from: string, to: string): Buffer => {
    const copy = Buffer.from(bytes);
    const at = copy.indexOf(from);
    expect([at > 0, from.length]).toEqual([true, to.length]);
    copy.write(to, at);
    return copy;
  };

  it('are kept of texts that mostly differ, where rows are many', async () => {
    const { orders } = await decodeSnapshot(ordered, await written);
    expect([...orders.keys()]).toEqual(['text:many:0']);
    expect(Array.from(orders.get('text:many:0')!.places.subarray(0, 12))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    const lacking = copies(MANY).map((row, at) => ({ ...row, many: at === 7 ? undefined : `x${at}` }));
    const kept = await decodeSnapshot(ordered, await encodeSnapshot(ordered, lacking));
    expect(kept.orders.get('text:many:0')?.places.at(-1)).toBe(7);
    const few = await decodeSnapshot(ordered, await encodeSnapshot(ordered, copies(MANY - 1)));
    expect(few.orders.size).toBe(0);
  });

  it('are not read when they are torn, do not fit, go by other keys or are unknown, and the rows are', async () => {
    const bytes = await written;
    const torn = bytes.subarray(0, bytes.length - 9);
    const damaged = Buffer.from(bytes).fill(0, bytes.length - 40);
    const others = replaced(bytes, ORDERED_BY, 'another'.padEnd(ORDERED_BY.length));
    const unknown = replaced(bytes, '"orders":', '"others":');
    for (const each of [torn, damaged, others, unknown]) {
      const rows = await decodeSnapshot(ordered, each);
      expect(rows.orders.size).toBe(0);
      expect([rows.count, rows.at(MANY - 1)]).toEqual([MANY, copies(MANY)[MANY - 1]]);
    }
  });

  it('are none where they lead to no row, or not to every one', () => {
    const read = (places: number[], same = [0, 0, 0]) =>
      readOrder([new Uint8Array(Uint32Array.from(places).buffer), Uint8Array.from(same)], 3);
    expect(read([2, 0, 1])?.places).toEqual(Uint32Array.of(2, 0, 1));
    for (const places of [[2, 0, 3], [2, 0, 0], [1, 0], [0, 1, 2, 3]]) expect(read(places)).toBeUndefined(); // prettier-ignore
    expect(read([2, 0, 1], [0, 0])).toBeUndefined();
    expect(readOrder([], 3)).toBeUndefined();
  });

  it('are each of its own snapshot', async () => {
    const turned = copies(MANY).map((row, at) => ({ ...row, many: `m${MANY - at}` }));
    const [one, other] = await Promise.all(
      [await written, await encodeSnapshot(ordered, turned)].map(async (bytes) => decodeSnapshot(ordered, bytes)),
    );
    const places = [one, other].map((rows) => rows?.orders.get('text:many:0')?.places[0]);
    expect(places).toEqual([0, MANY - 1]);
  });
});
