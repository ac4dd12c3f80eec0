import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { convertCell } from '#shared/imports/convert-cell.ts';
import { suggestMapping } from '#shared/imports/suggest-mapping.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { DEFAULT_LANGUAGE, languages, type Language } from '#shared/values/language.ts';
import { ownImportColumns, writtenByImport, writtenColumns } from './import-kinds.ts';

type Texts = { readonly [key: string]: string | Texts };

const textsOf = (language: Language, namespace: string): Texts =>
  JSON.parse(readFileSync(`shared/messages/${language}/${namespace}.json`, 'utf8')) as Texts;

const namespaceOf = ({ label }: ImportColumn): string => label.slice(0, label.indexOf(':'));

const labelIn = (language: Language, column: ImportColumn): string | undefined => {
  const path = column.label.slice(column.label.indexOf(':') + 1).split('.');
  let found: string | Texts | undefined = textsOf(language, namespaceOf(column));
  for (const key of path) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The word of each value of an enumeration, as lists and exports have it. */
const wordsIn = (language: Language, column: ImportColumn): [string, string][] => {
  const words = textsOf(language, namespaceOf(column))[column.key];
  if (column.kind !== 'enum' || typeof words !== 'object') return [];
  return (column.allowed ?? []).flatMap((value): [string, string][] => {
    const word = words[value];
    return typeof word === 'string' ? [[word, value]] : [];
  });
};

const namesIn = (language: Language, column: ImportColumn): [Language, object][] => {
  const label = language === DEFAULT_LANGUAGE ? undefined : labelIn(language, column);
  const values = Object.fromEntries(wordsIn(language, column).map(([word, value]) => [value, word]));
  const names = { ...(label !== undefined && { label }), ...(Object.keys(values).length > 0 && { values }) };
  return Object.keys(names).length > 0 ? [[language, names]] : [];
};

/** With `-u` the test writes the file. */
it('holds what lists call columns and their values', async () => {
  const objects = Object.entries({ ...writtenColumns, ...writtenByImport }).map(([object, columns]) => {
    const own = columns.flatMap((column) => {
      const names = Object.fromEntries(languages.flatMap((language) => namesIn(language, column)));
      return Object.keys(names).length > 0 ? [[column.key, names]] : [];
    });
    return [object, Object.fromEntries(own) as object] as const;
  });
  const file = Object.fromEntries(objects.filter(([, own]) => Object.keys(own).length > 0));
  await expect(`${JSON.stringify(file, null, 2)}\n`).toMatchFileSnapshot('import-words.json');
});

it.each(languages)('reads back what an export in %s calls columns and values', (language) => {
  for (const [object, columns] of Object.entries(ownImportColumns)) {
    for (const column of columns) {
      const label = language === 'en' ? column.header : labelIn(language, column);
      if (label !== undefined)
        expect([object, label, suggestMapping([label], columns)]).toEqual([object, label, { [label]: column.key }]);
      for (const [word, value] of wordsIn(language, column))
        expect([column.key, word, convertCell(column, { value: word })]).toEqual([column.key, word, { value }]);
    }
  }
});
