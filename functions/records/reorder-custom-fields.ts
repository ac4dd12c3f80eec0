import { reorderCustomFields } from '#shared/contract/records/reorder-custom-fields.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { customFieldStore, definedFields } from '#functions/platform/records/custom-fields.ts';
import { definitionEvent } from './definition-event.ts';

export const handler = serve(reorderCustomFields, ({ body: { object_type, ids }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const fields = new Map((await definedFields(object_type)).map((field) => [field.id, field]));
    const writes = ids.flatMap((id, at) => {
      const before = fields.get(id);
      if (!before) throw new AppError('not_found');
      return before.priority === at + 1 ? [] : [customFieldStore.update(before, { ...before, priority: at + 1 })];
    });
    const audit = definitionEvent(actor, 'ordered', { object_type, name: '' });
    return commit(writes.length > 0 ? [...writes, audit] : [], { ids });
  }),
);
