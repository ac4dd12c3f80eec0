import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilter } from './read-filter.ts';
import { operators, segmentFilter } from './segment.ts';

/** The result of the schema, which the reader has to match. */
const bySchema = (text: string) => {
  try {
    return segmentFilter.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Values that are mostly right, and now and then of another kind, too long, or with an extra key. */
const orOther = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
const value = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('x'.repeat(100), 'x'.repeat(101)),
);
const withMore = <T extends object>(made: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: made }, { weight: 1, arbitrary: made.map((one) => ({ ...one, more: 1 })) });
const condition = withMore(
  fc.record(
    {
      column: orOther(fc.constantFrom('fuel', '', 'c'.repeat(60), 'c'.repeat(61))),
      operator: orOther(fc.constantFrom(...operators)),
      values: orOther(fc.oneof(fc.array(orOther(value), { maxLength: 3 }), fc.constant(Array(51).fill('v')))),
    },
    { requiredKeys: ['column', 'operator'] },
  ),
);
const many = (entry: unknown) => fc.constantFrom(20, 21).map((count) => Array(count).fill(entry));
const withEntries = (entry: fc.Arbitrary<unknown>) =>
  withMore(
    fc.record(
      {
        match: orOther(fc.constantFrom('all', 'any')),
        conditions: orOther(
          fc.oneof({ weight: 6, arbitrary: fc.array(entry, { maxLength: 2 }) }, { weight: 1, arbitrary: many(empty) }),
        ),
      },
      { requiredKeys: ['conditions'] },
    ),
  );
const empty = { column: 'fuel', operator: 'empty' };
const group = withEntries(condition);
const filter = withEntries(fc.oneof({ weight: 4, arbitrary: condition }, { weight: 2, arbitrary: group }));

describe('readFilter', () => {
  it('reads what the schema reads and refuses what it refuses', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: filter }, { weight: 1, arbitrary: fc.jsonValue() }), (made) => {
        const text = JSON.stringify(made);
        const expected = bySchema(text);
        if (expected) read += 1;
        expect(readFilter(text)).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  it('fills in what may be left out', () =>
    expect(readFilter('{"conditions":[{"column":"fuel","operator":"empty"}]}')).toEqual({
      match: 'all',
      conditions: [{ column: 'fuel', operator: 'empty', values: [] }],
    }));

  it.each([
    [{ conditions: Array(20).fill({ conditions: [empty, empty] }) }, true],
    [{ conditions: [...Array(19).fill({ conditions: [empty, empty] }), { conditions: [empty, empty, empty] }] }, false],
    [{ conditions: [{ conditions: [{ conditions: [empty] }] }] }, false],
    [{ conditions: [{ match: 'any', conditions: [] }] }, false],
  ])('keeps groups within one level and forty conditions', (made, isRead) => {
    expect(bySchema(JSON.stringify(made)) !== null).toBe(isRead);
    expect(readFilter(JSON.stringify(made))).toEqual(bySchema(JSON.stringify(made)));
  });

  it('refuses what is no JSON', () => expect(readFilter('{')).toBeNull());
});
