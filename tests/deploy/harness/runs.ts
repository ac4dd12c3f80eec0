import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** Time between two polls, shorter than a chunk takes. */
const POLL_MS = 50;
const PATIENCE_MS = 60_000;

export type Run = EndpointResponse<typeof getRun>;

/** Polls as the page does until the run is as `reached` says. Throws after a minute. */
export const untilRun = async (api: ApiClient, runId: string, reached: (run: Run) => boolean): Promise<Run> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const run = await api.call(getRun, { params: { run_id: runId }, query: {} });
    if (reached(run)) return run;
    if (Date.now() > until) throw new Error(`run ${runId} is still ${run.status}, ${run.done} of ${run.total}`);
    await pause(POLL_MS);
  }
};

export const untilEnded = (api: ApiClient, runId: string): Promise<Run> =>
  untilRun(api, runId, ({ ended_at: at }) => at !== null);
