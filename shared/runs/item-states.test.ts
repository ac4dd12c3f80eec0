import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStates, pageOfItems } from './item-states.ts';

const chunks = new Map([
  [0, 'dfd'],
  [1, 'fpp'],
]);
const run = { chunkSize: 3, total: 8 };

describe('pageOfItems', () => {
  it('puts failed items first, then the last handled, then what is to do', () => {
    const { items, count } = pageOfItems(chunks, run, { filter: 'all', page: 1, perPage: 10 });
    expect(items.map(({ number }) => number)).toEqual([2, 4, 3, 1, 5, 6, 7, 8]);
    expect(count).toBe(8);
  });

  it('filters', () => {
    expect(pageOfItems(chunks, run, { filter: 'failed', page: 1, perPage: 1 })).toEqual({
      items: [{ number: 2, status: 'failed' }],
      count: 2,
    });
    expect(
      pageOfItems(chunks, run, { filter: 'pending', page: 2, perPage: 3 }).items.map(({ number }) => number),
    ).toEqual([8]);
  });

  it('shows every item on exactly one page', () => {
    const states = fc.string({ unit: fc.constantFrom('p', 'd', 'f'), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        states,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (text, chunkSize, perPage) => {
          const parts = new Map<number, string>();
          for (let at = 0; at < text.length; at += chunkSize) parts.set(at / chunkSize, text.slice(at, at + chunkSize));
          const seen: number[] = [];
          for (let page = 1; page <= Math.ceil(text.length / perPage); page += 1) {
            seen.push(
              ...pageOfItems(parts, { chunkSize, total: text.length }, { filter: 'all', page, perPage }).items.map(
                (item) => item.number,
              ),
            );
          }
          expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from(text, (_, index) => index + 1));
        },
      ),
    );
  });
});

describe('countStates', () => {
  it('counts items of unseen chunks as pending', () => {
    expect(countStates([...chunks.values()], 8)).toEqual({ done: 2, failed: 2, pending: 4 });
  });
});
