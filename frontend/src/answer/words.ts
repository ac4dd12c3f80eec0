import texts from '#shared/messages/en/answer.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

/** A text of these pages by its path, with values; without the library of the app, which this bundle does not hold. */
export const words = (path: string, values: Readonly<Record<string, string>> = {}): string => {
  let found: string | Texts | undefined = texts;
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '') : path;
};
