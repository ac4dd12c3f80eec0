import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { usedFieldsOf, type Met, type UsedField } from './used-fields.ts';

/** The text as HTML. Browsers end a style with a semicolon, the server writes none. */
export const htmlOf = (text: DocumentNode): string => {
  const host = document.implementation.createHTMLDocument('').createElement('div');
  host.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content));
  for (const styled of host.querySelectorAll('[style]'))
    styled.setAttribute('style', (styled.getAttribute('style') ?? '').replace(/;\s*$/, ''));
  return host.innerHTML;
};

/** The fields of the text and of its conditions, each once, in the order of the text. */
export const usedFields = (text: DocumentNode): UsedField[] => {
  const met: Met[] = [];
  text.descendants((node) => {
    if (node.type.name === 'heading') met.push({ heading: node.textContent });
    const field: unknown =
      node.type.name === 'when' ? node.attrs['field'] : node.type.name === 'field' && node.attrs['name'];
    if (typeof field === 'string') met.push({ field });
  });
  return usedFieldsOf(met);
};
