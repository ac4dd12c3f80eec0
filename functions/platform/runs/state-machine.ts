import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { logger } from '#functions/platform/runtime/log.ts';

let client: SFNClient | undefined;

export const stateMachines = (): SFNClient => (client ??= new SFNClient({ maxAttempts: 3 }));

const machineArn = (): string => {
  const arn = process.env['BULK_RUN_STATE_MACHINE_ARN'];
  if (!arn) throw new Error('BULK_RUN_STATE_MACHINE_ARN is not set');
  return arn;
};

const nameOf = (runId: string, attempt: number): string => `${runId}-${attempt}`;

/**
 * Starts the execution of an attempt; it was started before is fine (R2). A run that could not be started stays
 * `preparing` until the sweeper starts it, so the caller is not told.
 */
export const beginRun = async (runId: string, attempt = 1): Promise<void> => {
  const input = JSON.stringify({ run_id: runId, attempt });
  try {
    await stateMachines().send(
      new StartExecutionCommand({ stateMachineArn: machineArn(), name: nameOf(runId, attempt), input }),
    );
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return;
    logger.error('run not started', { runId, attempt, error: error as Error });
  }
};

export type ExecutionState = 'none' | 'running' | 'ended';

export const executionState = async (runId: string, attempt: number): Promise<ExecutionState> => {
  const arn = `${machineArn().replace(':stateMachine:', ':execution:')}:${nameOf(runId, attempt)}`;
  try {
    const { status } = await stateMachines().send(new DescribeExecutionCommand({ executionArn: arn }));
    return status === 'RUNNING' ? 'running' : 'ended';
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return 'none';
    throw error;
  }
};
