import * as z from 'zod';
import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import { issue, toIssues, type Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { visibleColumns, type Column } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { ownColumns } from '#shared/kinds/record-rows.ts';
import { tagName, TAGS_MAX } from '#shared/records/tags.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { checkCustomValues } from './custom-value-changes.ts';
import type { CustomPatch } from '#functions/platform/records/patch-extras.ts';
import { fieldLabels } from './field-labels.ts';
import { bulkKind } from './bulk-kinds.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { recordKind } from './record-kinds.ts';

export type SentSet = Readonly<Record<string, unknown>>;

/** The checked values of a bulk edit; absent parts are not set. */
export type BulkSet = {
  own: object | undefined;
  custom: { fields: readonly CustomField[]; patch: CustomPatch } | undefined;
  tags: { add: readonly string[]; remove: readonly string[] } | undefined;
};

const someTags = z.array(tagName).max(TAGS_MAX).optional();
const tagsIn = z.object({ tags_add: someTags, tags_remove: someTags });
const isTags = (key: string): boolean => key in tagsIn.shape;
const isCustom = (key: string): boolean => customFieldIdOf(key) !== undefined;

const part = (set: SentSet, belongs: (key: string) => boolean): SentSet | undefined => {
  const entries = Object.entries(set).filter(([key]) => belongs(key));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** The right that a bulk edit as a whole needs: one of tags alone needs only the right to tags. */
export const bulkRight = (object: ObjectType, set: SentSet): Permission =>
  part(set, (key) => !isTags(key)) ? recordKind(object).write : 'tags:write';

/** Throws `forbidden` for what this actor may not set on any record. */
export const assertMaySet = (actor: Actor, object: ObjectType, set: SentSet): void => {
  if (part(set, isTags)) assertMay(actor, 'tags:write');
  if (part(set, (key) => !isTags(key))) assertMay(actor, recordKind(object).write);
};

/** Only those own fields of an object may be set that the actor also sees as columns. */
const checkOwn = async (actor: Actor, object: ObjectType, sent: SentSet | undefined) => {
  if (!sent) return { own: undefined, issues: [] };
  const columns = new Set(visibleColumns(ownColumns[object] as readonly Column<never>[], actor).map(({ key }) => key));
  const settable = new Set(
    kindFacts[object].bulkFields
      .filter(({ column }) => columns.has(column))
      // A day says when the holder changes, so it means nothing without one.
      .flatMap(({ key, day }) => (day !== undefined && key in sent ? [key, day] : [key])),
  );
  const unknown = Object.keys(sent).filter((key) => !settable.has(key));
  const bulk = bulkKind(object);
  const parsed = bulk.fields.safeParse(part(sent, (key) => settable.has(key)) ?? {}, { reportInput: true });
  const issues = [
    ...unknown.map((key) => issue(key, 'unrecognized_key')),
    ...(parsed.success ? await bulk.issues(actor, parsed.data) : toIssues(parsed.error)),
  ];
  return { own: parsed.data, issues };
};

const checkCustom = async (actor: Actor, object: ObjectType, sent: SentSet | undefined) => {
  if (!sent) return { custom: undefined, issues: [] };
  const fields = await customFieldsFor(actor, object);
  const { patch, issues } = checkCustomValues(fields, sent);
  return { custom: { fields, patch }, issues };
};

const checkTags = (sent: SentSet | undefined): { tags: BulkSet['tags']; issues: Issue[] } => {
  if (!sent) return { tags: undefined, issues: [] };
  const parsed = tagsIn.safeParse(sent, { reportInput: true });
  if (!parsed.success) return { tags: undefined, issues: toIssues(parsed.error) };
  const { tags_add: add = [], tags_remove: remove = [] } = parsed.data;
  return { tags: { add, remove }, issues: [] };
};

/**
 * Checks what is sent as `set` against what the actor sees and may do. Throws `forbidden`, and `form_invalid` with
 * every wrong `set.{field}`.
 */
export const parseBulkSet = async (actor: Actor, object: ObjectType, sent: SentSet): Promise<BulkSet> => {
  assertMaySet(actor, object, sent);
  const [own, custom] = await Promise.all([
    checkOwn(
      actor,
      object,
      part(sent, (key) => !isTags(key) && !isCustom(key)),
    ),
    checkCustom(actor, object, part(sent, isCustom)),
  ]);
  const tags = checkTags(part(sent, isTags));
  const issues = [...own.issues, ...custom.issues, ...tags.issues];
  const labels = Object.entries(fieldLabels(object, custom.custom?.fields ?? []));
  assertNoIssues(
    issues.map((each) => ({ ...each, path: `set.${each.path}` })),
    'form_invalid',
    Object.fromEntries(labels.map(([key, label]) => [`set.${key}`, label])),
  );
  if (Object.keys(sent).length === 0) assertNoIssues([issue('set', 'required')]);
  return { own: own.own, custom: custom.custom, tags: tags.tags };
};
