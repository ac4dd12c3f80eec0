import { setImmediate as nextTurn } from 'node:timers/promises';
import { toError, logger } from './log.ts';

/** A worker that waits for its moment looks again after this long at the latest. */
const TIMER_MAX_MS = 3_600_000;

export type StayingWorker = { wake: () => void; idle: () => Promise<void>; stop: () => Promise<void> };

/**
 * A worker for a process that stays: `wake` returns at once, calls while it works make it look once more. It wakes by
 * itself at the moment that its work answers (epoch ms), until it is stopped. `failed` is what the log says of work that
 * throws.
 */
export const stayingWorker = (failed: string, work: () => Promise<number | undefined>): StayingWorker => {
  let working: Promise<void> | undefined;
  let isWokenAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const wakeAt = (due: number | undefined): void => {
    clearTimeout(timer);
    if (due !== undefined) timer = setTimeout(wake, Math.min(Math.max(due - Date.now(), 0), TIMER_MAX_MS)).unref();
  };
  const workNow = (): Promise<number | undefined> =>
    work().catch((error: unknown) => {
      logger.error(failed, { error: toError(error) });
      return undefined;
    });
  const workUntilDone = async (): Promise<void> => {
    let due: number | undefined;
    do {
      // Writes of the same moment are worked on together.
      await nextTurn();
      isWokenAgain = false;
      due = await workNow();
    } while (isWokenAgain);
    working = undefined;
    wakeAt(due);
  };
  const wake = (): void => {
    isWokenAgain = true;
    working ??= workUntilDone();
  };
  const idle = async (): Promise<void> => {
    while (working) await working;
  };
  return {
    wake,
    idle,
    async stop() {
      await idle();
      clearTimeout(timer);
    },
  };
};
