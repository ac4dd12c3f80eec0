import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { RecordKind } from './record-kind.ts';
import type { RecordRow } from './stored-record.ts';

/** The rows of a kind of record that are not archived and that this actor may see, by id. */
export const rowsInSight = async (kind: RecordKind, actor: Actor): Promise<readonly RecordRow[]> => {
  if (!can(actor, kind.read)) return [];
  const { rows, view } = await kind.open(actor, { segment_id: 'all', show_deleted_only: '0' });
  return matchingRows(rows, wholeList, view);
};
