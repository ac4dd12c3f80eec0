import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { languages } from '#shared/values/language.ts';
import { ownImportColumns } from './import-kinds.ts';
import { ownColumns } from './record-rows.ts';

/** Policies are contracts: what columns tell of them is no field of the record, and has no history there. */
const isOfPolicy = (permission: string): boolean => permission === 'policies:read';

it('columns ask for the rights that the history of their fields asks for', () => {
  const asked = objectTypes.map((object) => [
    object,
    Object.fromEntries(
      ownColumns[object].flatMap(({ key, permission }) =>
        permission && !isOfPolicy(permission) ? [[key, permission]] : [],
      ),
    ),
  ]);
  const withRights = asked.filter(([, rights]) => Object.keys(rights ?? {}).length > 0);
  expect(Object.fromEntries(withRights)).toEqual(fieldRights);
});

/** A text by its key with the name of its file, such as `fleet:title`. */
const textOf = (language: string, key: string): unknown => {
  const [file = '', path = ''] = key.split(':');
  const texts: unknown = JSON.parse(
    readFileSync(new URL(`../messages/${language}/${file}.json`, import.meta.url), 'utf8'),
  );
  return path.split('.').reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);
};

it.each(objectTypes)('every column of a list or a file of %s has its name in three languages', (object) => {
  const labels = new Set([...ownColumns[object], ...ownImportColumns[object]].map(({ label }) => label));
  const keys = [...labels].flatMap((label) => languages.map((language) => [language, label] as const));
  expect(keys.filter(([language, label]) => typeof textOf(language, label) !== 'string')).toEqual([]);
});
