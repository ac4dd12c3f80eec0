import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import { machineNames, type MachineName } from '#shared/runs/machines.ts';
import { taskKind } from '#functions/platform/runs/run-kind.ts';
import { changeRun, readRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { startRun, type StartedRun } from '#functions/platform/runs/start-run.ts';
import { startUndo } from '#functions/platform/runs/start-undo.ts';
import { executionState } from '#functions/platform/runs/state-machine.ts';
import { sweepRuns } from '#functions/platform/runs/sweep-runs.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { handler as work } from '#functions/workflows/bulk-run/work.ts';
import { readMachines, workflowsFolder } from '#infra/local/workflows/machines.ts';
import { startWorkflows, type Workflows } from '#infra/local/workflows/server.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';

/** A kind of run with a machine that is not shipped. */
const SECOND = { kind: 'second', machine: 'second-run' as MachineName } as const;
const folder = join(import.meta.dirname, 'machines');

let workflows: Workflows;
const { runtime } = await startCompany();
beforeAll(async () => {
  workflows = await startWorkflows({ folder, retryMs: 5 });
  Object.assign(process.env, workflows.environment);
});
afterAll(() => workflows.close());

const started = async (over: Partial<Parameters<typeof startRun>[0]> = {}): Promise<StartedRun> => {
  const about = { title: 'Second', input: {}, permission: 'fleet:read', actor: actorOf('admin') } as const;
  const run = await startRun({ ...SECOND, ...about, ...over });
  await transact(run.writes);
  return run;
};

const ended = async (runId: string): Promise<RunHead> => {
  for (let waited = 0; waited < 5_000; waited += 20) {
    const head = await readRun(runId);
    if (head?.status === 'succeeded') return head;
    await pause(20);
  }
  throw new Error(`run ${runId} has not ended`);
};
const byTheSecond = (attempt: number): object => ({ result: { machine: 'second-run', attempt } });

describe('a kind of run that names a second state machine', () => {
  it('names that machine for a task, too', () => {
    const kind = taskKind({ ...SECOND, permission: 'fleet:write', work: async () => ({}) });
    expect(kind).toMatchObject(SECOND);
  });

  it('is started by that machine, which the run records', async () => {
    const { runId, begin } = await started();
    await begin(runId);
    const head = await ended(runId);
    expect(head).toMatchObject({ machine: 'second-run', ...byTheSecond(1) });
    await expect.poll(() => executionState(head)).toBe('ended');
  });

  it('is swept up and resumed by that machine', async () => {
    const { runId } = await started();
    await sweepRuns();
    expect(await ended(runId)).toMatchObject(byTheSecond(1));
    await changeRun(runId, (head) => ({ ...head, status: 'failed' }));
    await (await runtime.as('admin')).call(resumeRun, { body: { run_id: runId } });
    expect(await ended(runId)).toMatchObject(byTheSecond(2));
  });

  it('may undo a run of another machine', async () => {
    const { runId } = await started({
      kind: 'toy',
      machine: 'bulk-run',
      undo: { ...SECOND, permission: 'fleet:read' },
    });
    const counts = { done: 1, failed: 0, pending: 0 };
    const head = await changeRun(runId, (now) => ({
      ...now,
      status: 'succeeded',
      expansion: 'runs/toy',
      total: 1,
      counts,
    }));
    const undone = await startUndo(head, actorOf('admin'), async (writes, answer) => {
      await transact(writes);
      return answer;
    });
    expect(await ended(undone.run_id)).toMatchObject({ kind: 'second', ...byTheSecond(1) });
  });
});

describe('the table of state machines', () => {
  it('names every definition of the product and no other', () => {
    const defined = readdirSync(workflowsFolder).filter((name) =>
      readdirSync(join(workflowsFolder, name)).includes('definition.asl.json'),
    );
    expect(defined.toSorted()).toEqual(machineNames.toSorted());
  });

  it('leads the local runner to the handlers beside each definition', async () => {
    const machines = await readMachines();
    expect([...machines.keys()].toSorted()).toEqual(machineNames.toSorted());
    expect(Object.keys(machines.get('bulk-run')?.handlers ?? {})).toEqual(['Prepare', 'Work', 'Finish']);
    expect(machines.get('bulk-run')?.handlers['Work']).toBe(work);
  });
});
