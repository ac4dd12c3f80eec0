import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { removalKey } from '#functions/platform/storage/keys.ts';
import { finishRemoval, markRemovals } from '#functions/platform/storage/removal.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { participantCollection } from '#functions/trainings/participant-store.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';

// Whatever comes first, the deletion of a record or a save that names it, nothing is left that names what is gone.
let person: number;
let assetTypeId: number;

const post = async (path: string, body: Record<string, unknown>, client = admin) => {
  const { status, body: answer } = await client.post(`/api/${path}`, body);
  expect(status, `${path} ${JSON.stringify(answer)}`).toBe(200);
  return answer;
};

const newPerson = async (last_name: string): Promise<number> =>
  (await post('employees/add', { first_name: 'Ann', last_name, start_date: '01/01/2026' })).id;

const { runtime, admin } = await startCompanyWithRuns();
const support = await runtime.as('support');
beforeAll(async () => {
  await admin.post('/dev/clock', { today: '23/11/2026' });
  person = await newPerson('Named');
  assetTypeId = (await post('assetTypes/add', { name: 'Badge' })).id;
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

/** Imports people with these last names; answers their ids and what undoes the import, with the message of each row. */
const imported = async (...names: string[]) => {
  const rows: SheetCell[][] = [['First name', 'Last name', 'E-mail'], ...names.map((name) => ['In', name, `${name}@in.example`])]; // prettier-ignore
  const { import_id, ...started } = await startImport(admin, 'employee', aWorkbook({ rows }));
  const mapping = mappingOf({ import_id, ...started });
  await ended(admin, (await admin.call(check, { body: { import_id, mapping, key: 'email' } })).run_id);
  const { items } = await ended(admin, (await admin.call(commit, { body: { import_id } })).run_id);
  return {
    ids: names.map((name) => items.find(({ label }) => label.includes(name))!.ref!.id),
    undone: async () => {
      const { run_id } = await admin.call(undo, { body: { import_id } });
      return Object.fromEntries((await ended(admin, run_id)).items.map(({ label, message }) => [label, message]));
    },
  };
};

const giveAsset = (ownerEmployeeId: number, serial_number: string) =>
  admin.post('/api/assets/add', { assetTypeId, ownerEmployeeId, serial_number });

/** Does `act` between the marking of a record, what is read after it, and its deletion. */
const beforeDeletion = (act: () => Promise<unknown>): (() => boolean) => {
  let came = (): boolean => false;
  beforeNextTransaction(async () => {
    came = beforeNextTransaction(act);
  });
  return () => came();
};

it('gives nothing to a person who is removed by the undo of an import at the same moment', async () => {
  const { ids, undone } = await imported('Before');
  let messages: unknown;
  const came = beforeNextTransaction(async () => {
    messages = await undone();
  });
  const { status, body } = await giveAsset(ids[0]!, 'RACE-1');
  expect(came()).toBe(true);
  expect(messages).toEqual({ 'In Before': null });
  expect([status, body.code], JSON.stringify(body)).toEqual([503, 'unavailable']);
});

it('gives nothing to a person once it was read that nothing names them', async () => {
  const { ids, undone } = await imported('After');
  const refresh = participantCollection.refresh.bind(participantCollection);
  let given: number | undefined;
  const spy = vi.spyOn(participantCollection, 'refresh').mockImplementationOnce(async () => {
    const rows = await refresh();
    // By now the others are read, too.
    await sleep(200);
    given = (await giveAsset(ids[0]!, 'RACE-2')).status;
    return rows;
  });
  try {
    expect(await undone()).toEqual({ 'In After': null });
  } finally {
    spy.mockRestore();
  }
  expect(given).toBe(503);
});

it('keeps a person who leads a team, or others who did not come with them', async () => {
  const { ids, undone } = await imported('Leads', 'Manages', 'Neither');
  await post('teams/add', { name: 'Led team', leader_employee_ids: [ids[0]] });
  await post('employees/edit', { id: person, reports_to_employee_id: ids[1] });
  const why = 'This person leads a team or others, so the person stays.';
  expect(await undone()).toEqual({ 'In Leads': why, 'In Manages': why, 'In Neither': null });
});

it('gives days off no type whose uses were counted before it is deleted', async () => {
  const type_id = (await post('daysOff/types/add', { name: 'Counted' })).id;
  let status: number | undefined;
  const days = { employee_id: person, type_id, start_date: '01/02/2027', end_date: '01/02/2027' };
  const came = beforeDeletion(async () => {
    status = (await admin.post('/api/daysOff/requests/add', days)).status;
  });
  await post('daysOff/types/delete', { id: type_id });
  expect([came(), status]).toEqual([true, 503]);
});

it('takes nobody into a team whose people were counted before it is deleted', async () => {
  const team = (await post('teams/add', { name: 'Counted team' })).id;
  let status: number | undefined;
  const came = beforeDeletion(async () => {
    status = (await admin.post('/api/employees/edit', { id: person, team_ids: [team] })).status;
  });
  await post('teams/delete', { id: team });
  expect([came(), status]).toEqual([true, 503]);
});

it('makes no contract about a vehicle that is deleted for good at the same moment', async () => {
  const { id: template_id } = await post('contract_template/add', {
    name: 'Policy',
    type: 'car_policy',
    content_html: '<p>Drive well</p>',
  });
  await post('contract_template/publish', { template_id });
  await admin.post('/dev/clock', { today: '20/11/2026' });
  const driven = aCar({ plate: '1-RAC-001', chassis_number: '', related_employee_id: person });
  const car = (await post('cars/add', driven)).id;
  await admin.post('/dev/clock', { today: '23/11/2026' });
  const came = beforeNextTransaction(async () => {
    await post('cars/delete', { id: car, date_end: '23/11/2026' });
    await post('cars/deletePermanently', { id: car }, support);
  });
  const policy = { employee_id: person, template_id, car_ids: [car] };
  const { status, body } = await admin.post('/api/contracts/addPolicy', policy);
  expect(came()).toBe(true);
  expect([status, body.code], JSON.stringify(body)).toEqual([503, 'unavailable']);
});

it('can be named again at once after a deletion that was refused', async () => {
  const type_id = (await post('daysOff/types/add', { name: 'Used' })).id;
  const days = { employee_id: person, type_id };
  await post('daysOff/requests/add', { ...days, start_date: '02/02/2027', end_date: '02/02/2027' });
  expect((await admin.post('/api/daysOff/types/delete', { id: type_id })).body.code).toBe('referenced');
  await post('daysOff/requests/add', { ...days, start_date: '03/02/2027', end_date: '03/02/2027' });
});

it('can be named again a while after a deletion that ended early, which does not go on then', async () => {
  const target = { type: 'employee', id: await newPerson('Left') };
  const [mark] = await markRemovals([target]);
  expect((await giveAsset(target.id, 'RACE-3')).status).toBe(503);
  await documentClient().send(
    new UpdateCommand({
      TableName: recordsTable(),
      Key: removalKey(target.type, target.id),
      UpdateExpression: 'SET #until = :past',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':past': 1 },
    }),
  );
  expect((await giveAsset(target.id, 'RACE-3')).status).toBe(200);
  await expect(transact([finishRemoval(mark!)])).rejects.toMatchObject({ code: 'unavailable' });
});
