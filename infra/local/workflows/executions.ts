import {
  ExecutionTimeoutError,
  StateMachine,
  type RunOptions,
  type StateMachineDefinition,
} from 'aws-local-stepfunctions';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';
export type Execution = {
  arn: string;
  machineArn: string;
  name: string;
  input: string;
  status: ExecutionStatus;
  startedAt: Date;
  stoppedAt?: Date;
  stop: () => void;
  /** Settles when the execution has ended, in whatever way. */
  ended: Promise<void>;
};

export type Machine = {
  definition: StateMachineDefinition;
  handlers: Record<string, (event: unknown) => Promise<unknown>>;
};

// A test of the templates validates each definition; the validator compiles its schemas again for every machine.
const machineOptions = { validationOptions: { noValidate: true } };

/** For tests: milliseconds in place of the waits of Retry, and of Wait states. */
export type Waits = { readonly retryMs?: number; readonly waitMs?: number };

const overAll = ({ States: states }: StateMachineDefinition, ms: number): Record<string, number> =>
  Object.fromEntries(Object.keys(states).map((state) => [state, ms]));

/** How many executions are remembered, ended ones included, because their names stay taken. */
const REMEMBERED = 10_000;

export class ExecutionFault extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const statusOf = (error: unknown, wasStopped: boolean): ExecutionStatus =>
  wasStopped ? 'ABORTED' : error instanceof ExecutionTimeoutError ? 'TIMED_OUT' : 'FAILED';

const runOptions = ({ handlers, definition }: Machine, { retryMs, waitMs }: Waits): RunOptions =>
  ({
    overrides: {
      taskResourceLocalHandlers: handlers,
      ...(waitMs !== undefined && { waitTimeOverrides: overAll(definition, waitMs) }),
      ...(retryMs !== undefined && {
        retryIntervalOverrides: overAll(definition, retryMs),
      }),
    },
  }) as RunOptions;

/** Begins an execution, which keeps how it ends. */
const run = (
  machine: Machine,
  about: Pick<Execution, 'arn' | 'machineArn' | 'name' | 'input'>,
  waits: Waits,
): Execution => {
  const { result, abort } = new StateMachine(machine.definition, machineOptions).run(
    JSON.parse(about.input),
    runOptions(machine, waits),
  );
  let wasStopped = false;
  const stop = (): void => {
    wasStopped = true;
    abort();
  };
  const end = (status: ExecutionStatus) => {
    execution.status = status;
    execution.stoppedAt = new Date();
  };
  const ended = result.then(
    () => end('SUCCEEDED'),
    (error: unknown) => end(statusOf(error, wasStopped)),
  );
  const execution: Execution = {
    ...about,
    status: 'RUNNING',
    startedAt: new Date(),
    stop,
    ended,
  };
  return execution;
};

/**
 * STANDARD executions in this process: a name is taken by its first execution; starting it again with the same input
 * answers that execution while it is open and fails with `ExecutionAlreadyExists` afterwards.
 */
export const executions = (machines: ReadonlyMap<string, Machine>, waits: Waits = {}) => {
  const byArn = new Map<string, Execution>();

  const machineOf = (arn: string): Machine => {
    const machine = machines.get(arn.slice(arn.lastIndexOf(':') + 1));
    if (!machine) throw new ExecutionFault('StateMachineDoesNotExist', `State Machine Does Not Exist: '${arn}'`);
    return machine;
  };

  const forgetOld = (): void => {
    for (const [arn, execution] of byArn) {
      if (byArn.size <= REMEMBERED) return;
      if (execution.status !== 'RUNNING') byArn.delete(arn);
    }
  };

  return {
    start(machineArn: string, name: string, input: string): Execution {
      const arn = `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
      const earlier = byArn.get(arn);
      if (earlier) {
        if (earlier.status === 'RUNNING' && earlier.input === input) return earlier;
        throw new ExecutionFault('ExecutionAlreadyExists', `Execution Already Exists: '${arn}'`);
      }
      const execution = run(machineOf(machineArn), { arn, machineArn, name, input }, waits);
      byArn.set(arn, execution);
      forgetOld();
      return execution;
    },

    get(arn: string): Execution {
      const execution = byArn.get(arn);
      if (!execution) throw new ExecutionFault('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`);
      return execution;
    },

    async stopAll(): Promise<void> {
      const open = [...byArn.values()].filter(({ status }) => status === 'RUNNING');
      for (const execution of open) execution.stop();
      await Promise.all(open.map(({ ended }) => ended));
    },
  };
};
