import { runKindOf } from './run-kinds.ts';
import { workRun } from '#functions/platform/runs/work-run.ts';
import { bulkRunState, type BulkRunState } from './input.ts';

export const handler = async (event: unknown): Promise<BulkRunState> => {
  const { run_id, attempt, chunk } = bulkRunState.parse(event);
  return { run_id, attempt, ...(await workRun(run_id, attempt, chunk, runKindOf)) };
};
