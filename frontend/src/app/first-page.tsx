import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellFirstPageStands } from '../ui/first-page.ts';

/** One answer leads to the next question within this time, or the page has what it asked for. */
const QUIET_MS = 250;

/** A machine that is never idle gets its toasts and questions all the same. */
const PATIENCE_MS = 1_000;

/** Not every browser says when it has nothing to do; there the time alone tells. */
const whenIdle = (act: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(act, { timeout: PATIENCE_MS }) : act();

/**
 * Stands beside a page, so that it is drawn when the page is: tells when the page asks for nothing more, and is drawn.
 * It listens without state: a render of its own would begin the page that is being drawn again, with each question.
 */
export const FirstPage = () => {
  const client = useQueryClient();
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      if (quiet !== undefined) tellFirstPageStands();
    };
    const listen = () => {
      if (client.isFetching() === 0) {
        quiet ??= setTimeout(() => whenIdle(tell), QUIET_MS);
        return;
      }
      clearTimeout(quiet);
      quiet = undefined;
    };
    listen();
    const stop = client.getQueryCache().subscribe(listen);
    return () => {
      stop();
      clearTimeout(quiet);
      quiet = undefined;
    };
  }, [client]);
  return null;
};
