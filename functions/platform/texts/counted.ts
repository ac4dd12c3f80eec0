import { formatsOf } from '#shared/values/formats.ts';
import { textIn, type InLanguages, type Language } from '#shared/values/language.ts';

type Values = Readonly<Record<string, string | number | InLanguages>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const shown = (value: Values[string] | undefined, language: Language): string =>
  typeof value === 'number' ? formatsOf(language).number(value) : textIn(value ?? '', language);

/**
 * The text of a key with its values in a language. A number called `count` chooses among the forms of the text, as it
 * does on the screen; undefined when there is no such text.
 */
export const countedText = (
  texts: Readonly<Record<string, unknown>>,
  key: string,
  values: Values,
  language: Language,
): string | undefined => {
  const { count } = values;
  const forms = typeof count === 'number' ? [`${key}_${formatsOf(language).plural(count)}`] : [];
  const text = [...forms, key].map((name) => texts[name]).find((found) => typeof found === 'string');
  return text?.replace(PLACEHOLDER, (_, name: string) => shown(values[name], language));
};
