/** A field of the text, and the heading that it stands below. */
export type UsedField = { readonly name: string; readonly below: string };

/** What a walk through a text meets: headings, and the fields of the text and of its conditions. */
export type Met = { readonly heading: string } | { readonly field: string };

/** The fields of a text, each once, in the order of the text. */
export const usedFieldsOf = (met: Iterable<Met>): UsedField[] => {
  const found = new Map<string, string>();
  let below = '';
  for (const part of met)
    if ('heading' in part) below = part.heading;
    else if (!found.has(part.field)) found.set(part.field, below);
  return [...found].map(([name, heading]) => ({ name, below: heading }));
};

const wordsOf = (heading: Element): string => {
  const words = heading.cloneNode(true) as Element;
  for (const field of words.querySelectorAll('[data-field]')) field.remove();
  return words.textContent;
};

/** The fields of a text that is HTML. */
export const fieldsOfHtml = (html: string): UsedField[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts = [...body.querySelectorAll<HTMLElement>('h1, h2, h3, [data-field], [data-when]')];
  return usedFieldsOf(
    parts.map((part) => {
      const field = part.dataset['field'] ?? part.dataset['when'];
      return field === undefined ? { heading: wordsOf(part) } : { field };
    }),
  );
};
