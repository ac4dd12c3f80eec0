import i18next from 'i18next';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';

const isThere = (file: string): boolean =>
  [i18next.language, DEFAULT_LANGUAGE].every((language) => i18next.hasResourceBundle(language, file));

/**
 * Loads files of texts, unless all are there: i18next would ask again for every other file that could not be loaded
 * before, and wait eleven seconds for it.
 */
export const loadTexts = async (files: string[]): Promise<void> => {
  if (!i18next.isInitialized || !files.every(isThere)) await i18next.loadNamespaces(files);
};
