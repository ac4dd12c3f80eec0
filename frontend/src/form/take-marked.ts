import type { KeyboardEvent } from 'react';

/** Whether a list is open of which Enter, alone, chooses an option. */
const mayTake = ({ key, ctrlKey, metaKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing && currentTarget.hasAttribute('data-expanded');

// Only the list of what has the focus is open.
const markedOption = () => document.querySelector<HTMLElement>('[role=listbox] [data-combobox-selected]');

const keepFromForm = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Chooses with Enter the option that a searchable select marks while one types, as `onKeyDownCapture`. The library draws
 * the mark, but where typing opens the list it forgets which option it marked, and leaves Enter to the form.
 */
export const takeMarked = (event: KeyboardEvent<HTMLInputElement>): void => {
  const marked = mayTake(event) ? markedOption() : null;
  if (!marked) return;
  keepFromForm(event);
  marked.click();
};

/**
 * The same for a list that is searched for on the server: the library would choose by the place that the marked option
 * had before the last answer came. As long as nothing is marked, Enter waits, and does not send the form.
 */
export const takeMarkedOrWait = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (!mayTake(event)) return;
  keepFromForm(event);
  markedOption()?.click();
};
