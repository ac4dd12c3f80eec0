import { beforeAll, describe, expect, it, vi } from 'vitest';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { documentClient, transactionClient } from '#functions/platform/storage/client.ts';
import { entityKey } from '#functions/platform/storage/keys.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { can } from '#shared/permissions/rules.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { aCar, aMotorbike } from '#tests/builders/car.ts';
import { setFeatures } from '#tests/api/fleet/car-calls.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames } from '#tests/personas.ts';

let cars: number[];
let garage: number;

type Item = { number: number; label: string; message: string | null; ref: unknown };
type Run = { run_id: string; kind: string; title: string; total: number; done: number; failed: number; items: Item[] };
type Body = Record<string, unknown>;
const start = (body: Body, client = admin) => client.post('/api/bulkEdit/start', { object_type: 'car', ...body });
const begin = async (body: Body, client = admin): Promise<string> => {
  const { status, body: answer } = await start(body, client);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.run_id;
};
const outcome = async (runId: string, client = admin) => {
  await driveRun(runId, 1, runKindOf);
  const { body } = await client.get(`/api/runs/${runId}`, { filter: 'all', per_page: 100 });
  const items = (body.items as Item[]).toSorted((one, other) => one.number - other.number);
  return { ...body, items } as Run;
};
const edit = async (body: Body, client = admin) => outcome(await begin(body, client), client);
const detail = async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body;
const feed = async (id: number, object = 'car') =>
  (await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: id })).body.items as {
    event_type: string;
    event_info_json: Record<string, unknown>;
  }[];
