import { setTimeout as sleep } from 'node:timers/promises';
import { getRun } from '#shared/contract/runs/get-run.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Workflows } from '#infra/local/workflows/server.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { sharedWorkflows } from '#tests/harness/workflows.ts';
import { startRuntime, type Runtime, type RuntimeOptions } from '#tests/harness/runtime.ts';

const POLL_MS = 20;
const PATIENCE_MS = 240_000;

/** The runtime with the workflow runner in the same process; retries follow almost at once. */
export const startRuntimeWithRuns = async (
  seed: RuntimeOptions['seed'] = 'personas',
  options: Omit<RuntimeOptions, 'seed'> = {},
): Promise<{
  runtime: Runtime;
  workflows: Workflows;
  close: () => Promise<void>;
}> => {
  const runtime = await startRuntime({ ...options, seed });
  const workflows = await sharedWorkflows();
  return {
    runtime,
    workflows,
    close: async () => {
      await workflows.close();
      await runtime.close();
    },
  };
};

/** Polls until the run has ended, as the page does. */
export const ended = async (api: ApiClient, runId: string): Promise<EndpointResponse<typeof getRun>> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const run = await api.call(getRun, { params: { run_id: runId }, query: {} });
    if (run.ended_at !== null) return run;
    if (Date.now() > until) throw new Error(`run ${runId} is still ${run.status}`);
    await sleep(POLL_MS);
  }
};
