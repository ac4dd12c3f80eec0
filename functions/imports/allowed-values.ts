import { valueIn, type ImportColumn } from '#shared/imports/import-column.ts';
import type { Language } from '#shared/values/language.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';

/** The values that a column takes in the words of lists, which an import reads in every language. */
export const allowedValues = (column: ImportColumn, language: Language): string[] | undefined => {
  if (column.kind !== 'flag') return column.allowed?.map((value) => valueIn(column, value, language));
  const { flag } = fileTexts(language);
  return [flag[1], flag[0]];
};
