import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';

/** The text as HTML. Browsers end a style with a semicolon, the server writes none. */
export const htmlOf = (text: DocumentNode): string => {
  const host = document.implementation.createHTMLDocument('').createElement('div');
  host.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content));
  for (const styled of host.querySelectorAll('[style]'))
    styled.setAttribute('style', (styled.getAttribute('style') ?? '').replace(/;\s*$/, ''));
  return host.innerHTML;
};

/** A field of the text, and the heading that it stands below. */
export type UsedField = { readonly name: string; readonly below: string };

/** The fields of the text and of its conditions, each once, in the order of the text. */
export const usedFields = (text: DocumentNode): UsedField[] => {
  const found = new Map<string, string>();
  let below = '';
  text.descendants((node) => {
    if (node.type.name === 'heading') below = node.textContent;
    const name = node.type.name === 'when' ? node.attrs['field'] : node.type.name === 'field' && node.attrs['name'];
    if (typeof name === 'string' && !found.has(name)) found.set(name, below);
  });
  return [...found].map(([name, heading]) => ({ name, below: heading }));
};
