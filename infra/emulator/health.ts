import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;
const WAIT_MS = 60_000;

/** Waits until an address answers 200. Throws after a minute, or at once when `isAlive` says that nothing will answer. */
export const untilHealthy = async (url: string, isAlive: () => boolean): Promise<void> => {
  const until = Date.now() + WAIT_MS;
  while (isAlive() && Date.now() < until) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error(`${url} does not answer`);
};
