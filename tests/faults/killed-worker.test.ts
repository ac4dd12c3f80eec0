import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild, type Child } from '#infra/local/children.ts';
import { storageEnvironment, type StorageEndpoints } from '#infra/local/environment.ts';
import { createTables } from '#infra/local/table-setup.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { readRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { beginRun } from '#functions/platform/runs/state-machine.ts';
import { closeClients, dynamo } from '#functions/platform/storage/client.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { isOpen } from '#shared/runs/run.ts';
import { assetsOfType, startAssign, writePeople } from './assign-fixture.ts';
import { startCheck, startCommit, uploadVehicles } from './import-fixture.ts';
import { ADD_KIND } from '#functions/trainings/participant-runs.ts';
import { participantsOf, startOnPeople, writeTraining } from './participants-fixture.ts';
import { licensesOf, startSoftwareAssign } from './software-fixture.ts';

const ROWS = 1_500;
const PEOPLE = 1_000;
const ASSET_TYPE = 1;
const PRODUCT = 1;
const LICENCES = 400;
const TRAINING = 1;
const PARTICIPANTS = 150;
const PATIENCE_MS = 240_000;

let data: string;
let storage: Child;
let worker: Child;

/** The two processes of `npm start` that a run needs, on fixed ports the second time: clients keep their addresses. */
const startAll = async (ports?: { dynamodb: string; s3: string }): Promise<StorageEndpoints> => {
  const fixed = ports ? ['--dynamodb-port', ports.dynamodb, '--s3-port', ports.s3] : [];
  const started = await startChild<StorageEndpoints>('./storage-process.ts', ['--data', data, ...fixed]);
  storage = started;
  Object.assign(process.env, storageEnvironment(started.first));
  await createTables(dynamo());
  const running = await startChild<{ environment: Record<string, string> }>('./worker-process.ts', []);
  worker = running;
  Object.assign(process.env, running.first.environment);
  return started.first;
};

const kill = async ({ process: child }: Child): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

const until = async (runId: string, reached: (head: RunHead) => boolean | Promise<boolean>): Promise<RunHead> => {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const head = await readRun(runId);
    if (head && (await reached(head))) return head;
    await sleep(10);
  }
  throw new Error(`run ${runId} does not get there`);
};

beforeAll(async () => {
  process.env['POWERTOOLS_LOG_LEVEL'] = 'ERROR';
  process.env['BULK_DELAY_MS'] = '0';
  data = await mkdtemp(join(tmpdir(), 'killed-worker-'));
});
afterAll(async () => {
  await Promise.all([worker, storage].map((child) => child?.stop()));
  closeClients();
  await rm(data, { recursive: true, force: true });
});

type Ledger = Awaited<ReturnType<typeof readLedger>>;

/** A run of the test: its id, how many lines it has, and what its ledger held when it was killed in the middle. */
type Killed = { readonly id: string; readonly total: number; before?: Ledger };

/**
 * Kills both processes and starts them again until every run was killed in the middle: as soon as all that are left are
 * there, or when one of them is half done, however unfairly a busy machine shares its time among them.
 */
const killInTheMiddle = async (runs: readonly Killed[], ports: { dynamodb: string; s3: string }): Promise<void> => {
  const left = runs.filter(({ before }) => !before);
  if (left.length === 0) return;
  const done = () => Promise.all(left.map(async (run) => (await readLedger(run.id, 1, run.total)).length / run.total));
  const end = Date.now() + PATIENCE_MS;
  for (let shares = await done(); Date.now() < end; shares = await done()) {
    if (shares.every((share) => share > 0) || shares.some((share) => share > 0.5)) break;
    await sleep(10);
  }
  await Promise.all([kill(worker), kill(storage)]);
  await startAll(ports);
  for (const run of left) {
    const before = await readLedger(run.id, 1, run.total);
    expect(before.length, 'killed too late').toBeLessThan(run.total);
    if (before.length > 0) run.before = before;
  }
  await killInTheMiddle(runs, ports);
};

/** Expects that the run succeeded and repeated nothing that was done before the kill. */
const expectOnce = async ({ id, total, before = [] }: Killed): Promise<void> => {
  const head = await until(id, ({ status }) => !isOpen(status));
  const after = await readLedger(id, 1, total);
  const reasons = [...new Set(after.map(({ message }) => message).filter(Boolean))].join();
  expect(head, reasons).toMatchObject({ status: 'succeeded', counts: { done: total, failed: 0, pending: 0 } });
  expect(new Set(after.map(({ ref }) => ref?.id)).size).toBe(total);
  const kept = new Map(after.map(({ number, ref }) => [number, ref?.id]));
  expect(before.map(({ number }) => kept.get(number))).toEqual(before.map(({ ref }) => ref?.id));
};

it('finishes an import and three runs on many people exactly once after worker and storage were killed in the middle', async () => {
  const { dynamodb, s3 } = await startAll();
  const { writePersonas } = await import('#tests/harness/write-personas.ts');
  await writePersonas();
  const people = await writePeople(PEOPLE);
  const importId = ulid();
  await uploadVehicles(importId, ROWS, 'K');
  const checkRunId = await startCheck(importId);
  await beginRun({ run_id: checkRunId, attempt: 1 });
  await until(checkRunId, ({ status }) => status === 'succeeded');
  const commitRunId = await startCommit(importId, checkRunId);
  const assignRunId = await startAssign(ASSET_TYPE, people);
  const softwareRunId = await startSoftwareAssign(PRODUCT, people.slice(0, LICENCES));
  await writeTraining(TRAINING, PARTICIPANTS);
  const addRunId = await startOnPeople(ADD_KIND, TRAINING, people.slice(0, PARTICIPANTS));
  const runs: Killed[] = [
    { id: commitRunId, total: ROWS },
    { id: assignRunId, total: PEOPLE },
    { id: softwareRunId, total: LICENCES },
    { id: addRunId, total: PARTICIPANTS },
  ];
  await Promise.all(runs.map(({ id }) => beginRun({ run_id: id, attempt: 1 })));
  await killInTheMiddle(runs, { dynamodb: new URL(dynamodb).port, s3: new URL(s3).port });
  for (const run of runs) await expectOnce(run);
  const participants = await participantsOf(TRAINING);
  expect([participants.length, participants.filter(({ waiting }) => waiting === 1)]).toEqual([PARTICIPANTS, []]);
  const licenses = await licensesOf(PRODUCT);
  expect([licenses.length, new Set(licenses.map(({ employee_id: id }) => id))]).toEqual([
    LICENCES,
    new Set(people.slice(0, LICENCES)),
  ]);
  const made = await assetsOfType(ASSET_TYPE);
  expect([made.length, new Set(made.map(({ owner_employee_id: owner }) => owner))]).toEqual([PEOPLE, new Set(people)]);
  expect(await fsck()).toEqual([]);
});
