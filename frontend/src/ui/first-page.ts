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
