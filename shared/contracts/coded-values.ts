import type { ValueCode } from '#shared/document-content/field-values.ts';
import { customFieldOf } from '#shared/templates/shortcodes.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { documentWords, type CodedField } from './document-words.ts';

/** How a code was printed in documents of every language before it had words. */
const codeAsWords = (code: string): string => code.replaceAll('_', ' ');

const spelled = (text: string): string => text.trim().toLocaleLowerCase();

/** The codes of a field by every text that stands for one of them. */
const codesOf = (field: CodedField): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  for (const language of languages)
    for (const [code, words] of Object.entries(documentWords[language][field]))
      for (const text of [code, codeAsWords(code), words]) codes.set(spelled(text), code);
  return codes;
};

const codedFields: ReadonlyMap<string, CodedField> = new Map([
  ['vehicle_fuel', 'fuel'],
  ['vehicle_own_contribution_per', 'contribution'],
  ['job_statute', 'statute'],
  ['wage_type', 'wage'],
]);

const coded = new Map([...codedFields].map(([name, field]) => [name, codesOf(field)]));

/** 1 and 0, as yes and no were printed before they had words, by every text that stands for one of them. */
const answers: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) => {
    const { yes, no } = documentWords[language];
    return [['1', '1'] as const, [yes, '1'] as const, ['0', '0'] as const, [no, '0'] as const];
  }),
);

/**
 * The code that a text stands for in a field whose values are codes, in whichever language it is written; undefined for
 * any other. A condition compares codes, so it holds in documents of every language. Whether a custom field says yes or no
 * is such a code, too.
 */
export const codeOfValue: ValueCode = (field, text) =>
  (customFieldOf(field) ? answers : coded.get(field))?.get(spelled(text));

/** Every value that a field can have, in the words of a language; none for a field whose values are not codes. */
export const valuesOfField = (name: string, language: Language): string[] => {
  const field = codedFields.get(name);
  return field === undefined ? [] : [...new Set(Object.values(documentWords[language][field]))];
};
