import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SFNClient } from '@aws-sdk/client-sfn';

/** The death of the function. Only the harness may catch it: the clients answer nothing until `revive`. */
export class Crash extends Error {
  constructor() {
    super('the function crashed');
    this.name = 'Crash';
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type FaultKind =
  'throttle' | 'server' | 'reset' | 'lost' | 'conflict' | 'unprocessed' | 'delay' | 'twice' | 'crash';

export type FaultOptions = {
  seed: number;
  /** Share of the attempts that fail. */
  rate: number;
  /** Share of the calls at which the function dies instead; 0 by default. */
  crashRate?: number;
  /** The function dies at exactly this call, counted from 1, before or after it took effect. */
  crashAt?: { call: number; isAfter: boolean };
};

const failure = (name: string, status: number, extra: object = {}): Error =>
  Object.assign(new Error(`injected: ${name}`), {
    name,
    $metadata: { httpStatusCode: status },
    $fault: 'server',
    ...extra,
  });

const reset = (): Error => Object.assign(new Error('injected: ECONNRESET'), { name: 'Error', code: 'ECONNRESET' });

const conflict = async (input: { TransactItems?: unknown[] }): Promise<Error> => {
  const { TransactionCanceledException } = await import('@aws-sdk/client-dynamodb');
  const reasons = (input.TransactItems ?? []).map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' }));
  return new TransactionCanceledException({
    message: 'injected: conflict',
    $metadata: {},
    CancellationReasons: reasons,
  });
};

/** Leaves a part of a batch undone, as the service may (R8). */
const leaveUnprocessed = (output: unknown): void => {
  const answer = output as { Responses?: Record<string, { pk: unknown; sk: unknown }[]>; UnprocessedKeys?: object };
  for (const [table, items] of Object.entries(answer.Responses ?? {})) {
    if (items.length < 2) continue;
    const left = items.splice(Math.floor(items.length / 2));
    answer.UnprocessedKeys = {
      ...answer.UnprocessedKeys,
      [table]: { Keys: left.map(({ pk, sk }) => ({ pk, sk })), ConsistentRead: true },
    };
  }
};

/** An answer that never arrives: an object that nobody reads would keep its connection, and there are only so many. */
const loseAnswer = async (answer: ReturnType<Next>): Promise<void> => {
  const { Body: body } = (await answer).output as { Body?: { destroy: () => void } };
  body?.destroy();
};

const kindsOf = (command: string): readonly FaultKind[] => {
  const always: FaultKind[] = ['throttle', 'server', 'reset', 'lost', 'delay'];
  if (command === WRITE) return [...always, 'conflict', 'twice'];
  if (command === 'BatchGetItemCommand') return [...always, 'unprocessed'];
  return command === 'GetItemCommand' || command === 'QueryCommand' ? [...always, 'twice'] : always;
};

type Args = { input: object; request?: { body?: unknown } };
type Next = (args: Args) => Promise<{ output: unknown; response: unknown }>;
type Context = { commandName?: string };
type Stack = {
  add: (middleware: unknown, options: object) => void;
  addRelativeTo: (middleware: unknown, options: object) => void;
  remove: (name: string) => boolean;
};

const WRITE = 'TransactWriteItemsCommand';
/** Chance may spare every write of a short run, and such a schedule proves nothing: the write of this number fails. */
const WRITES_SPARED_MAX = 5;

/**
 * Makes the clients fail as AWS does, from a seed. Faults hit single attempts, below the SDK's own retries; a crash hits a
 * call, above them. `schedule` lists what happened: print it when a test fails, replay it with `FAULT_SEED`.
 */
export const injectFaults = (clients: readonly (DynamoDBClient | S3Client | SFNClient)[], options: FaultOptions) => {
  const random = randomFrom(options.seed);
  const schedule: string[] = [];
  let calls = 0;
  let invocations = 0;
  let writesSpared = 0;
  let isDead = false;
  let isOn = true;

  const perAttempt = (next: Next, context: Context) => async (args: Args) => {
    if (!isOn) return next(args);
    const command = context.commandName ?? '';
    calls += 1;
    const call = calls;
    if (command === WRITE) writesSpared += 1;
    const isDue = options.rate > 0 && command === WRITE && writesSpared === WRITES_SPARED_MAX;
    if (random() >= options.rate && !isDue) return next(args);
    if (command === WRITE) writesSpared = Number.NEGATIVE_INFINITY;
    const kinds = kindsOf(command);
    const kind = kinds[Math.floor(random() * kinds.length)] ?? 'reset';
    schedule.push(`${call} ${command} ${kind}`);
    switch (kind) {
      case 'throttle':
        throw failure('ProvisionedThroughputExceededException', 400);
      case 'server':
        throw failure('InternalServerError', 500);
      case 'reset':
        throw reset();
      case 'conflict':
        throw await conflict(args.input);
      case 'lost':
        await loseAnswer(next(args));
        throw reset();
      case 'twice':
        await loseAnswer(next(args));
        return next(args);
      case 'unprocessed': {
        const result = await next(args);
        leaveUnprocessed(result.output);
        return result;
      }
      default:
        await sleep(random() * 5);
        return next(args);
    }
  };

  /** Half of the crashes come before the call, half after it, when the effect stands but nobody knows. */
  const perCall = (next: Next, context: Context) => async (args: Args) => {
    if (!isOn) return next(args);
    if (isDead) throw new Crash();
    invocations += 1;
    const isChosen = options.crashAt?.call === invocations;
    if (!isChosen && random() >= (options.crashRate ?? 0)) return next(args);
    const isAfter = isChosen ? options.crashAt?.isAfter === true : random() < 0.5;
    schedule.push(`${calls} ${context.commandName} crash ${isAfter ? 'after' : 'before'}`);
    if (isAfter) await loseAnswer(next(args));
    isDead = true;
    throw new Crash();
  };

  for (const client of clients) {
    // why: the stacks of the clients differ in their types, not in what is used here
    const stack = client.middlewareStack as unknown as Stack;
    stack.addRelativeTo(perAttempt, { relation: 'after', toMiddleware: 'retryMiddleware', name: 'faultPerAttempt' });
    stack.add(perCall, { step: 'initialize', priority: 'high', name: 'faultPerCall' });
  }

  return {
    schedule,
    /** The number of calls made so far. */
    calls: (): number => invocations,
    /** Begins the next invocation of the function: a new process with the same storage. */
    revive: (): void => {
      isDead = false;
    },
    /** Does `work` without faults. */
    pausedFor: async <T>(work: () => Promise<T>): Promise<T> => {
      isOn = false;
      try {
        return await work();
      } finally {
        isOn = true;
      }
    },
    /** Ends the faults permanently. */
    stop: (): void => {
      isOn = false;
      for (const client of clients) {
        const stack = client.middlewareStack as unknown as Stack;
        stack.remove('faultPerAttempt');
        stack.remove('faultPerCall');
      }
    },
  };
};
