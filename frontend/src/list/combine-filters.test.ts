import { expect, it } from 'vitest';
import type { Condition, SegmentFilter } from '#shared/list/segment.ts';
import { combineFilters } from './combine-filters.ts';

const on = (column: string): Condition => ({ column, operator: 'empty', values: [] });
const all = (...conditions: SegmentFilter['conditions']): SegmentFilter => ({ match: 'all', conditions });
const any = (...conditions: SegmentFilter['conditions']): SegmentFilter => ({ match: 'any', conditions });
const group = { match: 'all' as const, conditions: [on('x')] };

it.each<[SegmentFilter | undefined, SegmentFilter, SegmentFilter | null]>([
  [undefined, any(on('a'), on('b')), any(on('a'), on('b'))],
  [all(), all(on('a')), all(on('a'))],
  [all(on('a')), all(on('b')), all(on('a'), on('b'))],
  [any(on('a'), on('b')), all(on('c')), all({ match: 'any', conditions: [on('a'), on('b')] }, on('c'))],
  [any(on('a')), all(on('c')), all(on('a'), on('c'))],
  [all(on('a'), group), all(on('c')), all(on('a'), group, on('c'))],
  [any(on('a'), group), all(on('c')), null],
  [all(...Array<Condition>(20).fill(on('a'))), all(on('c')), null],
])('%j and %j: %j', (one, other, expected) => {
  expect(combineFilters(one, other)).toEqual(expected);
});
