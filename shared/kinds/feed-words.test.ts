import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedObject } from '#shared/activity/events.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { feedFactsOf } from './feed-facts.ts';
import { FIELD_NAMES } from './field-texts.ts';

type Texts = { readonly [key: string]: string | Texts };

const textsOf = (language: Language, namespace: string): Texts =>
  JSON.parse(readFileSync(`shared/messages/${language}/${namespace}.json`, 'utf8')) as Texts;

const at = (texts: Texts, path: string): Texts => {
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), texts);
  return typeof found === 'object' ? found : {};
};

const under = (path: string, texts: Texts): Texts =>
  path.split('.').reduceRight<Texts>((inner, key) => ({ [key]: inner }), texts);

/** The names of fields, the words of their values, and the names of features and of the values of contracts. */
const wordsIn = (language: Language, namespace: string): Texts => {
  const all = textsOf(language, namespace);
  const places = FIELD_NAMES.filter((place) => Object.keys(at(all, place)).length > 0);
  const fields = new Set(places.flatMap((place) => Object.keys(at(all, place))));
  const values = [...fields, 'shortcode', 'features.name'].filter((key) => Object.keys(at(all, key)).length > 0);
  return Object.assign({}, ...[...places, ...values].map((path) => under(path, at(all, path)))) as Texts;
};

const namespaces = [...new Set(feedObject.options.map((object) => feedFactsOf(object).messages))].toSorted();

/** With `-u` the test writes the file. */
it('holds what the pages call fields and their values', async () => {
  const words = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(namespaces.map((namespace) => [namespace, wordsIn(language, namespace)])),
    ]),
  );
  await expect(`${JSON.stringify(words, null, 2)}\n`).toMatchFileSnapshot('feed-words.json');
});
