import { useEffect, useEffectEvent } from 'react';

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(editable) !== null &&
  !target.matches('[type="checkbox"], [type="radio"], [type="range"]');

/** Enter presses the link or button that has the focus, and no shortcut. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('a, button') !== null;

const CHORD = 'mod+';

/** The name of a key in the table of `useKeys`: the character it types, after `mod+` while Ctrl or Cmd is pressed. */
const nameOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined => {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key;
  return shiftKey ? undefined : `${CHORD}${key.toLowerCase()}`;
};

/**
 * Binds keyboard shortcuts, by the character that a key types on any keyboard. A single key does nothing while the user
 * types or a dialog is open; a key with Ctrl or Cmd (`mod+k`) works anywhere. Shortcuts of a page take precedence over
 * those of the shell, which gets the keys that the page does not bind.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>, place: 'page' | 'shell' = 'page'): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const name = event.defaultPrevented ? undefined : nameOf(event);
    const action = name !== undefined && Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!action) return;
    const isChord = name?.startsWith(CHORD) === true;
    if (!isChord && (isTyping(event.target) || isPressing(event) || document.querySelector('[aria-modal="true"]')))
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const target = place === 'page' ? document : globalThis;
    const listen = (event: Event): void => handle(event as KeyboardEvent);
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [place]);
};
