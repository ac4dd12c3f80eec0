import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import type { CustomField, CustomFieldChange } from '#shared/custom-fields/custom-field.ts';
import { AppError } from '#shared/errors/problem.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertDefinition, mergedOptions, fieldNameClaims } from './custom-field-changes.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { definitionEvent } from './definition-event.ts';

const changeOf = (before: CustomField, after: CustomField): CustomFieldChange => {
  if (before.deleted === after.deleted) return 'edited';
  return after.deleted === 1 ? 'archived' : 'restored';
};

export const handler = serve(editCustomField, ({ body: { id, version, options, ...sent }, actor, commit }) =>
  editRecord({
    of: ['custom_field', id],
    version,
    commit,
    read: async () => {
      const stored = await customFieldStore.get(id);
      if (!stored) throw new AppError('not_found');
      return stored;
    },
    present: (before) => before,
    plan: async (before) => {
      const after = {
        ...before,
        ...sentFields(sent),
        options: options ? mergedOptions(before.options, options) : before.options,
      };
      await assertDefinition(after);
      const changed = definitionEvent(actor, changeOf(before, after), after);
      const writes = [customFieldStore.update(before, after), ...fieldNameClaims(before, after), changed];
      return { writes, answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