const addCar = async (over: Body = {}): Promise<number> => {
  const { status, body } = await admin.post('/api/cars/add', aCar({ chassis_number: '', ...over }));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

const { runtime, admin } = await startCompany();
const manager = await runtime.as('manager');
beforeAll(async () => {
  cars = [];
  for (let at = 0; at < 6; at += 1)
    cars.push(await addCar({ plate: `1-AAA-11${at}`, supplier: at < 3 ? 'Old' : null }));
  const field = { object_type: 'car', name: 'Garage', type: 'select_option', options: [{ name: 'A' }, { name: 'B' }] };
  garage = (await admin.post('/api/customFields/add', field)).body.id;
});

describe('bulk edit', () => {
  it('sets own fields, custom fields and tags of the records of a query, with one save per record', async () => {
    const filters = JSON.stringify({ conditions: [{ column: 'supplier', operator: 'is', values: ['Old'] }] });
    const before = (await detail(cars[0]!)).details.version;
    const run = await edit({
      query: { filters, page: 7, per_page: 1 },
      set: { supplier: 'Arval', contract_type: 'op_lease', [`custom_field_${garage}`]: 2, tags_add: ['Lease', 'New'] },
    });
    expect(run).toMatchObject({ kind: 'bulk_edit', status: 'succeeded', total: 3, done: 3, failed: 0 });
    expect(run.title).toBe('Edit Supplier, Contract type, Garage, Tags on 3 vehicles');
    await admin.post('/api/profile/language', { language: 'nl' });
    const { title } = await admin.call(getRun, { params: { run_id: run.run_id }, query: {} });
    expect(title).toBe('3 voertuigen bewerken: Leverancier, Contract, Garage, Labels');
    await admin.post('/api/profile/language', { language: 'en' });
    expect(run.items[0]).toMatchObject({ label: 'BMW 320d Touring, 1-AAA-110', ref: { object: 'car', id: cars[0] } });
    const { details, custom_fields } = await detail(cars[0]!);
    expect(details).toMatchObject({ supplier: 'Arval', contract_type: 'op_lease', tags: ['Lease', 'New'] });
    expect(details.version).toBe(before + 1);
    expect(custom_fields[0].value_name).toBe('B');
    const recorded = (await feed(cars[0]!)).slice(0, 3).map(({ event_type }) => event_type);
    expect(recorded.toSorted()).toEqual(['car_updated', 'custom_field_updated', 'tags_updated']);
    expect((await detail(cars[4]!)).details.supplier).toBe(null);
  });

  it('writes nothing for a record that has all values already', async () => {
    const { version } = (await detail(cars[0]!)).details;
    const run = await edit({ ids: [cars[0]], set: { supplier: 'Arval', tags_add: ['Lease'], tags_remove: ['Gone'] } });
    expect(run).toMatchObject({ status: 'succeeded', done: 1 });
    expect((await detail(cars[0]!)).details.version).toBe(version);
  });

  it('clears values and removes tags', async () => {
    await edit({ ids: [cars[0]], set: { supplier: null, [`custom_field_${garage}`]: '', tags_remove: ['lease'] } });
    const { details, custom_fields } = await detail(cars[0]!);
    expect([details.supplier, details.tags, custom_fields[0].value]).toEqual([null, ['New'], null]);
  });

  it('fails archived and unknown records with the reason and edits the rest', async () => {
    const gone = await addCar({ plate: '1-OLD-001' });
    await admin.post('/api/cars/delete', { id: gone });
    const run = await edit({ ids: [gone, 9999, cars[3], cars[3]], set: { color: 'Red' } });
    expect(run).toMatchObject({ total: 3, done: 1, failed: 2 });
    const recorded = run.items.map(({ label, message, ref }) => [label, message, ref]);
    expect(recorded).toEqual([
      ['BMW 320d Touring, 1-OLD-001', 'This record is archived. Unarchive it first.', { object: 'car', id: gone }],
      ['#9999', expect.any(String), null],
      ['BMW 320d Touring, 1-AAA-113', null, { object: 'car', id: cars[3] }],
    ]);
  });

  it('respects the locks of the record and records its events, like a save', async () => {
    await transact([putPushedMonths(vehicleStore, cars[3]!, ['2026-11'])]);
    const run = await edit({ ids: [cars[3], cars[4]], set: { usage_type: 'private' } });
    expect([run.done, run.items[0]?.message]).toEqual([1, 'Some values can no longer be changed.']);
    expect((await edit({ ids: [cars[3]], set: { color: 'Grey' } })).done).toBe(1);
    await edit({ ids: [cars[4]], set: { related_employee_id: employeeIdOf('default') } });
    expect((await feed(cars[4]!))[0]?.event_type).toBe('car_assigned');
  });

  it('is not refused for payroll data that was missing before', async () => {
    await setFeatures(admin, [], ['cars/import']);
    const id = await addCar(aMotorbike({ plate: '1-BLK-001' }));
    expect((await edit({ ids: [id], set: { color: 'Grey' } })).done).toBe(1);
    await setFeatures(admin, [], []);
  });

  it('keeps what somebody saved after the run started', async () => {
    const runId = await begin({ ids: [cars[5]], set: { supplier: 'Alphabet', tags_add: ['B'] } });
    await admin.post('/api/cars/edit', { car_id: cars[5], color: 'Green', supplier: 'Other' });
    await admin.post('/api/tags/updateTags', { related_object: 'car', related_object_id: cars[5], tag_names: ['A'] });
    expect((await outcome(runId)).done).toBe(1);
    expect((await detail(cars[5]!)).details).toMatchObject({ color: 'Green', supplier: 'Alphabet', tags: ['A', 'B'] });
  });

  it('reads its records in one go and writes them in groups', async () => {
    const many: number[] = [];
    for (let at = 0; at < 12; at += 1) many.push(await addCar({ plate: `1-GRP-1${String(at).padStart(2, '0')}` }));
    const runId = await begin({ ids: many, set: { color: 'Blue', tags_add: ['Group'] } });
    const reads = vi.spyOn(documentClient(), 'send');
    const writes = vi.spyOn(transactionClient(), 'send');
    expect(await outcome(runId)).toMatchObject({ done: 12, failed: 0 });
    const isEdited = (key: unknown) => many.some((id) => JSON.stringify(key) === JSON.stringify(entityKey('car', id)));
    const singleReads = reads.mock.calls.filter(([{ input }]) => 'Key' in input && isEdited(input.Key));
    const changing = writes.mock.calls.filter(([{ input }]) => JSON.stringify(input).includes('"Blue"'));
    vi.restoreAllMocks();
    expect(singleReads).toHaveLength(0);
    expect(changing).toHaveLength(2);
  });

  it('refuses an option that was archived since the start, for each record', async () => {
    const runId = await begin({ ids: [cars[1]], set: { [`custom_field_${garage}`]: 1 } });
    await admin.post('/api/customFields/delete', { id: garage });
    const run = await outcome(runId);
    expect([run.failed, run.items[0]?.message]).toEqual([1, 'This custom field no longer exists']);
  });
});

describe('a line of a run', () => {
  it('tells assets of one type apart by label and serial number, and leads to those that failed', async () => {
    const { body: type } = await admin.post('/api/assetTypes/add', { name: 'Badge' });
    const addAsset = async (serial_number: string | null): Promise<number> =>
      (await admin.post('/api/assets/add', { assetTypeId: type.id, serial_number })).body.id;
    const [one, other] = [await addAsset('SN-77'), await addAsset(null)];
    const edited = await edit({ object_type: 'asset', ids: [one, other], set: { vendor: 'Any' } });
    const titles = [`Badge, ${assetTag(one)}, SN-77`, `Badge, ${assetTag(other)}`];
    expect(edited.items.map(({ label }) => label)).toEqual(titles);
    await admin.post('/api/assets/edit', { asset_id: one, vendor: 'Another' });
    const { body } = await admin.post('/api/runs/undo', { run_id: edited.run_id });
    const undone = await outcome(body.run_id);
    const failed = undone.items.filter(({ message }) => message !== null);
    expect(failed).toMatchObject([{ label: titles[0], ref: { object: 'asset', id: one } }]);
  });

  it('names the person of a licence', async () => {
    const person = employeeIdOf('default');
    const { body: product } = await admin.post('/api/software/products/add', { name: 'Linear', url: 'linear.app' });
    const licence = { product_id: product.id, employee_id: person };
    const { body, status } = await admin.post('/api/software/licenses/add', licence);
    expect(status, JSON.stringify(body)).toBe(200);
    const run = await edit({ object_type: 'software_license', ids: [body.id], set: { tags_add: ['Seat'] } });
    expect(run.items).toMatchObject([{ label: 'Linear', person: { id: person } }]);
  });

  it('says a field by its name', async () => {
    const { body } = await admin.post('/api/customFields/add', { object_type: 'car', name: 'Doors', type: 'money' });
    const wrong = await start({ ids: [cars[0]], set: { [`custom_field_${body.id}`]: 'x', contract_type: 'gift' } });
    expect(wrong.body.detail).toMatch(/Doors.*Contract type|Contract type.*Doors/);
    const saved = await admin.post('/api/customFields/setValue', {
      object_type: 'car', object_id: cars[0], [`custom_field_${body.id}`]: 'x',
    }); // prettier-ignore
    expect([saved.status, saved.body.detail]).toEqual([422, expect.stringContaining('Doors')]);
  });
});

describe('what can be set', () => {
  it.each<[Body, string]>([
    [{}, 'set'],
    [{ plate: '1-ABC-123' }, 'set.plate'],
    [{ chassis_number: 'x' }, 'set.chassis_number'],
    [{ version: 1 }, 'set.version'],
    [{ deleted: 1 }, 'set.deleted'],
    [{ contract_type: 'gift' }, 'set.contract_type'],
    [{ supplier: ['a'] }, 'set.supplier'],
    [{ related_employee_id: 9999 }, 'set.related_employee_id'],
    [{ custom_field_9999: 'x' }, 'set.custom_field_9999'],
    [{ tags_add: ['a,b'] }, 'set.tags_add.0'],
    [{ tags_remove: 'x' }, 'set.tags_remove'],
  ])('refuses %j', async (set, path) => {
    const { status, body } = await start({ ids: [cars[0]], set });
    expect([status, body.fields?.[0]?.path], JSON.stringify(body)).toEqual([422, path]);
  });

  it('takes either a query or ids', async () => {
    const set = { color: 'Red' };
    expect((await start({ set })).body.fields[0].path).toBe('ids');
    expect((await start({ set, ids: [1], query: {} })).status).toBe(422);
    expect((await start({ set, query: { segment_id: 'nonsense' } })).body.code).toBe('unknown_segment');
    const filters = JSON.stringify({ conditions: [{ column: 'nonsense', operator: 'is', values: ['x'] }] });
    expect((await start({ set, query: { filters } })).status).toBe(422);
  });
});

describe('rights', () => {
  it.each(personaNames)('of %s decide whether a bulk edit starts', async (name) => {
    const { status } = await start({ ids: [cars[0]], set: { color: 'Red' } }, await runtime.as(name));
    expect(status).toBe(can(actorOf(name), 'fleet:write') ? 200 : 403);
  });

  it('are checked per record: a manager changes only those of their people', async () => {
    await admin.post('/api/cars/edit', { car_id: cars[1], related_employee_id: employeeIdOf('manager') });
    await admin.post('/api/cars/edit', { car_id: cars[2], related_employee_id: employeeIdOf('admin') });
    const run = await edit({ ids: [cars[1], cars[2], cars[3]], set: { color: 'Blue', tags_add: ['Mine'] } }, manager);
    expect(run).toMatchObject({ done: 1, failed: 2 });
    expect(run.items.map(({ label }) => label)).toEqual([
      'BMW 320d Touring, 1-AAA-111', `#${cars[2]}`, 'BMW 320d Touring, 1-AAA-113',
    ]); // prettier-ignore
    expect((await detail(cars[2]!)).details.color).not.toBe('Blue');
    const all = await begin({ query: {}, set: { tags_add: ['Seen'] } }, manager);
    await outcome(all, manager);
    expect((await detail(cars[2]!)).details.tags).not.toContain('Seen');
    expect((await detail(cars[1]!)).details.tags).toContain('Seen');
  });

  it('let a manager tag their people, but change nothing else about them', async () => {
    const body = { object_type: 'employee', ids: [employeeIdOf('default')] };
    expect((await start({ ...body, set: { statute: 'intern' } }, manager)).status).toBe(403);
    const run = await edit({ ...body, set: { tags_add: ['Mine'] } }, manager);
    expect(run.done).toBe(1);
  });

  it('that were lost since the start fail the run', async () => {
    const client = await runtime.as('default');
    const runId = await begin({ ids: [cars[3]], set: { color: 'Pink' } }, client);
    const users = (await admin.get('/api/users/list', { per_page: 100 })).body.data as { id: number; name: string }[];
    const user = users.find(({ id }) => id === personaNames.indexOf('default') + 1);
    const edited = await admin.post('/api/users/edit', { id: user?.id, fleet_access: 0 });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    runtime.forget();
    await driveRun(runId, 1, runKindOf);
    expect((await detail(cars[3]!)).details.color).not.toBe('Pink');
    await admin.post('/api/users/edit', { id: user?.id, fleet_access: 1 });
  });
});

describe('people', () => {
  const people = (set: Body) => ({ object_type: 'employee', ids: [employeeIdOf('default')], set });
  const teams = async () =>
    (await admin.get(`/api/employees/${employeeIdOf('default')}/detail`)).body.employee.team_ids as number[];

  it('adds, removes and replaces teams', async () => {
    const before = await teams();
    await edit(people({ team_ids_add: [OTHER_TEAM_ID] }));
    expect(await teams()).toEqual([...before, OTHER_TEAM_ID]);
    await edit(people({ team_ids_remove: [OTHER_TEAM_ID] }));
    expect(await teams()).toEqual(before);
    await edit(people({ team_ids: [OTHER_TEAM_ID], statute: 'intern' }));
    expect(await teams()).toEqual([OTHER_TEAM_ID]);
    expect((await feed(employeeIdOf('default'), 'employee'))[0]?.event_type).toBe('employee_updated');
  });

  it('fails people for whom a rule is broken, naming the field', async () => {
    await edit(people({ start_date: '01/01/2020' }));
    const run = await edit(people({ active_until: '01/01/2010' }));
    expect([run.failed, run.items[0]?.message]).toEqual([1, "Active until can't be before 01/01/2020"]);
  });

  it.each<[Body, string]>([
    [{ team_ids_add: [999] }, 'set.team_ids_add'],
    [{ email: 'a@example.be' }, 'set.email'],
    [{ iban: 'BE68539007547034' }, 'set.iban'],
    [{ employee_number: '1' }, 'set.employee_number'],
  ])('refuses %j', async (set, path) => {
    const { status, body } = await start(people(set));
    expect([status, body.fields[0].path]).toEqual([422, path]);
  });

  it('hides wage columns from those who may not see them', async () => {
    const { status, body } = await start(people({ start_date: '01/01/2020' }), await runtime.as('nowages'));
    expect([status, body.fields[0].path]).toEqual([422, 'set.start_date']);
  });
});

describe('undo', () => {
  const undo = (runId: string, client = admin) => client.post('/api/runs/undo', { run_id: runId });
  const undone = async (runId: string, client = admin): Promise<Run> => {
    const { status, body } = await undo(runId, client);
    expect(status, JSON.stringify(body)).toBe(200);
    return outcome(body.run_id, client);
  };
  let ids: number[];
  let field: string;
  beforeAll(async () => {
    ids = [];
    for (const plate of ['1-UND-001', '1-UND-002', '1-UND-003']) ids.push(await addCar({ plate, supplier: plate }));
    const { body } = await admin.post('/api/customFields/add', { object_type: 'car', name: 'Note', type: 'textfield' });
    field = `custom_field_${body.id}`;
    await admin.post('/api/tags/updateTags', { related_object: 'car', related_object_id: ids[0], tag_names: ['Kept'] });
  });
  const stateOf = async (id: number) => {
    const { details, custom_fields } = await detail(id);
    const { version: _version, ...rest } = details;
    return { ...rest, custom_fields };
  };

  it('leaves out a team that was deleted meanwhile', async () => {
    const { id: team } = (await admin.post('/api/teams/add', { name: 'Short-lived' })).body;
    const person = { first_name: 'Short', last_name: 'Lived', team_ids: [team] };
    const { id } = (await admin.post('/api/employees/add', person)).body;
    const moved = await edit({ object_type: 'employee', ids: [id], set: { team_ids: [OTHER_TEAM_ID] } });
    expect((await admin.post('/api/teams/delete', { id: team })).status).toBe(200);
    expect(await undone(moved.run_id)).toMatchObject({ done: 1 });
    expect((await admin.get(`/api/employees/${id}/detail`)).body.employee.team_ids).toEqual([]);
  });

  it('restores every record, with events; a record that the run did not change stays out', async () => {
    await edit({ ids: [ids[2]], set: { supplier: 'Arval', tags_add: ['Lease'], [field]: 'x' } });
    const before = await Promise.all(ids.map(stateOf));
    const set = { supplier: 'Arval', tags_add: ['Lease'], tags_remove: ['kept'], [field]: 'x' };
    const runId = await begin({ ids, set });
    expect(await outcome(runId)).toMatchObject({ done: 3, can_undo: true });
    expect((await stateOf(ids[0]!)).tags).toEqual(['Lease']);
    expect(await undone(runId)).toMatchObject({ kind: 'bulk_edit-undo', status: 'succeeded', total: 2, done: 2 });
    expect(await Promise.all(ids.map(stateOf))).toEqual(before);
    const recorded = (await feed(ids[0]!)).slice(0, 3);
    expect(recorded.map(({ event_type }) => event_type).toSorted()).toEqual([
      'car_updated', 'custom_field_updated', 'tags_updated',
    ]); // prettier-ignore
    expect(recorded.find(({ event_type }) => event_type === 'tags_updated')?.event_info_json).toEqual({
      added: ['Kept'],
      removed: ['Lease'],
      via_undo: true,
    });
    expect((await undo(runId)).body.run_id).toBe((await undo(runId)).body.run_id);
  });

  it('leaves records that were changed since, and says so', async () => {
    const runId = await begin({ ids: ids.slice(0, 2), set: { color: 'Black' } });
    await outcome(runId);
    await admin.post('/api/cars/edit', { car_id: ids[0], supplier: 'Since' });
    const run = await undone(runId);
    expect(run).toMatchObject({ done: 1, failed: 1 });
    expect(run.items.find(({ message }) => message !== null)?.message).toBe(
      'It was changed since the bulk edit, so it stays as it is.',
    );
    expect((await detail(ids[0]!)).details).toMatchObject({ color: 'Black', supplier: 'Since' });
    expect((await detail(ids[1]!)).details.color).toBe(null);
  });

  it('takes back one after the other, the last one first', async () => {
    const of = { ids: ids.slice(0, 2) };
    const before = await Promise.all(of.ids.map(stateOf));
    const first = await begin({ ...of, set: { color: 'Green', [field]: 'one' } });
    await outcome(first);
    const second = await begin({ ...of, set: { color: 'Pink', tags_add: ['Two'] } });
    await outcome(second);
    for (const runId of [second, first]) expect(await undone(runId)).toMatchObject({ done: 2, failed: 0 });
    expect(await Promise.all(of.ids.map(stateOf))).toEqual(before);
  });

  it('of tags requires the right to tag, and a record in sight', async () => {
    const body = { object_type: 'employee', ids: [employeeIdOf('default')], set: { tags_add: ['Undo'] } };
    // The person goes back to the team of the manager.
    await edit({ ...body, set: { team_ids: [MANAGED_TEAM_ID] } });
    const runId = await begin(body, manager);
    await outcome(runId, manager);
    expect((await undo(runId, await runtime.as('reader'))).status).toBe(404);
    expect(await undone(runId, manager)).toMatchObject({ done: 1, failed: 0 });
    const { body: tags } = await admin.get(`/api/tags/employee/${employeeIdOf('default')}/list`);
    expect(tags.data).not.toContain('Undo');
  });
});
