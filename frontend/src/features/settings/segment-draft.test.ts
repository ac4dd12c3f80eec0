import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issue } from '#shared/errors/issue.ts';
import type { Condition, FilterEntry, SegmentFilter } from '#shared/list/segment.ts';
import type { ConditionColumn } from '../../list/condition-check.ts';
import { draftOf, emptyCondition, isDraftGroup, issuesByRow, readDraft } from './segment-draft.ts';

const columns: readonly ConditionColumn[] = [
  { key: 'brand', label: 'Brand', kind: 'text' },
  { key: 'price', label: 'Price', kind: 'money' },
];
const brand: Condition = { column: 'brand', operator: 'is', values: ['Audi'] };
const dear: Condition = { column: 'price', operator: 'over', values: ['100'] };

const oneOf = fc.constantFrom(brand, dear, { column: 'brand', operator: 'empty' as const, values: [] });
const match = fc.constantFrom('all' as const, 'any' as const);
const entry: fc.Arbitrary<FilterEntry> = fc.oneof(
  oneOf,
  fc.record({ match, conditions: fc.array(oneOf, { minLength: 1, maxLength: 3 }) }),
);
const filter: fc.Arbitrary<SegmentFilter> = fc.record({
  match,
  conditions: fc.array(entry, { minLength: 1, maxLength: 5 }),
});

describe('the rows of the segment builder', () => {
  it('read back the filter they were made of, and know where each stands', () =>
    fc.assert(
      fc.property(filter, (made) => {
        const draft = draftOf(made);
        const { filter: read, rowErrors, rowByPath } = readDraft(draft, columns);
        expect(read).toEqual(made);
        expect(rowErrors.size).toBe(0);
        const rows = draft.entries.flatMap((row) => (isDraftGroup(row) ? row.conditions : [row]));
        expect([...rowByPath.values()]).toEqual(rows.map(({ id }) => id));
      }),
    ));

  it('leave out what is not complete and say why', () => {
    const draft = draftOf({ match: 'any', conditions: [brand, { match: 'all', conditions: [dear, dear] }] });
    const blank = emptyCondition();
    const [first, group] = draft.entries;
    if (!first || !group || !isDraftGroup(group)) throw new Error('a row and a group');
    const wrongPrice = { ...group.conditions[0]!, values: ['x'] };
    const read = readDraft(
      { match: 'any', entries: [blank, first, { ...group, conditions: [wrongPrice, group.conditions[1]!] }] },
      columns,
    );
    expect(read.filter).toEqual({ match: 'any', conditions: [brand, { match: 'all', conditions: [dear] }] });
    expect(Object.fromEntries(read.rowErrors)).toEqual({
      [blank.id]: 'field is required',
      [wrongPrice.id]: 'Invalid number',
    });
    const byRow = issuesByRow([issue('filter.conditions.1.conditions.0.values', 'required')], read.rowByPath);
    expect([...byRow]).toEqual([[group.conditions[1]!.id, 'field is required']]);
  });

  it('name a column that is gone', () => {
    const { rowErrors, filter: read } = readDraft(
      draftOf({ match: 'all', conditions: [{ ...brand, column: 'gone' }] }),
      columns,
    );
    expect([[...rowErrors.values()], read.conditions]).toEqual([['column is not known'], []]);
  });

  it('start with one empty row', () =>
    expect(draftOf({ match: 'all', conditions: [] }).entries).toEqual([
      { id: expect.any(String), column: null, operator: null, values: [] },
    ]));
});
