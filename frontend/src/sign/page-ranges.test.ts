import { expect, it } from 'vitest';
import { documentLanguages } from '#shared/templates/names.ts';
import en from '#shared/messages/en/sign.json' with { type: 'json' };
import fr from '#shared/messages/fr/sign.json' with { type: 'json' };
import nl from '#shared/messages/nl/sign.json' with { type: 'json' };
import { languageOf } from '#shared/values/language.ts';
import { wordsOf, type Texts } from '../answer/texts.ts';
import { unreadText } from './page-ranges.ts';

it.each([
  [5, [1], 'You have not opened pages 2 to 5.'],
  [5, [1, 5], 'You have not opened pages 2 to 4.'],
  [4, [1, 2, 4], 'You have not opened page 3.'],
  [4, [1, 4], 'You have not opened pages 2 and 3.'],
  [9, [1, 3, 4, 8], 'You have not opened pages 2, 5 to 7 and 9.'],
  [3, [], 'You have not opened pages 1 to 3.'],
  [2, [1, 2], ''],
])('of %i pages, opened %j: %s', (pages, seen, text) => {
  expect(unreadText(pages, new Set(seen), wordsOf(en, 'en'))).toBe(text);
});

it.each([
  [['nl-BE', 'en'], 'nl'],
  [['de', 'fr-BE'], 'fr'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('speaks %j as %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});

/** Each text with the values that it takes. */
const shapeOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${path}${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ')}`]
      : shapeOf(text, `${path}${key}.`),
  );

it('has the same texts in every language', () => {
  expect(documentLanguages).toEqual(['nl', 'fr', 'en']);
  expect(shapeOf(nl)).toEqual(shapeOf(en));
  expect(shapeOf(fr)).toEqual(shapeOf(en));
});
