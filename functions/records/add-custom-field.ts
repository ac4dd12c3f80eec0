import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { now } from '#functions/http/clock.ts';
import { serve } from '#functions/http/serve.ts';
import { assertDefinition, mergedOptions, nameClaims } from './custom-field-changes.ts';
import { customFieldStore, definedFields } from './custom-fields.ts';

export const handler = serve(addCustomField, async ({ body, commit }) => {
  const others = await definedFields(body.object_type);
  const draft: CustomField = {
    ...body,
    id: 0,
    version: 1,
    options: mergedOptions([], body.options),
    help_text: body.help_text ?? null,
    employee_visibility: body.employee_visibility ?? 0,
    expense_visibility: body.expense_visibility ?? 0,
    expense_required: body.expense_required ?? 0,
    priority: body.priority ?? Math.max(0, ...others.map(({ priority }) => priority)) + 1,
    deleted: 0,
    created_at: now().toISOString(),
  };
  assertDefinition(draft);
  const field = { ...draft, id: await customFieldStore.reserveIds() };
  return commit([customFieldStore.create(field), ...nameClaims(undefined, field)], { id: field.id });
});
