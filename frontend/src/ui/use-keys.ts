import { useEffect, useEffectEvent } from 'react';

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(editable) !== null &&
  !target.matches('[type="checkbox"], [type="radio"]');

/**
 * Single keys that act, by what they write on any keyboard. Not while one types, not under a dialog, and not together
 * with Ctrl, Alt or Cmd. Those of a page come before those of the shell, which gets what the page does not know.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>, place: 'page' | 'shell' = 'page'): void => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!action || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const target = place === 'page' ? document : globalThis;
    const listen = (event: Event): void => act(event as KeyboardEvent);
    target.addEventListener('keydown', listen);
    return () => target.removeEventListener('keydown', listen);
  }, [place]);
};
