import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { executions, type Machine } from './executions.ts';
import { readMachines, STATE_MACHINE_ARN_PREFIX } from './machines.ts';

const ARN = `${STATE_MACHINE_ARN_PREFIX}tenant-bulk-run`;
const { definition } = (await readMachines()).get('bulk-run')!;

type Calls = string[];
/** The real definition over handlers that note their input. */
const runner = (calls: Calls, behaviour: { work?: () => void; chunks?: number } = {}) => {
  const note = (name: string, event: unknown): void => void calls.push(`${name} ${JSON.stringify(event)}`);
  const machine: Machine = {
    definition,
    handlers: {
      Prepare: async (event) => {
        note('Prepare', event);
        return { run_id: 'r', chunk: 0, more: true };
      },
      Work: async (event) => {
        note('Work', event);
        behaviour.work?.();
        const chunk = (event as { chunk: number }).chunk + 1;
        return { run_id: 'r', chunk, more: chunk < (behaviour.chunks ?? 1) };
      },
      Finish: async (event) => note('Finish', event),
    },
  };
  return executions(new Map([['tenant-bulk-run', machine]]), { retryMs: 1 });
};

describe('executions', () => {
  it('go from chunk to chunk, with ids and a number as their only state', async () => {
    const calls: Calls = [];
    const execution = runner(calls, { chunks: 3 }).start(ARN, 'r-1', '{"run_id":"r","attempt":1}');
    await execution.ended;
    expect(execution.status).toBe('SUCCEEDED');
    expect(calls).toEqual([
      'Prepare {"run_id":"r","attempt":1}',
      'Work {"run_id":"r","chunk":0,"more":true}',
      'Work {"run_id":"r","chunk":1,"more":true}',
      'Work {"run_id":"r","chunk":2,"more":true}',
      'Finish {"run_id":"r","chunk":3,"more":false}',
    ]);
  });

  it('are one per name and input, and take a name once (R2)', async () => {
    const all = runner([]);
    const first = all.start(ARN, 'r-1', '{"run_id":"r"}');
    expect(all.start(ARN, 'r-1', '{"run_id":"r"}')).toBe(first);
    const taken = { name: 'ExecutionAlreadyExists' };
    expect(() => all.start(ARN, 'r-1', '{"run_id":"other"}')).toThrow(expect.objectContaining(taken) as Error);
    await first.ended;
    expect(() => all.start(ARN, 'r-1', '{"run_id":"r"}')).toThrow(expect.objectContaining(taken) as Error);
    expect(() => all.get(`${ARN}:none`)).toThrow(expect.objectContaining({ name: 'ExecutionDoesNotExist' }) as Error);
    expect(() => all.start(`${ARN}x`, 'r-1', '{}')).toThrow(
      expect.objectContaining({ name: 'StateMachineDoesNotExist' }) as Error,
    );
  });

  it('try a task seven times, then finish all the same: the ledger knows what was done', async () => {
    const calls: Calls = [];
    const broken = () => {
      throw new Error('no storage');
    };
    const execution = runner(calls, { work: broken }).start(ARN, 'r-1', '{"run_id":"r"}');
    await execution.ended;
    expect(calls.filter((call) => call.startsWith('Work'))).toHaveLength(7);
    expect(calls.at(-1)).toBe('Finish {"run_id":"r","chunk":0,"more":true}');
    expect(execution.status).toBe('SUCCEEDED');
  });
});

describe('the definition', () => {
  it('retries and catches every task, and names functions by placeholders', () => {
    const text = readFileSync(
      new URL('../../../functions/workflows/bulk-run/definition.asl.json', import.meta.url),
      'utf8',
    );
    const { States: states } = JSON.parse(text) as { States: Record<string, Record<string, unknown>> };
    const tasks = Object.entries(states).filter(([, state]) => state['Type'] === 'Task');
    expect(tasks.map(([name, state]) => [name, state['Resource']])).toEqual([
      ['Prepare', '${PrepareFunctionArn}'],
      ['Work', '${WorkFunctionArn}'],
      ['Finish', '${FinishFunctionArn}'],
    ]);
    for (const [name, state] of tasks)
      expect([name, state['Retry'] !== undefined, state['Catch'] !== undefined]).toEqual([name, true, true]);
  });
});
