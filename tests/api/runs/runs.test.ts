import { beforeEach, describe, expect, it } from 'vitest';
import { cancelRun } from '#shared/contract/runs/cancel-run.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { listRuns } from '#shared/contract/runs/list-runs.ts';
import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { COMMIT_KIND } from '#functions/imports/run-names.ts';
import { ledgerWrite } from '#functions/platform/runs/run-ledger.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { beginRun } from '#functions/platform/runs/state-machine.ts';
import { changeRun, openRunIds } from '#functions/platform/runs/run-store.ts';
import { sweepRuns } from '#functions/platform/runs/sweep-runs.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { startCheck, startCommit, uploadVehicles } from '#tests/faults/import-fixture.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';
import { blockChassis } from '#tests/harness/block-chassis.ts';
import { ulid } from 'ulid';
import { ended } from '#tests/harness/runtime-with-runs.ts';

const { runtime, admin } = await startCompanyWithRuns();
const [other, noFleet] = await Promise.all([runtime.as('default'), runtime.as('noFleet')]);

let prefix = 0;
/** A checked import with this many vehicles, not committed. */
const checkedImport = async (
  rows: number,
): Promise<{ commit: () => Promise<string>; chassis: (at: number) => string }> => {
  prefix += 1;
  const importId = ulid();
  const name = `R${prefix}`;
  await uploadVehicles(importId, rows, name);
  const checkRunId = await startCheck(importId);
  await beginRun({ run_id: checkRunId, attempt: 1 });
  await ended(admin, checkRunId);
  return {
    commit: () => startCommit(importId, checkRunId),
    chassis: (at) => `${name}${String(at).padStart(12, '0')}`,
  };
};

describe('getRun', () => {
  it('shows counts, failed items first, and pages under a filter', async () => {
    const { commit, chassis } = await checkedImport(12);
    const release = await blockChassis(chassis(4));
    const runId = await commit();
    await beginRun({ run_id: runId, attempt: 1 });
    const run = await ended(admin, runId);
    expect(run).toMatchObject({
      status: 'succeeded',
      total: 12,
      done: 11,
      failed: 1,
      pending: 0,
      can_cancel: false,
      can_resume: true,
      count: 12,
    });
    expect(run.items[0]).toMatchObject({
      number: 5,
      status: 'failed',
      message: 'Another active vehicle has this chassis number.',
      ref: null,
    });
    expect(run.items[1]).toMatchObject({
      status: 'done',
      ref: { object: 'car' },
      label: expect.stringMatching(/^Kia EV 11, /),
    });
    const failed = await admin.call(getRun, { params: { run_id: runId }, query: { filter: 'failed' } });
    expect([failed.count, failed.items.length]).toEqual([1, 1]);

    await release();
    const key = { 'idempotency-key': `resume ${runId}` };
    const resumed = await admin.call(resumeRun, { body: { run_id: runId } }, key);
    // The answer was lost on the way.
    expect(await admin.call(resumeRun, { body: { run_id: runId } }, key)).toEqual(resumed);
    expect(resumed).toMatchObject({ attempt: 2, can_resume: false, ended_at: null });
    expect(await ended(admin, runId)).toMatchObject({ status: 'succeeded', done: 12, failed: 0, can_resume: false });
    expect(await admin.call(resumeRun, { body: { run_id: runId } }, key)).toEqual(resumed);
    expect((await admin.request(resumeRun, { body: { run_id: runId } })).body.code).toBe('run_state');
    const all = { params: { run_id: runId }, query: { filter: 'all' } } as const;
    expect(await admin.call(getRun, all)).toMatchObject({ done: 12, count: 12 });
    // An administrator without access to the fleet sees the progress, but not the vehicles.
    expect(await noFleet.call(getRun, all)).toMatchObject({ done: 12, count: 0, items: [] });
  });

  it('shows a run only to its owner and to administrators', async () => {
    const theirs = await startRun({
      kind: COMMIT_KIND,
      title: 'Theirs',
      input: {},
      permission: 'fleet:read',
      actor: actorOf('admin'),
    });
    const mine = await startRun({
      kind: COMMIT_KIND,
      title: 'Mine',
      input: {},
      permission: 'fleet:read',
      actor: actorOf('default'),
    });
    await transact([...theirs.writes, ...mine.writes]);
    const ask = async (api: ApiClient, runId: string) =>
      (await api.request(getRun, { params: { run_id: runId } })).status;
    expect([await ask(other, theirs.runId), await ask(other, mine.runId), await ask(admin, mine.runId)]).toEqual([
      404, 200, 200,
    ]);
    expect(await ask(admin, 'no-run')).toBe(404);
    const listed = await other.call(listRuns, { query: {} });
    expect(listed.data.map(({ run_id: id }) => id)).toEqual([mine.runId]);
    const all = await admin.call(listRuns, { query: { open: '1' } });
    expect(all.data.map(({ run_id: id }) => id)).toEqual(expect.arrayContaining([mine.runId, theirs.runId]));
    expect((await other.request(cancelRun, { body: { run_id: theirs.runId } })).status).toBe(404);
    for (const { runId } of [mine, theirs]) await admin.call(cancelRun, { body: { run_id: runId } });
  });

  it('is called in the language of its reader, and one of before as it was', async () => {
    const about = { kind: COMMIT_KIND, input: {}, permission: 'fleet:read', actor: actorOf('admin') } as const;
    const assigned = { name: 'assign', values: { name: 'Slack', count: 1200 } } as const;
    const named = await startRun({ ...about, title: assigned });
    const before = await startRun({ ...about, title: 'Import vehicles from fleet.xlsx' });
    await transact([...named.writes, ...before.writes]);
    const titles = async () => {
      const { data } = await admin.call(listRuns, { query: { open: '1' } });
      return [named, before].map(({ runId }) => data.find(({ run_id: id }) => id === runId)?.title);
    };
    expect(await titles()).toEqual(['Assign Slack to 1.200 people', 'Import vehicles from fleet.xlsx']);
    await admin.post('/api/profile/language', { language: 'nl' });
    expect(await titles()).toEqual(['Slack toewijzen aan 1.200 personen', 'Import vehicles from fleet.xlsx']);
    await admin.post('/api/profile/language', { language: 'fr' });
    expect(await titles()).toEqual(['Attribution de Slack à 1\u202f200 personnes', 'Import vehicles from fleet.xlsx']);
    await admin.post('/api/profile/language', { language: 'en' });
    for (const { runId } of [named, before]) await admin.call(cancelRun, { body: { run_id: runId } });
  });
});

