import { fillText } from '#shared/values/fill-text.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { textIn, type InLanguages, type Language } from '#shared/values/language.ts';

type Values = Readonly<Record<string, string | number | InLanguages>>;

const shown = (value: Values[string], language: Language): string =>
  typeof value === 'number' ? formatsOf(language).number(value) : textIn(value, language);

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
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value, language)]));
  return text === undefined ? undefined : fillText(text, said, language);
};
