import { readFileSync } from 'node:fs';
import { ulid } from 'ulid';
import { afterAll, expect, it } from 'vitest';
import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { editCar } from '#shared/contract/fleet/edit-car.ts';
import { can } from '#shared/permissions/rules.ts';
import { storeEvent, type StoredEvent } from '#functions/platform/events/record-event.ts';
import { textsOf } from '#tests/builders/read-workbook.ts';
import { INLINE_ROWS_MAX } from '#functions/platform/runs/export-list.ts';
import { writeAll } from '#infra/local/seed/batch-writer.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, personaNames } from '#tests/personas.ts';

const NOTES = INLINE_ROWS_MAX + 100;
const START = Date.parse('2025-03-01T00:00:00Z');

const folder = aTemporaryFolder();
const { runtime, admin } = await startCompanyWithRuns();
afterAll(() => folder.remove());

const rowsOf = async (url: string): Promise<string[][]> => {
  const path = folder.write('feed.xlsx', Buffer.from(await (await fetch(url)).arrayBuffer()));
  expect(readFileSync(path).length).toBeGreaterThan(0);
  return textsOf(path);
};
const exported = async (query: Record<string, string>, api = admin): Promise<string[][]> => {
  const answer = await api.call(exportActivity, { query });
  if (!('file_url' in answer)) throw new Error('a short feed is a file');
  return rowsOf(answer.file_url);
};

const noteAt = (at: number): StoredEvent => {
  const time = START + at * 60_000;
  return {
    id: ulid(time),
    object: 'car',
    object_id: 9_000 + (at % 40),
    type: 'note_added',
    payload: { note: `=1+${at}` },
    actor: { user_id: 1, employee_id: 91, name: 'Writer', role: 'admin' },
    acting_as: at === 0 ? { user_id: 7, name: 'Support' } : null,
    at: new Date(time).toISOString(),
  };
};

it('writes the same sentences as the page, for the events that match the filters', async () => {
  const { id } = await admin.call(addCar, { body: aCar({ color: 'wit' }) as never });
  await admin.call(editCar, { body: { car_id: id, color: 'zwart', pk: 190 } as never });
  const [header, ...rows] = await exported({ types: 'car_added,car_updated' });
  expect(header).toEqual(['When', 'Who', 'Acting on behalf', 'Type', 'Record', 'Record id', 'What']);
  expect(rows.map((row) => row.slice(3))).toEqual([
    ['Vehicle changed', 'BMW 320d Touring', String(id), 'changed 2 fields; Colour wit → zwart; Horsepower empty → 190'],
    ['Vehicle added', 'BMW 320d Touring', String(id), 'added BMW 320d Touring'],
  ]);
});

