import { editType } from '#shared/contract/days-off/edit-type.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { definitionEvent } from './definition-event.ts';
import { patchDayOffType } from './day-off-types.ts';
import { storedType, typeNameClaims, typeStore } from './type-store.ts';

export const handler = serve(editType, ({ body: { id, version, ...sent }, actor, commit }) =>
  editRecord({
    of: ['day_off_type', id],
    version,
    commit,
    read: () => storedType(id),
    present: (type) => type,
    plan: (before) => {
      const after = patchDayOffType(before, sent);
      const isSame = Object.keys(after).every((key) => Reflect.get(after, key) === Reflect.get(before, key));
      const audit = definitionEvent(actor, 'type', 'changed', after.name);
      const writes = [typeStore.update(before, after), ...typeNameClaims(before, after), audit];
      return { writes: isSame ? [] : writes, answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
