import type { RecordRows } from '#shared/kinds/record-rows.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { resolveSegment } from './segments.ts';

/**
 * How this actor looks at a list of records, all rows in scope: with the columns that they may see, as of today, in the
 * chosen segment. `segmentOf` gives the rule of a built-in one; a custom one picks from `all`. Throws as
 * `resolveSegment` does.
 */
export const listView = async <T extends ObjectType>(
  actor: Actor,
  object: T,
  query: SegmentChoice,
  segmentOf: (query: SegmentChoice) => Rule<RecordRows[T]>,
): Promise<ListView<RecordRows[T]>> => {
  const [customSegment, columns] = await Promise.all([
    resolveSegment(object, actor, query.segment_id),
    recordColumns(actor, object),
  ]);
  const segment = segmentOf(customSegment ? { ...query, segment_id: 'all' } : query);
  return { columns, segment, customSegment, today: today() };
};
