import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellFirstPageStands } from '../ui/first-page.ts';

/** One answer leads to the next question within this time, or the page has what it asked for. */
const QUIET_MS = 250;

/** Not every browser says when it has nothing to do; there the time alone tells. */
const whenIdle = (act: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(act) : act();

/** Stands beside a page, so that it is drawn when the page is: tells when the page asks for nothing more, and is drawn. */
export const FirstPage = () => {
  const asks = useIsFetching() > 0;
  useEffect(() => {
    if (asks) return undefined;
    let isQuiet = true;
    const tell = () => {
      if (isQuiet) tellFirstPageStands();
    };
    const timer = setTimeout(() => whenIdle(tell), QUIET_MS);
    return () => {
      isQuiet = false;
      clearTimeout(timer);
    };
  }, [asks]);
  return null;
};
