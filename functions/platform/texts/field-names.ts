import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { kindFacts, isObjectType, type ObjectType } from '#shared/records/object-types.ts';
import { headerIn } from '#shared/imports/import-column.ts';
import type { Language } from '#shared/values/language.ts';
import { bulkTexts } from './bulk.ts';

/** The own fields of a record by the names that people know: as an import calls them, and the days of their changes. */
export const ownFieldNames = (object: ObjectType, language: Language): Readonly<Record<string, string>> => {
  const columns = ownImportColumns[object];
  const inBulk = kindFacts[object].bulkFields.map(({ key, column: name }): [string, string] => {
    const column = columns.find((one) => [key, name].includes(one.key));
    return [key, column ? headerIn(column, language) : name];
  });
  const days = kindFacts[object].bulkFields.flatMap(({ day }) => (day ? [[day, bulkTexts(language).day.change]] : []));
  return Object.fromEntries([
    ...columns.map((column) => [column.key, headerIn(column, language)]),
    ...inBulk,
    ...days,
  ]) as Record<string, string>;
};

/** The fields of the dialog that acts on many records, by the fields of the single endpoints. */
const actFields: Readonly<Record<string, 'last' | 'from' | 'to'>> = {
  date_end: 'last',
  end_date: 'last',
  end_date_old_owner: 'from',
  start_date_new_owner: 'from',
  owner_employee_id: 'to',
};
const ACT = 'act';

const actFieldNames = (language: Language): Readonly<Record<string, string>> => {
  const { day, act } = bulkTexts(language);
  const words = { last: day.last, from: day.from, to: act.to };
  return Object.fromEntries(Object.entries(actFields).map(([field, name]) => [field, words[name]]));
};

const tokensOf = (room: string, keys: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, `{${room}/${key}}`]));

/** Own fields of a record, each as what stands for its name in a sentence that is stored until somebody reads it. */
export const ownFieldTokens = (object: ObjectType): Readonly<Record<string, string>> =>
  tokensOf(object, Object.keys(ownFieldNames(object, 'en')));

/** The same for the fields of an act on many records. */
export const actFieldTokens: Readonly<Record<string, string>> = tokensOf(ACT, Object.keys(actFields));

const namesIn = (room: string, language: Language): Readonly<Record<string, string>> => {
  if (room === ACT) return actFieldNames(language);
  return isObjectType(room) ? ownFieldNames(room, language) : {};
};

/** A stored sentence with the names of its fields in a language; one that was stored with names stays as it is. */
export const withFieldNames = (sentence: string, language: Language): string =>
  sentence.replace(/\{(\w+)\/(\w+)\}/g, (token, room: string, key: string) => {
    const names = namesIn(room, language);
    return Object.hasOwn(names, key) ? (names[key] ?? token) : token;
  });
