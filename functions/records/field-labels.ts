import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/values/language.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { ownFieldNames, ownFieldTokens } from '#functions/platform/texts/field-names.ts';

export const customLabels = (fields: readonly CustomField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ id, name }) => [customKey(id), name]));

/** The fields by the names that people know, for sentences about them. */
export const fieldLabels = (
  object: ObjectType,
  fields: readonly CustomField[],
  language: Language = DEFAULT_LANGUAGE,
): Record<string, string> => ({ ...ownFieldNames(object, language), ...customLabels(fields) });

/** The same for sentences that are stored: their reader gets the names of own fields in their language. */
export const storedFieldLabels = (object: ObjectType, fields: readonly CustomField[]): Record<string, string> => ({
  ...ownFieldTokens(object),
  ...customLabels(fields),
});
