import texts from '#shared/messages/en/answer.json' with { type: 'json' };

export type Texts = { readonly [key: string]: string | Texts };

/** Texts by their path, with values; without the library of the app, which the bundles of these pages do not hold. */
export const wordsOf =
  (all: Texts) =>
  (path: string, values: Readonly<Record<string, string>> = {}): string => {
    let found: string | Texts | undefined = all;
    for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
    return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') : path;
  };

export const words = wordsOf(texts);
