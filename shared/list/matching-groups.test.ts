import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingGroups } from './apply-list-query.ts';
import type { Column } from './column.ts';
import { RowIndex } from './row-index.ts';
import { textKey } from './sort-key.ts';

type Licence = { id: number; product: string; person: string | null; deleted: 0 | 1 };

const product = { key: 'product', label: '', kind: 'text', value: (row) => row.product } satisfies Column<Licence>;
const person = {
  key: 'person',
  label: '',
  kind: 'person',
  value: (row) => row.person,
  searchable: true,
} satisfies Column<Licence>;
const view = {
  columns: [product, person],
  segment: { key: 'active', test: (row: Licence) => row.deleted === 0 },
};
const groupsOf = (index: RowIndex<Licence>, search_term = '', limit = 2) =>
  matchingGroups(index, { search_term, orderby_column: 'person' }, view, product).map(({ count, first }) => ({
    count,
    first: first(limit).map(({ id }) => id),
  }));

describe('matchingGroups', () => {
  const rows: Licence[] = [
    { id: 1, product: 'Slack', person: 'Zoë', deleted: 0 },
    { id: 2, product: 'Slack', person: null, deleted: 0 },
    { id: 3, product: 'Figma', person: 'Bob', deleted: 0 },
    { id: 4, product: 'Slack', person: 'Ann', deleted: 0 },
    { id: 5, product: 'Slack', person: 'Abe', deleted: 1 },
    { id: 6, product: 'Figma 10', person: 'Ann', deleted: 1 },
  ];

  it('counts the matching rows of each value, and has the first of them in order', () => {
    expect(groupsOf(new RowIndex(rows))).toEqual([
      { count: 1, first: [3] },
      { count: 3, first: [4, 1] },
    ]);
  });

  it('leaves out a value that no matching row has', () => {
    expect(groupsOf(new RowIndex(rows), 'ann')).toEqual([{ count: 1, first: [4] }]);
    expect(groupsOf(new RowIndex(rows), 'nobody')).toEqual([]);
  });

  it('is what sorting and grouping every row gives, after every change', () => {
    const row = fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      product: fc.constantFrom('Slack', 'Figma', 'Figma 2', 'Figma 10', 'Éclair'),
      person: fc.constantFrom(null, 'Ann', 'Bob', 'Zoë', 'bob'),
      deleted: fc.constantFrom<0 | 1>(0, 1),
    });
    const naive = (all: Iterable<Licence>) => {
      const key = ({ person: name }: Licence) => (name === null ? '\uFFFF' : textKey(name));
      const sorted = [...all]
        .filter(({ deleted }) => deleted === 0)
        .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id));
      return [...Map.groupBy(sorted, ({ product: name }) => textKey(name))]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, group]) => ({ count: group.length, first: group.slice(0, 3).map(({ id }) => id) }));
    };
    const changes = fc.array(fc.record({ upsert: fc.array(row), remove: fc.array(fc.integer({ min: 1, max: 30 })) }));
    fc.assert(
      fc.property(changes, (steps) => {
        const index = new RowIndex<Licence>();
        const model = new Map<number, Licence>();
        for (const { upsert, remove } of steps) {
          index.upsert(upsert);
          index.remove(remove);
          for (const each of upsert) model.set(each.id, each);
          for (const id of remove) model.delete(id);
          expect(groupsOf(index, '', 3)).toEqual(naive(model.values()));
        }
      }),
    );
  });
});
