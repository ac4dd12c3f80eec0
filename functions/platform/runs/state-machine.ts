import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { SERVICE_WAIT } from '#functions/platform/storage/storage-errors.ts';
import { DEFAULT_MACHINE, machineVariable } from '#shared/runs/machines.ts';
import type { RunHead } from './run-store.ts';

let client: SFNClient | undefined;

export const stateMachines = (): SFNClient =>
  (client ??= new SFNClient({ maxAttempts: 3, requestHandler: SERVICE_WAIT }));

/** The fields that name the execution of an attempt; a run stored without a machine uses the default one. */
export type RunAttempt = Pick<RunHead, 'run_id' | 'attempt' | 'machine'>;

const machineArn = ({ machine = DEFAULT_MACHINE }: RunAttempt): string => {
  const variable = machineVariable(machine);
  const arn = process.env[variable];
  if (!arn) throw new Error(`${variable} is not set`);
  return arn;
};

const nameOf = ({ run_id, attempt }: RunAttempt): string => `${run_id}-${attempt}`;

/**
 * Starts the execution of an attempt, unless it was started before. A run that cannot be started stays `preparing`
 * until the sweeper starts it, so nothing is thrown.
 */
export const beginRun = async (run: RunAttempt): Promise<void> => {
  const { run_id, attempt } = run;
  const input = JSON.stringify({ run_id, attempt });
  try {
    await stateMachines().send(
      new StartExecutionCommand({ stateMachineArn: machineArn(run), name: nameOf(run), input }),
    );
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return;
    logger.error('run not started', { runId: run_id, attempt, error: toError(error) });
  }
};

export type ExecutionState = 'none' | 'running' | 'ended';

export const executionState = async (run: RunAttempt): Promise<ExecutionState> => {
  const arn = `${machineArn(run).replace(':stateMachine:', ':execution:')}:${nameOf(run)}`;
  try {
    const { status } = await stateMachines().send(new DescribeExecutionCommand({ executionArn: arn }));
    return status === 'RUNNING' ? 'running' : 'ended';
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return 'none';
    throw error;
  }
};
