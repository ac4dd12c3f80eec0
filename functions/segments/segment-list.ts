import type { ObjectType } from '#shared/records/object-types.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import { applyListQuery } from '#shared/list/apply-list-query.ts';
import { findDangling } from '#shared/list/condition-ids.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { assertMayRead, recordKind } from '#functions/records/record-kinds.ts';
import type { RecordKind } from '#functions/platform/records/record-kind.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { readChoices } from '#functions/records/references.ts';
import type { SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';
import { usableSegments } from '#functions/platform/segments/segments.ts';

const customSegments = async (objectType: ObjectType, actor: Actor): Promise<SegmentChoiceOut[]> => {
  const [segments, columns, choicesOf] = await Promise.all([
    usableSegments(objectType, actor),
    recordColumns(actor, objectType),
    readChoices(),
  ]);
  return segments.map(({ id, name, version, filter, shared, owner_user_id }) => {
    const removed = new Set(findDangling(filter, columns, choicesOf).map(({ column }) => column));
    return {
      id: String(id),
      kind: 'custom',
      label: null,
      name,
      version,
      filter,
      ...(removed.size > 0 && { removed_in: [...removed] }),
      shared,
      is_own: owner_user_id === actor.user_id || can(actor, 'settings:manage'),
    };
  });
};

const countOf = async (kind: RecordKind, actor: Actor, segmentId: string): Promise<number> => {
  const query = listQuery.parse({ segment_id: segmentId, per_page: 1 });
  const { rows, view } = await kind.open(actor, query);
  return applyListQuery(rows, query, view).count;
};

/** Every segment that the actor may choose in a list, with the number of records that they would see. */
export const segmentsOf = async (objectType: ObjectType, actor: Actor): Promise<SegmentOut[]> => {
  assertMayRead(actor, objectType);
  const kind = recordKind(objectType);
  const choices = [...(await kind.segments(actor)), ...(await customSegments(objectType, actor))];
  return Promise.all(choices.map(async (one) => ({ ...one, count: await countOf(kind, actor, one.id) })));
};
