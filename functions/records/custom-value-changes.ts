import type { ObjectType } from '#shared/records/object-types.ts';
import { customFieldIdOf, type CustomField } from '#shared/custom-fields/custom-field.ts';
import type { CustomChange } from '#shared/custom-fields/shown-custom-value.ts';
import { customValue } from '#shared/custom-fields/custom-value.ts';
import { issue, toIssues, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import {
  emptiedFieldIssues,
  foreignFieldIssues,
  patchCustomValues,
  type CustomPatch,
} from '#functions/platform/records/patch-extras.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { customLabels } from './field-labels.ts';
import { recordKind } from './record-kinds.ts';

type CheckedValue = { id: number; value: string | number | null } | { issues: Issue[] };

const checkValue = (fields: readonly CustomField[], key: string, sent: unknown): CheckedValue => {
  const id = customFieldIdOf(key);
  if (id === undefined) return { issues: [issue(key, 'unrecognized_key')] };
  const field = fields.find((each) => each.id === id);
  if (!field) return { issues: [issue(key, 'unknown_custom_field')] };
  const parsed = customValue(field).safeParse(sent, { reportInput: true });
  return parsed.success
    ? { id, value: parsed.data }
    : { issues: toIssues(parsed.error).map((each) => ({ ...each, path: key })) };
};

/** Checks what is sent as `custom_field_{id}` against the definitions that the actor sees. */
export const checkCustomValues = (
  fields: readonly CustomField[],
  sent: Readonly<Record<string, unknown>>,
): { patch: CustomPatch; issues: Issue[] } => {
  const checked = Object.entries(sent).map(([key, value]) => checkValue(fields, key, value));
  return {
    patch: new Map(checked.flatMap((one) => ('id' in one ? [[one.id, one.value] as const] : []))),
    issues: checked.flatMap((one) => ('issues' in one ? one.issues : [])),
  };
};

/** `checkCustomValues` that throws all issues. */
export const parseCustomValues = (
  fields: readonly CustomField[],
  sent: Readonly<Record<string, unknown>>,
): CustomPatch => {
  const { patch, issues } = checkCustomValues(fields, sent);
  assertNoIssues(issues, 'form_invalid', customLabels(fields));
  return patch;
};

/** The outcome of one save of a record's custom fields; a patch that changes nothing has no writes. */
export const planCustomValues = (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  fields: readonly CustomField[],
  patch: CustomPatch,
): { after: StoredRecord; changes: CustomChange[]; writes: Write[] } => {
  const issues = [...foreignFieldIssues(before, fields, patch), ...emptiedFieldIssues(fields, patch)];
  assertNoIssues(issues, 'form_invalid', customLabels(fields));
  const { values, changes } = patchCustomValues(before.custom_fields, fields, patch);
  if (changes.length === 0) return { after: before, changes, writes: [] };
  const after = { ...before, custom_fields: values };
  const writes = [
    recordKind(object).update(before, after),
    recordEvent(actor, { object, id: before.id, type: 'custom_field_updated', payload: { changes } }),
  ];
  return { after, changes, writes };
};
