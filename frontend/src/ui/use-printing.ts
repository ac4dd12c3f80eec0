import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Calls `begin` before the page is printed, or shown as it will be, and `end` after that. */
const onPaper = (begin: () => void, end: () => void): (() => void) => {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed: what is drawn only in part on screen is then drawn in full. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      onPaper(
        // The browser takes its picture of the page when the listeners have ended.
        () => flushSync(() => setPrinting(true)),
        () => setPrinting(false),
      ),
    [],
  );
  return isPrinting;
};

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: every page is printed in its light colours, whatever the screen shows. */
export const usePaperColours = (): void =>
  useEffect(() => {
    const page = document.documentElement;
    let scheme: string | undefined;
    return onPaper(
      () => {
        scheme ??= page.getAttribute(SCHEME) ?? 'light';
        page.setAttribute(SCHEME, 'light');
      },
      () => {
        page.setAttribute(SCHEME, scheme ?? 'light');
        scheme = undefined;
      },
    );
  }, []);
