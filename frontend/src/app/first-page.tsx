import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markFirstPageReady } from '../ui/first-page.ts';

/** A page that sends no further request within this time after an answer is complete. */
const QUIET_MS = 250;

/** On a machine that is never idle, toasts and questions load after this time all the same. */
const PATIENCE_MS = 1_000;

/** Calls back when the browser is idle; a browser that does not report idleness calls back at once. */
const whenIdle = (run: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(run, { timeout: PATIENCE_MS }) : run();

/**
 * Reports when the first page is drawn and sends no more requests. It is rendered beside the page, so that React draws
 * both together. It listens without state: rendering with each request would restart the rendering of the page.
 */
export const FirstPage = () => {
  const client = useQueryClient();
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      if (quiet !== undefined) markFirstPageReady();
    };
    const listen = () => {
      if (client.isFetching() === 0) {
        quiet ??= setTimeout(() => whenIdle(report), QUIET_MS);
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
