import type { ObjectType } from '#shared/records/object-types.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { BulkChoice } from './bulk-edit.ts';
import { recordKind } from './record-kinds.ts';

export type BulkItem = { label: string; input: number };

/** The chosen records by name, in the order of the list; a record out of the actor's sight shows its id alone. */
export const bulkItems = async (actor: Actor, object: ObjectType, choice: BulkChoice): Promise<BulkItem[]> => {
  const chosen = 'query' in choice ? choice.query : ({ segment_id: 'all', show_deleted_only: '0' } as const);
  const { rows, view } = await recordKind(object).open(actor, chosen);
  if ('query' in choice)
    return matchingRows(rows, choice.query, view).map(({ id, name }) => ({ label: name, input: id }));
  return [...new Set(choice.ids)].map((id) => {
    const row = rows.get(id);
    const isSeen = row !== undefined && (view.scope?.test(row) ?? true);
    return { label: isSeen ? row.name : `#${id}`, input: id };
  });
};
