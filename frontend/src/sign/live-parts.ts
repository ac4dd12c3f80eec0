import { button, element } from '../answer/element.ts';
import type { LiveWords } from './live-words.ts';

/** Hides or shows a part of the page. */
export const setHidden = (part: HTMLElement, isHidden: boolean): void => {
  if (part.hidden !== isHidden) part.hidden = isHidden;
};

/** A button whose words follow the language; a `sign` stands in their place, and they become its name. */
export const liveButton = (
  live: LiveWords,
  path: string,
  look: 'main' | 'quiet' | 'icon' | 'link' | 'danger',
  press: () => void,
  sign?: string,
): HTMLButtonElement => {
  const made = button('', 'quiet', () => made.getAttribute('aria-disabled') !== 'true' && press());
  made.className = look;
  live.follow(() => {
    if (sign === undefined) made.textContent = live.words(path);
    else {
      made.textContent = sign;
      made.setAttribute('aria-label', live.words(path));
    }
  });
  return made;
};

export type Problem = () => string | undefined;

/** What is wrong with a field, below it; the field says that it is wrong. */
export const problemOf = (live: LiveWords, id: string, field: HTMLElement, problem: Problem): HTMLElement => {
  const node = element('p', { id: `${id}-problem`, class: 'problem' });
  live.follow(() => {
    const text = problem();
    setHidden(node, text === undefined);
    node.textContent = text ?? '';
    field.toggleAttribute('aria-invalid', text !== undefined);
    if (text !== undefined) field.setAttribute('aria-invalid', 'true');
    if (text === undefined) field.removeAttribute('aria-describedby');
    else field.setAttribute('aria-describedby', node.id);
  });
  return node;
};
