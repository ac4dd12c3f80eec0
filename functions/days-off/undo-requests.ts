import type { Actor } from '#shared/permissions/actor.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import {
  assertNoDocuments,
  undoSession,
  withoutDocuments,
  type RecordUndo,
  type UndoSession,
} from '#functions/platform/runs/record-undo.ts';
import { spanText } from './request-changes.ts';
import { leaveEvents } from './request-events.ts';
import { requests } from './requests.ts';
import { requestStore } from './request-store.ts';
import { typeIsThere } from './type-store.ts';

/** Takes back what a run did to requests: one that it made is removed, another has the values of before. */
const open = async (actor: Actor, ids: readonly number[]): Promise<UndoSession> => {
  const [stored, documented, customFields, toChange] = await Promise.all([
    requestStore.getMany(ids),
    withDocuments('day_off_request', ids),
    definedFields('day_off_request'),
    requests(actor).manyToChange(ids),
  ]);
  return undoSession(stored, (current, before) => {
    const { id } = current;
    toChange(id);
    if (!before) {
      assertNoDocuments(documented, id);
      return [
        requestStore.remove(current),
        ...leaveEvents(actor, current, 'day_off_deleted_permanently', { via_undo: true }),
        withoutDocuments('day_off_request', id),
      ];
    }
    const value = { ...before, version: current.version };
    const changed = { old: spanText(current), new: spanText(value), via_undo: true };
    return [
      requestStore.update(current, value),
      ...(value.type_id === current.type_id ? [] : [typeIsThere(value.type_id)]),
      ...(changed.old === changed.new ? [] : leaveEvents(actor, value, 'day_off_changed', changed)),
      ...undoneExtras(actor, 'day_off_request', current, value, customFields),
    ];
  });
};

export const requestUndo: RecordUndo = { writePermission: 'days:write', open };
