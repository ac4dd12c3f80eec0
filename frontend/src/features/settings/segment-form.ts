import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';

/** The values of the segment builder. */
export type SegmentValues = { name: string; shared: '0' | '1'; filter: SegmentFilter };

/** The part of a stored segment that the builder edits. */
export type StoredSegment = Pick<SegmentOut, 'name' | 'shared' | 'filter'> & { version: number };

export const valuesOf = ({ name, shared, filter }: Omit<StoredSegment, 'version'>): SegmentValues => ({
  name: name ?? '',
  shared: shared === 1 ? '1' : '0',
  filter: filter ?? { match: 'all', conditions: [] },
});

/** The values as the API takes them. */
export const bodyOf = ({ name, shared, filter }: SegmentValues) => ({
  name: name.trim(),
  shared: shared === '1' ? (1 as const) : (0 as const),
  filter,
});
