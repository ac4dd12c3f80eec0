import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import { headerIn } from '#shared/imports/import-column.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/values/language.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

const DAY_OF_CHANGE = 'Day of the change';

/** The name of each own field of a bulk edit, as an import calls it. */
const ownLabels = (object: ObjectType, language: Language): [string, string][] =>
  kindFacts[object].bulkFields.map(({ key, column: name }) => {
    const column = ownImportColumns[object].find((one) => [key, name].includes(one.key));
    return [key, column ? headerIn(column, language) : name];
  });

export const customLabels = (fields: readonly CustomField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ id, name }) => [customKey(id), name]));

/** The fields by the names that people know, for sentences about them. */
export const fieldLabels = (
  object: ObjectType,
  fields: readonly CustomField[],
  language: Language = DEFAULT_LANGUAGE,
): Record<string, string> => ({
  ...Object.fromEntries(ownImportColumns[object].map((column) => [column.key, headerIn(column, language)])),
  ...Object.fromEntries(ownLabels(object, language)),
  ...Object.fromEntries(kindFacts[object].bulkFields.flatMap(({ day }) => (day ? [[day, DAY_OF_CHANGE]] : []))),
  ...customLabels(fields),
});
