import { finishRun } from '#functions/platform/runs/finish-run.ts';
import { prepareRun } from '#functions/platform/runs/expand-run.ts';
import type { RunKind } from '#functions/platform/runs/run-kind.ts';
import { workRun } from '#functions/platform/runs/work-run.ts';

/** The state machine tries every Task seven times, then the execution continues with Finish. */
const TRIES = 7;

const retried = async <T>(step: () => Promise<T>, onError: (error: unknown) => void): Promise<T | undefined> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await step();
    } catch (error) {
      onError(error);
    }
  }
  return undefined;
};

/**
 * One execution of the bulk-run state machine over kinds of the test's own; false when even Finish failed and the
 * sweeper would start the next attempt.
 */
export const driveRun = async (
  runId: string,
  attempt: number,
  kindOf: (name: string) => RunKind,
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<boolean> => {
  let next = { chunk: 0, more: (await retried(() => prepareRun(runId, attempt, kindOf), onError)) ?? false };
  while (next.more) {
    const { chunk } = next;
    next = (await retried(() => workRun(runId, attempt, chunk, kindOf), onError)) ?? { chunk, more: false };
  }
  return (await retried(async () => (await finishRun(runId, attempt, kindOf), true), onError)) ?? false;
};
