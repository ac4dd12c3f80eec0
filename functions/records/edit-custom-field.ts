import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import type { CustomField, CustomFieldChange } from '#shared/custom-fields/custom-field.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assertDefinition, mergedOptions, nameClaims } from './custom-field-changes.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { definitionEvent } from './definition-event.ts';

const changeOf = (before: CustomField, after: CustomField): CustomFieldChange => {
  if (before.deleted === after.deleted) return 'edited';
  return after.deleted === 1 ? 'archived' : 'restored';
};

export const handler = serve(editCustomField, ({ body: { id, version, options, ...sent }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await customFieldStore.get(id);
    if (!before) throw new AppError('not_found');
    if (version !== undefined && version !== before.version) throw staleVersion(before, before.version);
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given, options: options ? mergedOptions(before.options, options) : before.options };
    assertDefinition(after);
    const writes = [
      customFieldStore.update(before, after),
      ...nameClaims(before, after),
      definitionEvent(actor, changeOf(before, after), after),
    ];
    return commit(writes, { id, version: before.version + 1 });
  }),
);
