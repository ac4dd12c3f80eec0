import type { Language } from '#shared/values/language.ts';
import { columnLetters } from '#functions/platform/excel/cell-text.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';

/** What a column without a header is called, by the letters that the spreadsheet shows. */
export const unnamedColumn = (at: number, language: Language): string =>
  fileTexts(language).unnamedColumn.replace('{{letters}}', columnLetters(at));
