import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { assertDefinition, assertRoom, mergedOptions, fieldNameClaims } from './custom-field-changes.ts';
import { definitionEvent } from './definition-event.ts';
import { NUMBER_KIND, type NumberInput } from './numbering.ts';
import { customFieldStore, definedFields } from '#functions/platform/records/custom-fields.ts';
import { recordKind } from './record-kinds.ts';

type Body = Parameters<Parameters<typeof serve<typeof addCustomField>>[1]>[0]['body'];

/** The new field; it comes after the others unless a priority is sent. */
const definitionOf = (body: Body, others: readonly CustomField[]): CustomField => ({
  ...body,
  id: 0,
  version: 1,
  options: mergedOptions([], body.options),
  help_text: body.help_text ?? null,
  employee_visibility: body.employee_visibility ?? 0,
  expense_visibility: body.expense_visibility ?? 0,
  expense_required: body.expense_required ?? 0,
  required: body.required ?? 0,
  priority: body.priority ?? Math.max(0, ...others.map(({ priority }) => priority)) + 1,
  deleted: 0,
  created_at: now().toISOString(),
});

export const handler = serve(addCustomField, async ({ body, actor, commit }) => {
  const others = await definedFields(body.object_type);
  assertRoom(others);
  const draft = definitionOf(body, others);
  await assertDefinition(draft);
  const field = { ...draft, id: await customFieldStore.reserveIds() };
  const writes = [
    customFieldStore.create(field),
    ...fieldNameClaims(undefined, field),
    definitionEvent(actor, 'added', field),
  ];
  if (body.object_type === 'expense' || field.type !== 'auto_incrementing_int') return commit(writes, { id: field.id });
  const input: NumberInput = { object: body.object_type, field_id: field.id };
  const { read: permission } = recordKind(body.object_type);
  const title = { name: 'numberRecords', values: { field: field.name } } as const;
  const run = await startRun({ kind: NUMBER_KIND, title, input, actor, permission });
  const answer = await commit([...writes, ...run.writes], { id: field.id, run_id: run.runId });
  await run.begin(answer.run_id);
  return answer;
});
