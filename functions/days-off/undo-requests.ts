import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';
import { spanText } from './request-changes.ts';
import { leaveEvents } from './request-events.ts';
import { requests } from './requests.ts';
import { requestStore } from './request-store.ts';
import { typeIsThere } from './type-store.ts';

/** Takes back what a run did to requests: one that it made is removed, another has the values of before. */
export const requestUndo = undoOfKind({
  object: 'day_off_request',
  writePermission: 'days:write',
  store: requestStore,
  read: async (actor, ids) => ({ toChange: await requests(actor).manyToChange(ids) }),
  writesOf: ({ actor, current, before, customFields, toChange }) => {
    toChange(current.id);
    if (!before)
      return [
        requestStore.remove(current),
        ...leaveEvents(actor, current, 'day_off_deleted_permanently', { via_undo: true }),
      ];
    const value = { ...before, version: current.version };
    const changed = { old: spanText(current), new: spanText(value), via_undo: true };
    return [
      requestStore.update(current, value),
      ...(value.type_id === current.type_id ? [] : [typeIsThere(value.type_id)]),
      ...(changed.old === changed.new ? [] : leaveEvents(actor, value, 'day_off_changed', changed)),
      ...undoneExtras(actor, 'day_off_request', current, value, customFields),
    ];
  },
});