describe('a run that was stopped', () => {
  let commit: () => Promise<string>;
  beforeEach(async () => {
    ({ commit } = await checkedImport(30));
  });

  it('does nothing once cancelled, and continues when resumed', async () => {
    const runId = await commit();
    const cancelled = await admin.call(cancelRun, { body: { run_id: runId } });
    expect(cancelled).toMatchObject({ status: 'cancelled', can_resume: true, can_cancel: false });
    await beginRun({ run_id: runId, attempt: 1 });
    expect((await admin.request(cancelRun, { body: { run_id: runId } })).status).toBe(200);
    expect(await openRunIds()).not.toContain(runId);
    await admin.call(resumeRun, { body: { run_id: runId } });
    expect(await ended(admin, runId)).toMatchObject({ status: 'succeeded', done: 30 });
  });

  it('is neither resumed nor undone while it goes on, nor resumed once it is undone', async () => {
    const runId = await commit();
    const refusal = async (act: typeof undoRun | typeof resumeRun) => {
      const { status, body } = await admin.request(act, { body: { run_id: runId } });
      return [status, body.detail];
    };
    const query = { params: { run_id: runId }, query: {} } as const;
    expect(await admin.call(getRun, query)).toMatchObject({ can_undo: false, can_resume: false });
    expect(await refusal(undoRun)).toEqual([409, 'This run is still going on.']);
    expect(await refusal(resumeRun)).toEqual([409, 'This run is still going on.']);
    await beginRun({ run_id: runId, attempt: 1 });
    await ended(admin, runId);
    await changeRun(runId, (head) => ({ ...head, undo_run_id: ulid() }));
    expect(await refusal(resumeRun)).toEqual([409, 'The undo of this run has begun.']);
  });

  it('continues with the bulk-run machine when it was stored without the name of one', async () => {
    const runId = await commit();
    const stored = await changeRun(runId, ({ machine: _machine, ...head }) => head);
    expect(stored).not.toHaveProperty('machine');
    await sweepRuns();
    expect(await ended(admin, runId)).toMatchObject({ status: 'succeeded', done: 30, attempt: 1 });
  });

  it('is started by the sweeper when nobody started it, and continued when its execution has ended', async () => {
    const forgotten = await commit();
    expect(await sweepRuns()).toBeGreaterThanOrEqual(1);
    expect(await ended(admin, forgotten)).toMatchObject({ status: 'succeeded', done: 30, attempt: 1 });

    // This is the state after a process died: the execution of attempt 1 has ended, but the run has not.
    await changeRun(forgotten, (head) => ({ ...head, status: 'running', ended_at: null, counts: null }));
    await sweepRuns();
    expect(await ended(admin, forgotten)).toMatchObject({ status: 'succeeded', done: 30, attempt: 2 });
    await expect(
      transact([
        ledgerWrite(forgotten, { number: 1, label: '', status: 'failed', message: null, ref: null, attempt: 2 }),
      ]),
    ).rejects.toThrow();
  });
});
