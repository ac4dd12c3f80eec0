import { prepareRun } from '#functions/platform/runs/expand-run.ts';
import { runKindOf } from './run-kinds.ts';
import { bulkRunState, type BulkRunState } from './input.ts';

export const handler = async (event: unknown): Promise<BulkRunState> => {
  const { run_id, attempt } = bulkRunState.parse(event);
  return { run_id, attempt, chunk: 0, more: await prepareRun(run_id, attempt, runKindOf) };
};
