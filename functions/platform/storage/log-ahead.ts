import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { refreshChangeLog } from './change-log.ts';

/* The change log, read for a request while it is still found out who asks: one round trip less until lists are shown. */

type Reading = { readonly endpoint: string; log?: Promise<void> | undefined };

const requests = new AsyncLocalStorage<Reading>();
/** The endpoints whose requests looked at a list before. The others would read the log for nothing. */
const looking = new Set<string>();

/** Does the work of a request. */
export const withLogAhead = <T>(endpoint: string, work: () => T): T => requests.run({ endpoint }, work);

/** Begins to read the log if this request is likely to look at lists. Call it once the caller is known to be one of ours. */
export const readLogAhead = (): void => {
  const request = requests.getStore();
  if (!request || !looking.has(request.endpoint)) return;
  request.log = refreshChangeLog();
  // Whoever looks at a list hears of a failure; where nobody does, it does not matter.
  request.log.catch(() => undefined);
};

/** Resolves once the followers know of every write that was acknowledged before the request came. */
export const logOfRequest = (): Promise<void> => {
  const request = requests.getStore();
  return request ? (request.log ??= refreshChangeLog()) : refreshChangeLog();
};

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
  if (!request) return refreshChangeLog();
  looking.add(request.endpoint);
  const { log } = request;
  if (!log) return refreshChangeLog();
  const dropOnce = (): void => {
    if (request.log === log) request.log = undefined;
  };
  void Promise.allSettled([log, nextTurn()]).then(dropOnce);
  return log;
};
