import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { refreshChangeLog } from './change-log.ts';

/* The change log, read for a request while it is still found out who asks: one round trip less until lists are shown. */

type Reading = { log?: Promise<void> | undefined };

const requests = new AsyncLocalStorage<Reading>();

/** Does the work of a request. */
export const withLogAhead = <T>(work: () => T): T => requests.run({}, work);

/** Resolves once the followers know of every write that was acknowledged before the request came. */
export const logOfRequest = (): Promise<void> => {
  const request = requests.getStore();
  return request ? (request.log ??= refreshChangeLog()) : refreshChangeLog();
};

/** Begins to read the log. Whoever looks at a list hears of a failure; where nobody does, it does not matter. */
export const readLogAhead = (): void => void logOfRequest().catch(() => undefined);

/** What this request reads from now on has to hold what was written meanwhile. */
export const dropLogAhead = (): void => {
  const request = requests.getStore();
  if (request) request.log = undefined;
};

/**
 * Resolves once the followers know of every write that was acknowledged before the call; for the lists that a request
 * looks at first, before the request came. They share the log that was read ahead.
 */
export const logForLists = (): Promise<void> => {
  const request = requests.getStore();
  const log = request?.log;
  if (!log) return refreshChangeLog();
  const dropOnce = (): void => {
    if (request.log === log) request.log = undefined;
  };
  void Promise.allSettled([log, nextTurn()]).then(dropOnce);
  return log;
};
