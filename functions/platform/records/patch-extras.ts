import { customKey, hasField, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { customChange, type CustomChange } from '#shared/custom-fields/shown-custom-value.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { CustomValues, NewExtras, RecordExtras } from '#shared/records/record-extras.ts';
import { distinctTags } from '#shared/records/tags.ts';

/** New values by id of the field; null clears a value. */
export type CustomPatch = ReadonlyMap<number, string | number | null>;

/** The values after a patch, and its changes as people read them. */
export const patchCustomValues = (
  before: CustomValues | null | undefined,
  fields: readonly CustomField[],
  patch: CustomPatch,
): { values: CustomValues | null; changes: CustomChange[] } => {
  const values: Record<string, string | number> = { ...before };
  const changes: CustomChange[] = [];
  for (const field of fields) {
    const value = patch.get(field.id);
    const old = values[field.id];
    if (value === undefined || value === (old ?? null)) continue;
    if (value === null) delete values[field.id];
    else values[field.id] = value;
    changes.push(...customChange(field, old, value ?? undefined));
  }
  return { values: Object.keys(values).length === 0 ? null : values, changes };
};

/** The values of a patch for fields that the record does not have, as a field of another type of asset. */
export const foreignFieldIssues = (
  record: Pick<RecordExtras, 'assetTypeId'>,
  fields: readonly CustomField[],
  patch: CustomPatch,
): Issue[] =>
  fields
    .filter((field) => (patch.get(field.id) ?? null) !== null && !hasField(field, record))
    .map(({ id }) => issue(customKey(id), 'other_types_field'));

/** The required fields that a patch leaves empty; a field that it does not name is not asked for. */
export const emptiedFieldIssues = (fields: readonly CustomField[], patch: CustomPatch): Issue[] =>
  fields
    .filter((field) => field.required === 1 && patch.get(field.id) === null)
    .map(({ id }) => issue(customKey(id), 'required'));

export type TagsChange = { added: string[]; removed: string[] };

/** The tags after a replacement; the same tags in another order change nothing. */
export const patchTags = (
  before: readonly string[] | null | undefined,
  names: readonly string[],
): { tags: readonly string[] | null | undefined } & TagsChange => {
  const tags = distinctTags(names);
  const old = before ?? [];
  const added = tags.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !tags.includes(name));
  if (added.length === 0 && removed.length === 0) return { tags: before, added, removed };
  return { tags: tags.length === 0 ? null : tags, added, removed };
};

/** A patch of custom fields and tags, which a row of a file sets together with other fields. */
export type ExtrasPatch = { fields: readonly CustomField[]; values: CustomPatch; tags?: readonly string[] };

export type PatchedRecord = {
  extras: NewExtras;
  changes: CustomChange[];
  tagsChange: TagsChange;
  isChanged: boolean;
};

/** Applies a patch to a record, or to a new one when `before` is undefined. Without a patch everything stays. */
export const patchExtras = (before: RecordExtras | undefined, patch: ExtrasPatch | undefined): PatchedRecord => {
  const { custom_fields: values, tags } = before ?? {};
  const custom = patch && patchCustomValues(values, patch.fields, patch.values);
  const changes = custom?.changes ?? [];
  const { tags: after, ...tagsChange } = patchTags(tags, patch?.tags ?? tags ?? []);
  return {
    extras: { custom_fields: custom && changes.length > 0 ? custom.values : values, tags: after && [...after] },
    changes,
    tagsChange,
    isChanged: changes.length + tagsChange.added.length + tagsChange.removed.length > 0,
  };
};
