import { startWorkflows, type Workflows } from '#infra/local/workflows/server.ts';
import { RUNNER_ADDRESS } from './waiting-runs.ts';

let started: Promise<Workflows> | undefined;

/**
 * The workflow runner of this worker, used until it is closed; retries and what waits follow almost at once. Without it
 * runs are stored and wait. Files of one worker share it, as they share the storage.
 */
export const sharedWorkflows = async (): Promise<Workflows> => {
  const workflows = await (started ??= startWorkflows({ retryMs: 5, waitMs: 20 }));
  Object.assign(process.env, workflows.environment);
  return {
    ...workflows,
    async close() {
      delete process.env[RUNNER_ADDRESS];
      await workflows.stopAll();
    },
  };
};
