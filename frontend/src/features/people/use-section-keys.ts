import { useEffect, useState, type RefObject } from 'react';
import { useKeys } from '../../ui/use-keys.ts';

/** How long the key after `g` is waited for. */
const WAIT_MS = 1_500;

/** Binds `g` and a key of each section, which goes to that section; other keys after `g` go to an area. */
export const useSectionKeys = (page: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const [isWaiting, setWaiting] = useState(false);
  const goTo = (key: string): void => {
    const section = page.current?.querySelector<HTMLElement>(`[data-jump="${key}"]:not(:empty)`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  };
  // Listens before what follows, which ends the waiting with every key.
  useKeys(isWaiting ? Object.fromEntries(keys.map((key) => [key, () => goTo(key)])) : {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      clearTimeout(timer);
      const isFirst = key === 'g' && !ctrlKey && !metaKey && !altKey;
      setWaiting(isFirst);
      if (isFirst) timer = setTimeout(() => setWaiting(false), WAIT_MS);
    };
    document.addEventListener('keydown', listen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen);
    };
  }, []);
};
