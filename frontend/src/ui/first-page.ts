import { nextTask } from './next-task.ts';

const { promise, resolve } = Promise.withResolvers<void>();

let turn = promise;

export const markFirstPageReady = resolve;

/**
 * Resolves once the first page is complete; code for what is not visible yet loads after that, ahead of a first click.
 * Each caller has a turn of its own: all at once would be one long task.
 */
export const firstPageReady = (): Promise<void> => {
  turn = turn.then(nextTask);
  return turn;
};

/** Loads code once the first page is complete. What waits for the same code gets it in a turn of its own. */
export const loadInTurn = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await firstPageReady();
  const code = await load();
  await firstPageReady();
  return code;
};

/** After this time, a part that could not be loaded is asked for again. */
const AGAIN_MS = 10_000;

/** Loads the code of a part that stands on no page yet, once the first page is complete: nobody misses it, so it may fail. */
export const loadLater = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await firstPageReady();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
    });
    return loadLater(load);
  }
};
