import { issue } from '#shared/errors/issue.ts';
import { issueSentence } from '#shared/errors/issue-words.ts';
import { cellWords } from '#shared/imports/cell-words.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { labelValueIn } from '#shared/values/label-value.ts';
import type { Language } from '#shared/values/language.ts';
import { countedText } from '#functions/platform/texts/counted.ts';
import { importTexts } from '#functions/platform/texts/imports.ts';
import { problemIn, sayIssueIn } from '#functions/platform/texts/problems.ts';
import { allowedValues } from './allowed-values.ts';

export type FileColumn = { readonly header: string; readonly column: ImportColumn | undefined };

/** Says what is wrong with a row in a language, with the headers of the file. */
export const wrongWordsIn = (language: Language, columnOf: ReadonlyMap<string | null, FileColumn>) => {
  const { cell } = importTexts(language);
  const say = sayIssueIn(language);
  const words = ({ column: key, code, message }: CheckedRow['errors'][number]): string => {
    const { header, column } = columnOf.get(key) ?? {};
    const allowed = code === 'unknown_value' && column ? allowedValues(column, language) : undefined;
    if (header !== undefined && allowed)
      return issueSentence(issue(header, 'invalid_value', { allowed: allowed.join(', ') }), { [header]: header }, say);
    const ofCell = cellWords({ code, message }, (name, params) => countedText(cell, name, params, language));
    if (header === undefined) return ofCell ?? problemIn(message, language);
    return ofCell === undefined
      ? issueSentence({ path: key ?? '', code, message }, { [key ?? '']: header }, say)
      : labelValueIn(language, header, ofCell);
  };
  return ({ errors }: Pick<CheckedRow, 'errors'>): string => errors.map(words).join('; ');
};
