import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowLayout } from './row-codec.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshot-codec.ts';

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
