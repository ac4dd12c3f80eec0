import type { FragmentInstance } from 'react';

/** What was done to a placeholder, for the control that takes its place. */
export type Done = {
  isPressed: boolean;
  hadFocus: boolean;
  typed: string;
  /** Resolves once no press is going on. */
  released: Promise<void>;
};

/** The elements that a fragment draws, which React tells nobody but an observer. */
export const elementsOf = (fragment: FragmentInstance | null): HTMLElement[] => {
  const found: HTMLElement[] = [];
  const observer = { observe: (one: HTMLElement) => found.push(one), unobserve: () => undefined };
  // why: React calls no more of an observer than these two
  const asked = observer as unknown as ResizeObserver;
  fragment?.observeUsing(asked);
  fragment?.unobserveUsing(asked);
  return found;
};

const findIn = (elements: readonly HTMLElement[], selector: string): HTMLElement | undefined => {
  for (const element of elements) {
    const found = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return undefined;
};

/** Types into a field as its user would have done. */
const typeInto = (field: HTMLInputElement, text: string): void => {
  // React hears of a value that was set as the browser sets it.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Does to a control what was done to its placeholder. */
export const handOn = (fragment: FragmentInstance | null, { isPressed, hadFocus, typed }: Done): void => {
  const elements = elementsOf(fragment);
  const control = findIn(elements, '[role="combobox"]') ?? findIn(elements, 'button, input:not([type="hidden"])');
  if (!control) return;
  if (isPressed || hadFocus) control.focus({ preventScroll: true });
  if (isPressed) control.click();
  if (typed !== '' && control instanceof HTMLInputElement && !control.readOnly) typeInto(control, typed);
};

/** Whether it is the control, or its label, that an event is about, and not the help or the error beside them. */
const isOfControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button, input, label') !== null;

/** The keys that open a choice that has the focus. */
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** Resolves when the press that began is over, and its click was heard. */
const release = (): Promise<void> =>
  new Promise((done) => {
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      setTimeout(done);
    };
    for (const name of ['pointerup', 'pointercancel'])
      window.addEventListener(name, end, { signal: over.signal, capture: true });
  });

/** Calls `show` when a placeholder is pressed or focused, and keeps in `done` what was done, until `signal` ends that. */
export const watch = (fragment: FragmentInstance, done: Done, show: () => void, signal: AbortSignal): void => {
  const listen = (name: string, hear: (event: Event) => void) => fragment.addEventListener(name, hear, { signal });
  const press = () => {
    done.isPressed = true;
    show();
  };
  // What takes the place of a placeholder in the middle of a press loses the focus to what is around it.
  listen('pointerdown', (event) => {
    if (!isOfControl(event)) return;
    done.released = release();
    show();
  });
  listen('click', (event) => {
    if (isOfControl(event)) press();
  });
  listen('focusin', show);
  // The keys of a button send a click, and what can be typed into keeps what is typed.
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLInputElement) || !event.target.readOnly) return;
    if (event.altKey && !event.key.startsWith('Arrow')) return;
    if (openingKeys.has(event.key) && done.typed === '') {
      event.preventDefault();
      press();
    } else if (event.key.length === 1) done.typed += event.key;
  });
};
