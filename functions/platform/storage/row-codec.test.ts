import { describe, expect, it } from 'vitest';
import { packRow, rowUnpacker, type RowLayout } from './row-codec.ts';

type Thing = { id: number; version: number; code: string | null; lease: string; periods: number[]; price: number };
const layout: RowLayout<Thing> = { version: 3, fields: ['code', 'lease', 'periods', 'price'] };
const thing = (id: number, changes: Partial<Thing> = {}): Thing => ({
  id,
  version: 1,
  code: `code of thing number ${id}`,
  lease: 'Noordzee Lease (demo)',
  periods: [],
  price: 12.5,
  ...changes,
});

describe('row codec', () => {
  it('gives back what was packed, with id and version', () => {
    const unpack = rowUnpacker(layout);
    for (const value of [thing(1), thing(2, { code: null, periods: [4, 5], price: 3 }), thing(3, { code: 'Škoda' })]) {
      expect(unpack(value.id, 7, packRow(layout, value))).toEqual({ ...value, version: 7 });
    }
  });

  it('refuses another layout version', () => {
    expect(rowUnpacker({ ...layout, version: 4 })(1, 1, packRow(layout, thing(1)))).toBeUndefined();
  });

  it('keeps texts right past the number that it shares', () => {
    const unpack = rowUnpacker(layout);
    for (let id = 1; id <= 6_000; id += 1) {
      const value = thing(id);
      expect(unpack(id, 1, packRow(layout, value))?.code).toBe(value.code);
    }
    expect(unpack(1, 1, packRow(layout, thing(1)))).toEqual(thing(1));
  });

  it('shares one empty list that nobody can fill', () => {
    const unpack = rowUnpacker(layout);
    const [one, other] = [1, 2].map((id) => unpack(id, 1, packRow(layout, thing(id))));
    expect(one?.periods).toBe(other?.periods);
    expect(() => one?.periods.push(1)).toThrow(TypeError);
  });
});
