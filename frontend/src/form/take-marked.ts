import type { KeyboardEvent } from 'react';

/**
 * Chooses with Enter the option that a searchable select marks while one types, as `onKeyDownCapture`. The library draws
 * the mark, but where typing opens the list it forgets which option it marked, and leaves Enter to the form.
 */
export const takeMarked = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!event.currentTarget.hasAttribute('data-expanded')) return;
  // Only the list of what has the focus is open.
  const marked = document.querySelector<HTMLElement>('[role=listbox] [data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
};
