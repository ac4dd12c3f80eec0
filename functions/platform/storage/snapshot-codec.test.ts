import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowLayout } from './row-codec.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshot-codec.ts';

type Row = { id: number; version: number; text: unknown; amount: unknown; list: unknown; many: unknown };
const layout: RowLayout<Row> = { version: 1, fields: ['text', 'amount', 'list', 'many'] };

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
});
const copies = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    version: 1,
    text: `t${at % 300}`,
    amount: at % 70_000,
    list: [],
    many: `m${at}`,
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
    const other: RowLayout<Row> = { version: 1, fields: ['amount', 'text', 'list', 'many'] };
    await expect(decodeSnapshot(other, bytes)).rejects.toThrow('other fields');
  });
});
