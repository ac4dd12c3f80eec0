import i18next, { type ReadCallback, type Resource } from 'i18next';

type File = { default: Record<string, unknown> };
const root = '../../../shared/messages/';

/**
 * Texts of the layers that every page uses come with the first load, those of a feature when its page opens. The pages
 * of links are not part of the app.
 */
const early = import.meta.glob<File>('../../../shared/messages/en/{shell,ui,list,form,issues,wizard,records}.json', {
  eager: true,
});
const deferred = import.meta.glob<File>([
  '../../../shared/messages/*/*.json',
  '!../../../shared/messages/en/{shell,ui,list,form,issues,wizard,records}.json',
  '!../../../shared/messages/*/{answer,my-days-off,sign}.json',
]);

const namespaceOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

const resources: Resource = {
  en: Object.fromEntries(Object.entries(early).map(([path, file]) => [namespaceOf(path), file.default])),
};

const files = {
  type: 'backend' as const,
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    const load = deferred[`${root}${language}/${namespace}.json`];
    if (!load) return callback(new Error(`no texts ${language}/${namespace}`), false);
    load().then(
      (file) => callback(null, file.default),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

const number = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 20 });

/** Formats numbers in texts as tables do: 9.980. An identifier made of digits must be passed as text. */
const figures = {
  type: 'formatter' as const,
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown): string => (typeof value === 'number' ? number.format(value) : String(value ?? '')),
};

/**
 * Starts i18next. Namespaces are the file names in `shared/messages/en`; `useTranslation('fleet')` waits for its file.
 */
export const startMessages = async (): Promise<void> => {
  await i18next
    .use(files)
    .use(figures)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      resources,
      partialBundledLanguages: true,
      ns: Object.keys(resources['en'] ?? {}),
      defaultNS: 'ui',
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
};

/** Loads the texts of an area, if there is one of that name, before a page needs them. */
export const preloadMessages = (namespace: string): void => {
  if (deferred[`${root}${i18next.language}/${namespace}.json`]) void i18next.loadNamespaces(namespace);
};
