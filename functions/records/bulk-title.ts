import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { headerIn } from '#shared/imports/import-column.ts';
import { tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { inEveryLanguage, type InLanguages, type Language } from '#shared/values/language.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { bulkTexts } from '#functions/platform/texts/bulk.ts';
import { countedText } from '#functions/platform/texts/counted.ts';
import type { BulkSet, SentSet } from './bulk-set.ts';
import { fieldLabels } from './field-labels.ts';

/** Records with their number, in the words of the screen: `9.574 vehicles`. */
export const countedRecords = (object: ObjectType, count: number): InLanguages =>
  inEveryLanguage((language) => {
    const { things } = bulkTexts(language);
    return countedText(things, object, { count }, language) ?? things[`${object}_other`];
  });

/**
 * The title of a bulk edit, such as `Edit Supplier, Tags on 3 vehicles`: edits that run one after the other must be
 * told apart, since each can be undone.
 */
export const bulkTitle = (object: ObjectType, sent: SentSet, { custom, tags }: BulkSet, count: number): RunTitle => {
  const customFields = custom?.fields ?? [];
  const keys = [
    ...kindFacts[object].bulkFields.map(({ key }) => key),
    ...customFields.map(({ id }) => customKey(id)),
  ].filter((key) => key in sent);
  const fieldsIn = (language: Language): string => {
    const labels = fieldLabels(object, customFields, language);
    const names = keys.map((key) => labels[key] ?? key);
    return [...new Set([...names, ...(tags ? [headerIn(tagsImportColumn, language)] : [])])].join(', ');
  };
  return { name: 'bulkEdit', values: { fields: inEveryLanguage(fieldsIn), things: countedRecords(object, count) } };
};