it('names what changed fields hold, and fields by the texts of their kind, in the language of its reader', async () => {
  const ok = async (path: string, body: object) => {
    const answer = await admin.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const users: { id: number; name: string; employee_id: number }[] = (await admin.get('/api/users/list')).body.data;
  const [boss, officer] = ['admin', 'default'].map((name) => users.find((user) => user.name === name)!);
  const categories = { categories: [{ name: 'Policies' }, { name: 'Annexes' }] };
  const { data: kept } = await ok('/api/contract_template/categories/edit', categories);
  const idOf = (name: string) => kept.find((each: { name: string }) => each.name === name).id;
  const template = await ok('/api/contract_template/add', { name: 'Car policy', type: 'car_policy', category_id: idOf('Policies') }); // prettier-ignore
  await ok('/api/contract_template/edit', { template_id: template.id, category_id: idOf('Annexes') });
  await ok('/api/contract_template/editSignatureRequirements', {
    template_id: template.id,
    internal_signature_required: 1,
    internal_signer_user_id: boss!.id,
  });
  await ok('/api/contract_template/categories/edit', { categories: [{ id: idOf('Annexes'), name: 'Annexes' }] });
  const program = await ok('/api/trainings/programs/add', { program_name: 'Fire safety', isFirstSession: 1, name: 'Day 1', cost: 1 }); // prettier-ignore
  await ok('/api/trainings/programs/edit', { program_id: program.id, mandatory_segment_id: 'all' });
  await ok('/api/users/edit', { id: officer!.id, can_import: 0, access_wages: 0 });
  await ok('/api/users/edit', { id: officer!.id, can_import: 1, access_wages: 1 });
  const types = 'template_updated,program_updated,role_updated';
  const said = async () => (await exported({ types })).slice(1).map((row) => [row[3], row[6]]);
  expect(await said()).toEqual([
    ['Rights or function changed', 'changed 2 fields; Wages no → yes; Import no → yes'],
    ['Rights or function changed', 'changed 2 fields; Wages yes → no; Import yes → no'],
    ['Program changed', 'set Mandatory for to Everyone'],
    ['Template changed', `changed 2 fields; Signed for the company no → yes; Internal signer empty → ${boss!.name}`],
    ['Template changed', `changed Category from deleted (no. ${idOf('Policies')}) to Annexes`],
  ]);
  const page = (await admin.get('/api/activity/list', { types: 'template_updated' })).body.items;
  expect(page.map((item: { event_info_json: { changes: object[] } }) => item.event_info_json.changes.at(-1))).toMatchObject([
    { field: 'internal_signer_user_id', new: boss!.id, old_name: null, new_name: boss!.name },
    { field: 'category_id', new: idOf('Annexes'), old_name: null, new_name: 'Annexes' },
  ]); // prettier-ignore
  await admin.post('/api/profile/language', { language: 'fr' });
  const french = (await said()).map(([, what]) => what);
  await admin.post('/api/profile/language', { language: 'en' });
  expect(french.at(2)).toContain('Obligatoire');
  expect(french.join(' ')).not.toMatch(/[a-z]_[a-z]/);
});

it('becomes a run when it is long, keeps formulas as text and says who acted for whom', async () => {
  await writeAll(Array.from({ length: NOTES }, (_, at) => storeEvent(noteAt(at))));
  const [, ...day] = await exported({ types: 'note_added', from: '01/03/2025', to: '01/03/2025' });
  // 23 hours are left of the first Belgian day.
  expect(day).toHaveLength(23 * 60);
  expect(day.at(-1)).toEqual(['01/03/2025 01:00', 'Writer', 'Support', 'Note', '', '9000', '=1+0']);
  const answer = await admin.call(exportActivity, { query: { types: 'note_added' } });
  if (!('run_id' in answer)) throw new Error('a long feed is a run');
  const run = await ended(admin, answer.run_id);
  expect(run).toMatchObject({ status: 'succeeded', failed: 0 });
  expect(await rowsOf(String(run.result?.['file_url']))).toHaveLength(NOTES + 1);
});

it('is for administrators who may export', async () => {
  for (const name of personaNames) {
    const { status } = await (await runtime.as(name)).get('/api/activity/list/excel', { types: 'car_added' });
    expect([name, status]).toEqual([name, can(actorOf(name), 'activity:export') ? 200 : 403]);
  }
  expect(can(actorOf('admin'), 'activity:export')).toBe(true);
  expect(can(actorOf('reader'), 'activity:export')).toBe(false);
});

it('names the parameter that is invalid', async () => {
  const { status, body } = await admin.get('/api/activity/list/excel', { from: '31/02/2025' });
  expect([status, body.fields[0].path]).toEqual([422, 'from']);
});

it('writes the history of one record, by type, person and day', async () => {
  const other = (await admin.post('/api/cars/add', { ...aCar({ plate: '1-OTH-001' }) })).body.id;
  const { id } = await admin.call(addCar, { body: aCar({ color: 'wit', plate: '1-ONE-001' }) as never });
  const old = { ...noteAt(1), object_id: id };
  await writeAll([storeEvent(old)]);
  const record = { relatedObject: 'car', relatedObjectId: String(id) } as const;
  await admin.post('/api/profile/language', { language: 'nl' });
  const named = await admin.call(exportActivity, { query: record });
  await admin.post('/api/profile/language', { language: 'en' });
  expect(named).toMatchObject({ file_name: expect.stringMatching(/^activiteit-bmw-320d-touring-[\d-]+\.xlsx$/) });
  const whole = await exported(record);
  expect(whole.slice(1).map((row) => row.slice(3, 6))).toEqual([
    ['Vehicle added', 'BMW 320d Touring', String(id)],
    ['Note', 'BMW 320d Touring', String(id)],
  ]);
  const typesOf = async (filters: Record<string, string>): Promise<string[]> => {
    const listed = (await admin.get('/api/activity/list', { ...record, ...filters })).body.items;
    // A file without rows cannot be read back.
    if (listed.length > 0) expect(await exported({ ...record, ...filters })).toHaveLength(listed.length + 1);
    return listed.map((item: { event_type: string }) => item.event_type);
  };
  expect(await typesOf({ types: 'note_added' })).toEqual(['note_added']);
  expect(await typesOf({ person: '91' })).toEqual(['note_added']);
  expect(await typesOf({ person: String(actorOf('admin').employee_id) })).toEqual(['car_added']);
  expect(await typesOf({ from: '01/03/2025', to: '01/03/2025' })).toEqual(['note_added']);
  expect(await typesOf({ from: '02/03/2025' })).toEqual(['car_added']);
  expect(await typesOf({ from: '01/01/2020', to: '02/01/2020' })).toEqual([]);
  expect(other).not.toBe(id);
});

it('asks for a whole record, and for one that exists', async () => {
  const half = await admin.get('/api/activity/list/excel', { relatedObject: 'car' });
  expect([half.status, half.body.fields[0].path]).toEqual([422, 'relatedObjectId']);
  const query = { relatedObject: 'asset', relatedObjectId: '987654' };
  expect((await admin.get('/api/activity/list/excel', query)).status).toBe(404);
});
