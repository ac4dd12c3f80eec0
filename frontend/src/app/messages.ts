import i18next, { type ReadCallback, type Resource } from 'i18next';
import { DEFAULT_LANGUAGE, languageOf, languages, type Language } from '#shared/values/language.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { TextFile, TextFiles } from './languages/text-files.ts';

/**
 * Texts of the layers that every page uses come with the first load, those of a page with its code
 * (`frontend/texts-with-code.ts`). The pages of links are not part of the app. The texts of another language than English
 * load only when somebody reads it.
 */
const english: TextFiles = {
  early: import.meta.glob<TextFile>('../../../shared/messages/en/{shell,ui,list,records}.json', {
    eager: true,
  }),
  deferred: import.meta.glob<TextFile>([
    '../../../shared/messages/en/*.json',
    '!../../../shared/messages/en/{shell,ui,list,records,answer,my-days-off,sign}.json',
  ]),
};

const filesOf: Readonly<Record<Language, () => Promise<TextFiles>>> = {
  en: () => Promise.resolve(english),
  nl: async () => (await import('./languages/nl.ts')).files,
  fr: async () => (await import('./languages/fr.ts')).files,
};

const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const byNamespace = <F>(files: Readonly<Record<string, F>>): Map<string, F> =>
  new Map(Object.entries(files).map(([path, file]) => [namespaceOf(path), file]));

const resources: Resource = {
  en: Object.fromEntries([...byNamespace(english.early)].map(([namespace, file]) => [namespace, file.default])),
};

const textsOf = async (language: Language, namespace: string): Promise<Record<string, unknown>> => {
  const { early, deferred } = await filesOf[language]();
  const file = byNamespace(early).get(namespace) ?? (await byNamespace(deferred).get(namespace)?.());
  // A language that is not translated yet has no file; English stands in.
  if (!file && language === DEFAULT_LANGUAGE) throw new Error(`no texts ${namespace}`);
  return file?.default ?? {};
};

const files = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    const known = languages.find((name) => name === language);
    if (!known) return callback(new Error(`no language ${language}`), false);
    textsOf(known, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** Formats numbers in texts as tables do: 9.980. An identifier made of digits must be passed as text. */
const figures = {
  type: 'formatter' as const,
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format?: string, language?: string): string =>
    formatsOf(languageOf([language ?? ''])).inText(value),
};

const KEPT = 'language';

/** The language of whoever was here last; that of the browser before anybody is known. */
const firstLanguage = (): Language => {
  const kept = localStorage.getItem(KEPT);
  return languageOf(kept === null ? navigator.languages : [kept]);
};

/**
 * Starts i18next. Namespaces are the file names in `shared/messages/en`; `useTranslation('fleet')` waits for its file.
 */
export const startMessages = async (): Promise<void> => {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language));
  await i18next
    .use(files)
    .use(figures)
    .init({
      lng: firstLanguage(),
      fallbackLng: DEFAULT_LANGUAGE,
      resources,
      partialBundledLanguages: true,
      ns: Object.keys(resources['en'] ?? {}),
      defaultNS: 'ui',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
};

/** Shows the app in a language, from the next start on before the first picture. */
export const speak = async (language: Language): Promise<void> => {
  localStorage.setItem(KEPT, language);
  if (i18next.language !== language) await i18next.changeLanguage(language);
};
