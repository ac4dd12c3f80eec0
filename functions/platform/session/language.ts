import { isLanguage, type Language } from '#shared/values/language.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { readCompany } from './company.ts';

const keyOf = (userId: number) => preferenceKey(userId, 'language');

/** The language that a user chose; undefined where they chose none. */
export const chosenLanguage = async (userId: number): Promise<Language | undefined> => {
  const item = await readItem(keyOf(userId));
  return isLanguage(item?.['language']) ? item['language'] : undefined;
};

/** The language that a user reads: their own choice, else that of the company. */
export const languageOfUser = async (userId: number): Promise<Language> =>
  (await chosenLanguage(userId)) ?? (await readCompany()).language;

/**
 * The language of a user is an item beside their record, because a new version of the record says that their rights
 * changed.
 */
export const writeLanguage = (userId: number, language: Language): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...keyOf(userId), language } } }),
});
