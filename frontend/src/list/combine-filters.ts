import { ENTRIES_MAX, isGroup, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';

/** The entries of a filter of which all must match; null when that would put a group into a group. */
const asRequired = ({ match, conditions }: SegmentFilter): FilterEntry[] | null => {
  if (match === 'all' || conditions.length < 2) return conditions;
  const single = conditions.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  return single.length === conditions.length ? [{ match: 'any', conditions: single }] : null;
};

/** A filter that matches what both filters match; null when one filter cannot express that. */
export const combineFilters = (one: SegmentFilter | undefined, other: SegmentFilter): SegmentFilter | null => {
  if (!one || one.conditions.length === 0) return other;
  const [first, second] = [asRequired(one), asRequired(other)];
  if (!first || !second || first.length + second.length > ENTRIES_MAX) return null;
  return { match: 'all', conditions: [...first, ...second] };
};
