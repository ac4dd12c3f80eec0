import type { SFNClient } from '@aws-sdk/client-sfn';
import { machineNames, machineVariable } from '#shared/runs/machines.ts';
import { STATE_MACHINE_ARN_PREFIX } from '#infra/local/workflows/machines.ts';

/** The variable with the address of the workflow runner, absent while no file of this worker uses one. */
export const RUNNER_ADDRESS = 'AWS_ENDPOINT_URL_SFN';

/** Without a runner, takes each execution and never gets to it: a run stays as it was stored. */
export const letRunsWait = ({ middlewareStack }: SFNClient): void => {
  for (const name of machineNames) process.env[machineVariable(name)] ??= `${STATE_MACHINE_ARN_PREFIX}${name}`;
  middlewareStack.add(
    (next) => async (call) =>
      process.env[RUNNER_ADDRESS] === undefined
        ? { response: undefined, output: { $metadata: {}, status: 'RUNNING', startDate: new Date() } }
        : next(call),
    { step: 'initialize', name: 'letRunsWait' },
  );
};
