import { beforeAll, expect, it } from 'vitest';
import { assetStore } from '#functions/assets/asset-store.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { keptNotesOf } from '#functions/people/kept-records.ts';
import { LEAVER_KIND, type LeaverInput, type LeaverRunItem } from '#functions/people/leaver-run-input.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { PERSON_ERASE_KIND, type PersonEraseInput } from '#functions/people/person-data.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { eraseSteps } from '#functions/workflows/person-data/erase/erase-steps.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { heldTypes, leaverActions } from '#shared/people/leaver.rules.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { aCar } from '#tests/builders/car.ts';
import { placesWith } from '#infra/ops/person/stored-texts.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf } from '#tests/personas.ts';
import { driveToEnd, eventsOf, seeds, whileFailing } from './faulty-run.ts';

const LEAVER = employeeIdOf('default');
const TAKER = employeeIdOf('reader');
/** The number of records of each kind; each decision gets a third of them. */
const EACH = 21;

const things: LeaverRunItem[] = [];

const { runtime } = await startCompany();
beforeAll(async () => {
  const admin = await runtime.as('admin');
  const add = async (path: string, body: Record<string, unknown>): Promise<number> =>
    (await admin.post(path, body)).body.id;
  const assetTypeId = await add('/api/assetTypes/add', { name: 'Laptop' });
  const makers = {
    car: (at: number) =>
      add('/api/cars/add', aCar({ plate: `1-LVR-${at}`, chassis_number: '', related_employee_id: LEAVER })),
    asset: () => add('/api/assets/add', { assetTypeId, ownerEmployeeId: LEAVER }),
    software_license: async (at: number) => {
      const product_id = await add('/api/software/products/add', { name: `Tool ${at}`, url: `tool${at}.example` });
      return add('/api/software/licenses/add', { product_id, employee_id: LEAVER });
    },
  };
  for (let at = 0; at < EACH; at += 1) {
    for (const type of heldTypes) {
      const action = leaverActions[at % leaverActions.length]!;
      const to_employee_id = action === 'transfer' ? TAKER : 0;
      things.push({
        type,
        id: await makers[type](at),
        action,
        to_employee_id,
        label: `${type} ${at}`,
        decision: action,
      });
    }
  }
});

const idsOf = (type: LeaverRunItem['type']): Set<number> =>
  new Set(things.flatMap((thing) => (thing.type === type ? [thing.id] : [])));

/** Reliability R1, for records of three kinds. */
it('decides about each record exactly once while the storage fails and workers are killed', async () => {
  const input: LeaverInput = { employee_id: LEAVER, date: today(), things };
  const run = await startRun({ kind: LEAVER_KIND, title: 'Leaver', input, permission: 'people:read', actor: actorOf('admin') }); // prettier-ignore
  await transact(run.writes);
  const { replayHint, schedule } = await whileFailing(seeds[0]!, (faults) => driveToEnd(run.runId, faults));

  const counts = { done: things.length, failed: 0, pending: 0 };
  expect(await readRun(run.runId), replayHint).toMatchObject({ status: 'succeeded', counts });
  const holders = { return: 0, transfer: TAKER, keep: LEAVER };
  const misplaced: string[] = [];
  for (const { type, id, action, label } of things) {
    const stored = {
      car: async () => (await vehicleStore.get(id))?.related_employee_id,
      asset: async () => (await assetStore.get(id))?.owner_employee_id,
      software_license: async () => {
        const licence = await licenseStore.get(id);
        return licence?.deleted === 1 ? 0 : licence?.employee_id;
      },
    };
    if ((await stored[type]()) !== holders[action]) misplaced.push(label);
  }
  expect(misplaced, replayHint).toEqual([]);
  const third = EACH / 3;
  expect(
    await Promise.all([
      eventsOf(idsOf('car'), 'car_unassigned'),
      eventsOf(idsOf('car'), 'car_owner_changed'),
      eventsOf(idsOf('asset'), 'asset_owner_changed'),
      eventsOf(idsOf('software_license'), 'license_deactivated', 'software_license'),
      eventsOf(idsOf('software_license'), 'license_reassigned', 'software_license'),
      eventsOf(new Set(things.map(({ id }) => id)), 'kept_by_leaver'),
    ]),
    replayHint,
  ).toEqual([third, third, 2 * third, third, third, 3 * third]);
  expect((await keptNotesOf(LEAVER)).size, replayHint).toBe(3 * third);
  expect(await fsck(), replayHint).toEqual([]);
  // A schedule that hits no write proves nothing.
  expect(
    schedule.some((line) => line.includes('TransactWrite')),
    replayHint,
  ).toBe(true);
});

/** Whatever fails on the way, nothing of the person is left, and the feed has it once. */
it('erases a person completely while the storage fails and workers are killed', async () => {
  const admin = await runtime.as('admin');
  const texts = ['Killed Canary', 'killed@canary.example', 'likes killed workers'];
  const { id } = (await admin.post('/api/employees/add', { first_name: 'Killed', last_name: 'Canary', email: texts[1] })).body; // prettier-ignore
  await admin.post('/api/cars/add', aCar({ plate: '1-LVR-KIL', chassis_number: '', related_employee_id: id }));
  await admin.post('/api/activity/addNote', { relatedObject: 'employee', relatedObjectId: id, note: texts[2] });
  expect((await admin.post('/api/employees/delete', { id, active_until: '31/01/2024' })).status).toBe(200);
  expect((await placesWith(texts)).length).toBeGreaterThan(3);
  const input: PersonEraseInput = { employee_id: id };
  const run = await startRun({ kind: PERSON_ERASE_KIND, title: 'Erase', input, permission: 'audit:read', actor: actorOf('admin') }); // prettier-ignore
  const asked = { employee_id: id, state: 'running', asked_by: { user_id: 2, name: 'Somebody' }, asked_at: now().toISOString(), reason: null, run_id: run.runId, steps: 0, erased_at: null } as const; // prettier-ignore
  await transact([...run.writes, saveErasure(undefined, asked)]);
  const { replayHint, schedule } = await whileFailing(seeds[0]!, (faults) => driveToEnd(run.runId, faults));
  const ledger = await readLedger(run.runId, 1, eraseSteps.length);
  expect(
    ledger.filter(({ status }) => status !== 'done'),
    replayHint,
  ).toEqual([]);
  expect(await readRun(run.runId), replayHint).toMatchObject({ status: 'succeeded' });
  expect(
    (await placesWith(texts)).filter((place) => !/^\w+ audit/.test(place)),
    replayHint,
  ).toEqual([]);
  expect(await readErasure(id), replayHint).toMatchObject({ state: 'done' });
  expect(await eventsOf(new Set([id]), 'person_erased'), replayHint).toBe(1);
  expect(await fsck(), replayHint).toEqual([]);
  expect(schedule.length, replayHint).toBeGreaterThan(0);
});
