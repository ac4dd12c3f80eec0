import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const SCHEME = 'data-mantine-color-scheme';

/**
 * Whether the page is being printed: what is drawn only in part on screen is then drawn in full. Paper is white, so the
 * page is printed in its light colours whatever the screen shows.
 */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    let scheme = '';
    // The browser takes its picture of the page when the listeners have ended.
    const begin = (): void => {
      scheme ||= page.getAttribute(SCHEME) ?? 'light';
      page.setAttribute(SCHEME, 'light');
      flushSync(() => setPrinting(true));
    };
    const end = (): void => {
      page.setAttribute(SCHEME, scheme || 'light');
      scheme = '';
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};
