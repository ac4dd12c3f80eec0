import { beforeAll, describe, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

const IBAN = 'BE68 5390 0754 7034';
const UNKNOWN = 987_654_321;

let count = 0;

const person = (over: Record<string, unknown> = {}): Record<string, unknown> => {
  count += 1;
  return { first_name: 'Anaïs', last_name: `Peeters ${count}`, email: `anais.${count}@noorderlicht.example`, ...over };
};
const add = async (over: Record<string, unknown> = {}): Promise<number> => {
  const answer = await admin.post('/api/employees/add', person(over));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const edit = (body: Record<string, unknown>, client = admin) => client.post('/api/employees/edit', body);
const detail = async (id: number, client = admin) => (await client.get(`/api/employees/${id}/detail`)).body.employee;
const fieldsOf = (body: { fields: { path: string; message: string }[] }) =>
  body.fields.map(({ path, message }) => `${path}: ${message}`);
const feed = async (id: number, client = admin) =>
  (await client.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body.items;
const idsIn = async (client: ApiClient, query: Record<string, string | number>) =>
  (await client.get('/api/employees/list', { per_page: 1000, ...query })).body.data.map(
    (row: { id: number }) => row.id,
  );

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  await admin.post('/api/settings/features', { integration_features: ['dimona/push'] });
});

describe('addEmployee', () => {
  it('adds a person and shows them in detail, list and feed', async () => {
    const id = await add({
      team_ids: [MANAGED_TEAM_ID],
      start_date: '01/09/2021',
      dimona_statute: 'OTH',
      phone: '+32 470 00',
    });
    expect(await detail(id)).toMatchObject({
      first_name: 'Anaïs',
      team_names: 'Managed',
      start_date: '01/09/2021',
      dimona_statute: 'OTH',
      phone: '+32 470 00',
      deleted: 0,
      version: 1,
    });
    expect(await idsIn(admin, { search_term: 'anais peeters' })).toContain(id);
    expect((await feed(id)).map((item: { event_type: string }) => item.event_type)).toEqual(['employee_added']);
  });

  it('names each missing field', async () => {
    const { status, body } = await admin.post('/api/employees/add', {});
    expect([status, body.code]).toEqual([422, 'missing_data']);
    expect(fieldsOf(body)).toEqual(['first_name: field is required', 'last_name: field is required']);
  });

  it.each([
    [{ email: 'a@b' }, 'email: field is not a valid e-mail address'],
    [{ iban: 'BE68 5390 0754 7035' }, 'iban: field is not a valid IBAN'],
    [{ team_ids: [UNKNOWN] }, 'team_ids: team is not known'],
    [{ start_date: '31/02/2024' }, 'start_date: field is not valid date'],
    [{ start_date: '02/01/2024', active_until: '01/01/2024' }, 'active_until: field can not be before 02/01/2024'],
    [{ seniority_date: '01/01/1920' }, 'seniority_date: field can not be before 01/01/1950'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar: field has the wrong type'],
    [{ deleted: 1 }, 'deleted: field is not known here'],
    [{ created_at: 'x' }, 'created_at: field is not known here'],
  ])('refuses %o', async (over, message) => {
    const { status, body } = await admin.post('/api/employees/add', person(over));
    expect(status).toBe(422);
    expect(fieldsOf(body)).toEqual([message]);
  });

  it('keeps e-mail address and employee number unique among active people', async () => {
    const id = await add({ email: 'Only@noorderlicht.example', employee_number: 'a-7' });
    const again = await admin.post('/api/employees/add', person({ email: 'only@noorderlicht.example' }));
    expect([again.status, again.body.code]).toEqual([409, 'email_in_use']);
    const number = await admin.post('/api/employees/add', person({ employee_number: 'A-7' }));
    expect([number.status, number.body.code]).toEqual([409, 'employee_number_in_use']);
    await admin.post('/api/employees/delete', { id });
    const successor = await add({ email: 'only@noorderlicht.example', employee_number: 'A-7' });
    const back = await admin.post('/api/employees/undelete', { id });
    expect([back.status, back.body.code]).toEqual([409, 'email_in_use']);
    await edit({ id: successor, email: '', employee_number: '' });
    expect((await admin.post('/api/employees/undelete', { id })).status).toBe(200);
  });

  it('brings a person back without the teams that were deleted meanwhile, and says so', async () => {
    const newTeam = async (name: string): Promise<number> => (await admin.post('/api/teams/add', { name })).body.id;
    const [gone, kept] = [await newTeam('Gone'), await newTeam('Kept')];
    const id = await add({ team_ids: [gone, kept] });
    await admin.post('/api/employees/delete', { id });
    expect((await admin.post('/api/teams/delete', { id: gone })).status).toBe(200);
    const back = await admin.post('/api/employees/undelete', { id });
    expect([back.status, back.body]).toEqual([200, { id, left_teams: ['Gone'] }]);
    expect((await admin.get(`/api/employees/${id}/detail`)).body.employee.team_ids).toEqual([kept]);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id });
    expect(
      feed.body.items.slice(0, 2).map((item: { event_info_json: unknown }) => item.event_info_json),
    ).toContainEqual(expect.objectContaining({ changes: [{ field: 'team', old: 'Gone', new: null }] }));
  });

  it('gives an e-mail address to only one of many simultaneous calls', async () => {
    const bodies = Array.from({ length: 8 }, () => person({ email: 'race@noorderlicht.example' }));
    const answers = await Promise.all(bodies.map((body) => admin.post('/api/employees/add', body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it('adds once under an Idempotency-Key', async () => {
    const body = person();
    const headers = { 'idempotency-key': 'employee-once' };
    const [first, second] = [
      await admin.post('/api/employees/add', body, headers),
      await admin.post('/api/employees/add', body, headers),
    ];
    expect(second.body).toEqual(first.body);
    expect(await idsIn(admin, { search_term: String(body['email']) })).toEqual([first.body.id]);
  });
});

describe('the IBAN', () => {
  it('never leaves the API unmasked: not in the record, the feed or a conflict', async () => {
    const id = await add({ iban: IBAN });
    expect((await detail(id)).iban_masked).toBe('BE68 **** **** 7034');
    await edit({ id, iban: 'NL91ABNA0417164300' });
    const stale = await edit({ id, version: 1, phone: '1' });
    expect([stale.status, stale.body.code, stale.body.version]).toEqual([409, 'stale_version', 2]);
    const answers = JSON.stringify([
      await detail(id),
      await feed(id),
      stale.body,
      (await admin.get('/api/employees/list')).body,
    ]);
    expect(answers).toContain('NL91 **** **** 4300');
    expect(answers).not.toContain('5390');
    expect(answers).not.toContain('ABNA');
  });
});

describe('editEmployee', () => {
  it('changes what is sent, clears what is blank, keeps the rest, and records it in the feed', async () => {
    const id = await add({ phone: '1', team_ids: [OTHER_TEAM_ID] });
    const { body } = await edit({ id, version: 1, phone: '', team_ids: [MANAGED_TEAM_ID] });
    expect(body).toEqual({ id, version: 2 });
    expect(await detail(id)).toMatchObject({
      phone: null,
      team_ids: [MANAGED_TEAM_ID],
      first_name: 'Anaïs',
      version: 2,
    });
    const [newest] = await feed(id);
    expect(newest.event_info_json.changes).toEqual([
      { field: 'phone', old: '1', new: null },
      { field: 'team', old: 'Other', new: 'Managed' },
    ]);
    expect((await edit({ id, phone: '' })).body.version).toBe(2);
  });

  it('answers a stale version with what is stored, and accepts calls without a version', async () => {
    const id = await add({ phone: '1' });
    await edit({ id, version: 1, phone: '2' });
    const stale = await edit({ id, version: 1, phone: '3' });
    expect([stale.status, stale.body.current.phone]).toEqual([409, '2']);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((statute) => edit({ id, employee_number: `${id}-${statute}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await detail(id)).version).toBe(5);
  });

  it('edits neither an unknown person nor a deactivated one', async () => {
    expect((await edit({ id: UNKNOWN, phone: '1' })).status).toBe(404);
    const id = await add();
    await admin.post('/api/employees/delete', { id });
    const { status, body } = await edit({ id, phone: '1' });
    expect([status, body.code]).toEqual([409, 'archived']);
  });
});

describe('deleteEmployee', () => {
  it('deactivates, lists what the person holds and takes none of it away', async () => {
    const id = await add();
    const car = (await admin.post('/api/cars/add', aCar({ related_employee_id: id, plate: '1-HLD-001' }))).body.id;
    const { body } = await admin.post('/api/employees/delete', { id, active_until: '31/12/2025' });
    expect(body.held.vehicles).toMatchObject([{ id: car, plate: '1-HLD-001', end_date: null }]);
    expect((await admin.get(`/api/cars/${car}/detail`)).body.details.related_employee_id).toBe(id);
    expect((await admin.get(`/api/employees/${id}/assignments`)).body.vehicles).toMatchObject([{ id: car }]);
    expect(await detail(id)).toMatchObject({ deleted: 1, active_until: '31/12/2025' });
    expect(await idsIn(admin, {})).not.toContain(id);
    expect(await idsIn(admin, { segment_id: 'inactive' })).toContain(id);
    expect(await idsIn(admin, { show_deleted_only: 1 })).toContain(id);
    await admin.post('/api/employees/delete', { id });
    await admin.post('/api/employees/undelete', { id });
    expect(await idsIn(admin, {})).toContain(id);
    expect((await feed(id)).map((item: { event_type: string }) => item.event_type)).toEqual([
      'employee_undeleted',
      'payroll_contract_terminated',
      'employee_deleted',
      'employee_added',
    ]);
  });

  it('makes it impossible to assign anything new to the person', async () => {
    const id = await add();
    await admin.post('/api/employees/delete', { id });
    const { status, body } = await admin.post('/api/cars/add', aCar({ related_employee_id: id }));
    expect([status, fieldsOf(body)]).toEqual([422, ['related_employee_id: person has left']]);
  });
});

describe('assignments', () => {
  it('lists what a person held on a given day', async () => {
    const [one, two] = [await add(), await add()];
    const car = (await admin.post('/api/cars/add', aCar({ related_employee_id: one, plate: '1-DAY-001' }))).body.id;
    const [last, first] = [toDmy(addDays(today(), 99)), toDmy(addDays(today(), 100))];
    await admin.post('/dev/clock', { today: first });
    await admin.post('/api/cars/edit', { car_id: car, related_employee_id: two, change_date: first });
    const on = async (id: number, day: string) =>
      (await admin.get(`/api/employees/${id}/assignments`, { on: day })).body.vehicles.map(
        (vehicle: { id: number }) => vehicle.id,
      );
    expect(await on(one, last)).toEqual([car]);
    expect(await on(one, first)).toEqual([]);
    expect(await on(two, first)).toEqual([car]);
    expect((await admin.get(`/api/employees/${one}/assignments`, { on: '31/02/2027' })).status).toBe(422);
    await admin.post('/dev/clock', { today: '' });
  });

  it('shows no vehicle to someone without access to the fleet', async () => {
    const id = await add();
    await admin.post('/api/cars/add', aCar({ related_employee_id: id, plate: '1-NOF-001' }));
    const noFleet = await runtime.as('noFleet');
    expect((await noFleet.get(`/api/employees/${id}/assignments`)).body.vehicles).toEqual([]);
  });
});

describe('columns without the right', () => {
  const secret = { phone: '0470 55', start_date: '05/05/2020', active_until: '31/12/2028', dimona_statute: 'FLX' };
  let id = 0;
  beforeAll(async () => {
    id = await add({ ...secret, iban: IBAN });
  });

  it('shows no wage columns without access_wages, in no answer', async () => {
    const nowages = await runtime.as('nowages');
    const seen = await detail(id, nowages);
    for (const column of ['start_date', 'active_until', 'dimona_statute', 'iban_masked'])
      expect(seen).not.toHaveProperty(column);
    expect(seen).toHaveProperty('phone');
    await edit({ id, start_date: '06/05/2020', statute: 'student' });
    const [newest] = await feed(id, nowages);
    expect(newest.event_info_json.changes).toEqual([{ field: 'statute', old: null, new: 'student' }]);
    const { body } = await edit({ id, version: 1, statute: 'intern' }, nowages);
    expect(JSON.stringify(body.current)).not.toContain('2020');
  });

  it.each(['start_date', 'active_until', 'dimona_statute'])('neither sorts nor filters by %s', async (column) => {
    const nowages = await runtime.as('nowages');
    const filters = JSON.stringify({ conditions: [{ column, operator: 'not_empty' }] });
    for (const query of [{ orderby_column: column }, { filters }]) {
      const { status, body } = await nowages.get('/api/employees/list', query);
      expect([status, body.code]).toEqual([422, 'unknown_column']);
      expect((await admin.get('/api/employees/list', query)).status).toBe(200);
    }
  });

  it('offers no date filters and sets no date without the right', async () => {
    const nowages = await runtime.as('nowages');
    const filters = (await nowages.get('/api/employees/defaultFilters')).body.filters.map(
      (one: { id: string }) => one.id,
    );
    expect(filters).not.toContain('default_people_filter_leaving_soon');
    expect(
      (await nowages.get('/api/employees/list', { segment_id: 'default_people_filter_leaving_soon' })).status,
    ).toBe(404);
    for (const [field, value] of [
      ['start_date', '01/01/2020'],
      ['active_until', ''],
      ['iban', IBAN],
    ]) {
      const { status, body } = await edit({ id, [String(field)]: value }, nowages);
      expect([field, status, body.permission]).toEqual([field, 403, 'people:wage-columns']);
    }
    expect((await edit({ id, statute: 'intern' }, nowages)).status).toBe(200);
  });

  it('hides the Dimona statute while the integration has no Dimona', async () => {
    await admin.post('/api/settings/features', { integration_features: [] });
    expect(await detail(id)).not.toHaveProperty('dimona_statute');
    await admin.post('/api/settings/features', { integration_features: ['dimona/push', 'people/show-seniority'] });
    expect(await detail(id)).toMatchObject({ dimona_statute: 'FLX', seniority_date: null });
  });
});

describe('a reader', () => {
  it('sees people and changes nothing', async () => {
    const reader = await runtime.as('reader');
    expect((await reader.get('/api/employees/list')).status).toBe(200);
    for (const path of ['add', 'edit', 'delete', 'undelete']) {
      const { status, body } = await reader.post(`/api/employees/${path}`, {
        id: employeeIdOf('reader'),
        first_name: 'X',
      });
      expect([path, status, body.permission]).toEqual([path, 403, 'people:write']);
    }
  });
});
