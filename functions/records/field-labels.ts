import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

const DAY_OF_CHANGE = 'Day of the change';

/** The name of each own field of a bulk edit, as an import calls it. */
const ownLabels = (object: ObjectType): [string, string][] =>
  kindFacts[object].bulkFields.map(({ key, column }) => [
    key,
    ownImportColumns[object].find((one) => [key, column].includes(one.key))?.header ?? column,
  ]);

export const customLabels = (fields: readonly CustomField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ id, name }) => [customKey(id), name]));

/** The fields by the names that people know, for sentences about them. */
export const fieldLabels = (object: ObjectType, fields: readonly CustomField[]): Record<string, string> => ({
  ...Object.fromEntries(ownImportColumns[object].map(({ key, header }) => [key, header])),
  ...Object.fromEntries(ownLabels(object)),
  ...Object.fromEntries(kindFacts[object].bulkFields.flatMap(({ day }) => (day ? [[day, DAY_OF_CHANGE]] : []))),
  ...customLabels(fields),
});
