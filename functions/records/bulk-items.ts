import type { ObjectType } from '#shared/records/object-types.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { BulkChoice } from './bulk-edit.ts';
import type { RecordRow } from '#functions/platform/records/stored-record.ts';
import { recordKind } from './record-kinds.ts';

export type BulkItem = { label: string; employee_id?: number; input: number };

/** The chosen records by title, in the order of the list; a record out of the actor's sight shows its id alone. */
export const bulkItems = async (actor: Actor, object: ObjectType, choice: BulkChoice): Promise<BulkItem[]> => {
  const chosen = 'query' in choice ? choice.query : ({ segment_id: 'all', show_deleted_only: '0' } as const);
  const kind = recordKind(object);
  const { rows, view } = await kind.open(actor, chosen);
  const itemOf = (row: RecordRow): BulkItem => {
    const person = kind.personOf?.(row) ?? 0;
    return { label: kind.titleOf(row), ...(person > 0 && { employee_id: person }), input: row.id };
  };
  if ('query' in choice) return matchingRows(rows, choice.query, view).map(itemOf);
  return [...new Set(choice.ids)].map((id) => {
    const row = rows.get(id);
    const isSeen = row !== undefined && (view.scope?.test(row) ?? true);
    return isSeen ? itemOf(row) : { label: `#${id}`, input: id };
  });
};
