import type { optionsIn } from '#shared/contract/records/custom-field.ts';
import { CUSTOM_FIELDS_MAX, type CustomField, type CustomFieldOption } from '#shared/custom-fields/custom-field.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { assetTypeCollection } from '#functions/assets/asset-types.ts';
import { claimUnique, releaseUnique } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type * as z from 'zod';

const nameInUseError = (): AppError =>
  new AppError('name_in_use', {
    detail: 'Another custom field has this name.',
    fields: [{ path: 'name', code: 'invalid_value', message: 'Another custom field has this name' }],
  });

const claimOf = (field: CustomField): string => `${field.object_type}:${fold(field.name)}`;

/** Claims a field's name, since two of one name could not be told apart. Archived fields keep theirs, to come back. */
export const fieldNameClaims = (before: CustomField | undefined, after: CustomField | undefined): Write[] => {
  const oldKey = before && claimOf(before);
  const newKey = after && claimOf(after);
  if (oldKey === newKey) return [];
  return [
    ...(oldKey === undefined ? [] : [releaseUnique('custom_field', oldKey)]),
    ...(newKey === undefined || !after ? [] : [claimUnique('custom_field', newKey, after.id, nameInUseError)]),
  ];
};

/**
 * The options after an edit: those not sent are archived, since records may still hold them; new ones get the next id.
 */
export const mergedOptions = (
  before: readonly CustomFieldOption[],
  sent: z.output<typeof optionsIn>,
): CustomFieldOption[] => {
  let last = Math.max(0, ...before.map(({ id }) => id));
  const unknown = sent.filter(({ id }) => id !== undefined && !before.some((option) => option.id === id));
  assertNoIssues(unknown.map(() => issue('options', 'invalid_value', { allowed: 'the options of this field' })));
  const sentIds = new Set(sent.map(({ id }) => id));
  return [
    ...sent.map(({ id, name, archived }) => ({ id: id ?? (last += 1), name, archived })),
    ...before.filter(({ id }) => !sentIds.has(id)).map((option) => ({ ...option, archived: 1 as const })),
  ];
};

/** Throws when a kind of record has as many fields as it may have. */
export const assertRoom = (others: readonly CustomField[]): void => {
  if (others.length < CUSTOM_FIELDS_MAX) return;
  throw new AppError('invalid', {
    detail: `There are ${CUSTOM_FIELDS_MAX} custom fields already, archived ones included. Delete one first.`,
  });
};

const typeIssues = async ({ object_type: object, asset_type_ids: types }: CustomField): Promise<Issue[]> => {
  if (!types || types.length === 0) return [];
  if (object !== 'asset') return [issue('asset_type_ids', 'unrecognized_key')];
  const known = await assetTypeCollection.refresh();
  return types.every((id) => known.get(id)) ? [] : [issue('asset_type_ids', 'unknown_asset_type')];
};

/** Throws for a definition that cannot be saved. */
export const assertDefinition = async (field: CustomField): Promise<void> => {
  const { type, options } = field;
  const offered = options.filter(({ archived }) => archived === 0);
  const names = new Set(offered.map(({ name }) => fold(name)));
  const issues = [
    ...(type === 'select_option' && offered.length === 0 ? [issue('options', 'required')] : []),
    ...(type !== 'select_option' && options.length > 0 ? [issue('options', 'unrecognized_key')] : []),
    ...(names.size < offered.length ? [issue('options', 'invalid_value', { allowed: 'names that differ' })] : []),
    ...(await typeIssues(field)),
  ];
  assertNoIssues(issues, 'invalid');
};
