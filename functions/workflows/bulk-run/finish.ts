import { finishRun } from '#functions/platform/runs/finish-run.ts';
import { runKindOf } from './run-kinds.ts';
import { bulkRunState } from './input.ts';

export const handler = async (event: unknown): Promise<void> => {
  const { run_id, attempt } = bulkRunState.parse(event);
  await finishRun(run_id, attempt, runKindOf);
};
