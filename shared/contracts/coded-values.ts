import type { ValueCode } from '#shared/document-content/field-values.ts';
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
  ['job_statute', 'statute'],
  ['wage_type', 'wage'],
]);

const coded = new Map([...codedFields].map(([name, field]) => [name, codesOf(field)]));

/**
 * The code that a text stands for in a field whose values are codes, in whichever language it is written; undefined for
 * any other. A condition compares codes, so it holds in documents of every language.
 */
export const codeOfValue: ValueCode = (field, text) => coded.get(field)?.get(spelled(text));

/** Every value that a field can have, in the words of a language; none for a field whose values are not codes. */
export const valuesOfField = (name: string, language: Language): string[] => {
  const field = codedFields.get(name);
  return field === undefined ? [] : [...new Set(Object.values(documentWords[language][field]))];
};
