import { deleteCustomField } from '#shared/contract/records/delete-custom-field.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { fieldNameClaims } from './custom-field-changes.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { definitionEvent } from './definition-event.ts';

export const handler = serve(deleteCustomField, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => {
    const field = await customFieldStore.get(id);
    if (!field) throw new AppError('not_found');
    return commit(
      [customFieldStore.remove(field), ...fieldNameClaims(field, undefined), definitionEvent(actor, 'deleted', field)],
      { id },
    );
  }),
);
