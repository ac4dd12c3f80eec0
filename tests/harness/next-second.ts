import { setTimeout as sleep } from 'node:timers/promises';

const second = (): number => Math.trunc(Date.now() / 1_000);

/** Waits for the next second: tokens of one second belong to one sign-in. A timer may fire a little early. */
export const nextSecond = async (): Promise<void> => {
  for (const begun = second(); second() === begun;) await sleep(1_000 - (Date.now() % 1_000));
};
