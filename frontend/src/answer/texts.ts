import { fillText } from '#shared/values/fill-text.ts';
import type { Language } from '#shared/values/language.ts';

export type Texts = { readonly [key: string]: string | Texts };
export type Words = (path: string, values?: Readonly<Record<string, string>>) => string;

/** Texts by their path, with values; without the library of the app, which the bundles of these pages do not hold. */
export const wordsOf =
  (all: Texts, language: Language): Words =>
  (path, values = {}) => {
    let found: string | Texts | undefined = all;
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
    return typeof found === 'string' ? fillText(found, values, language) : path;
  };
