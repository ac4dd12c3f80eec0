import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

const TODAY = '2026-11-22';

let admin: ApiClient;
let count = 0;

type Sent = Record<string, unknown>;
const add = async (over: Sent = {}): Promise<number> => {
  count += 1;
  const answer = await admin.post('/api/employees/add', { first_name: 'Noor', last_name: `Claes ${count}`, ...over });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const edit = (id: number, over: Sent) => admin.post('/api/employees/edit', { id, ...over });
const person = async (id: number, client = admin) => (await client.get(`/api/employees/${id}/detail`)).body.employee;
const events = async (id: number, client = admin): Promise<[string, Sent][]> =>
  (await client.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body.items.map(
    ({ event_type: type, event_info_json: info }: { event_type: string; event_info_json: Sent }) => [type, info],
  );
const fields = ({ status, body }: { status: number; body: { fields?: { path: string; message: string }[] } }) =>
  status === 422 ? body.fields?.map(({ path, message }) => `${path}: ${message}`) : status;
const monthly = (amount: number | string, from: string) => ({ type: 'employee_paid_monthly', amount, from });
const setWages = (employee_id: number, wages: object[], version?: number) =>
  admin.post('/api/employees/wages/set', { employee_id, wages, ...(version !== undefined && { version }) });

const { runtime } = await startCompany();
beforeAll(async () => {
  pinToday(TODAY);
  admin = await runtime.as('admin');
});
afterEach(() => pinToday(TODAY));
afterAll(() => pinToday(undefined));

it('keeps what a contract names, in one form', async () => {
  const details = {
    private_email: 'noor@thuis.example',
    birth_date: '30/07/1985',
    street: 'Kerkstraat',
    house_number: '12',
    postal_code: '9000',
    town: 'Gent',
    function: 'Account manager',
  };
  const id = await add({
    ...details,
    national_number: '85 07 30 033 28',
    joint_committee: 'PC 140.3',
    hours_per_week: '30,4',
  });
  expect(await person(id)).toMatchObject({
    ...details,
    box: null,
    country: null,
    address: 'Kerkstraat 12, 9000 Gent',
    national_number_masked: '**.**.**-***.28',
    joint_committee: '140.03',
    hours_per_week: 30.4,
    reports_to_employee_id: 0,
    reports_to_name: null,
    wages: [],
  });
  expect((await edit(id, { national_number: '', town: null })).status).toBe(200);
  expect(await person(id)).toMatchObject({ national_number_masked: null, address: 'Kerkstraat 12, 9000' });
  const [[, info]] = (await events(id)) as [[string, { changes: object[] }]];
  expect(info.changes).toEqual([
    { field: 'national_number', old: '**.**.**-***.28', new: null },
    { field: 'town', old: 'Gent', new: null },
  ]);
});

it.each([
  ['national_number', '85.07.30-033.29', 'field is not a valid national number'],
  ['private_email', 'noor@', 'field is not a valid e-mail address'],
  ['birth_date', '23/11/2026', 'field can not be after 22/11/2026'],
  ['birth_date', '31/02/1990', 'field is not valid date'],
  ['joint_committee', 'metaal', 'field is not the number of a joint committee, such as 200 or 140.03'],
  ['hours_per_week', '61', 'field can be max 60'],
  ['hours_per_week', '0', 'field must be positive'],
  ['hours_per_week', 'full time', 'Invalid number'],
  ['statute', 'boss', 'field must be one of white_collar, blue_collar, self_employed, intern, student'],
  ['reports_to_employee_id', 987_654, 'person is not known'],
])('names a wrong %s: %s', async (field, value, message) => {
  const id = await add();
  const refused = fields(await edit(id, { [field]: value }));
  expect(refused).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
  if (message !== 'field must be positive') expect(refused).toEqual([`${field}: ${message}`]);
});

describe('who somebody reports to', () => {
  it('is neither themselves, nor somebody who reports to them, nor somebody who has left', async () => {
    const [boss, lead, worker, gone] = [await add(), await add(), await add(), await add()];
    await admin.post('/api/employees/delete', { id: gone });
    expect((await edit(lead, { reports_to_employee_id: boss })).status).toBe(200);
    expect((await edit(worker, { reports_to_employee_id: lead })).status).toBe(200);
    const refused = async (id: number, manager: number) => fields(await edit(id, { reports_to_employee_id: manager }));
    const path = 'reports_to_employee_id';
    expect(await refused(boss, boss)).toEqual([`${path}: nobody reports to themselves: choose another person`]);
    const { name } = await person(worker);
    expect(await refused(boss, worker)).toEqual([
      `${path}: ${name} reports to this person, directly or through others: choose somebody else`,
    ]);
    expect(await refused(boss, gone)).toEqual([`${path}: person has left`]);
    expect((await edit(lead, { reports_to_employee_id: 0 })).status).toBe(200);
    expect((await edit(boss, { reports_to_employee_id: worker })).status).toBe(200);
  });

  it('stands in the list by name, follows a new name, and is not for those who see some people only', async () => {
    const boss = await add({ team_ids: [OTHER_TEAM_ID] });
    const worker = await add({ team_ids: [MANAGED_TEAM_ID], reports_to_employee_id: boss });
    await edit(boss, { last_name: 'Renamed-Boss' });
    const filters = JSON.stringify({
      conditions: [{ column: 'reports_to', operator: 'contains', values: ['renamed-b'] }],
    });
    const { data } = (await admin.get('/api/employees/list', { filters })).body;
    expect(data).toMatchObject([{ id: worker, reports_to_employee_id: boss, reports_to_name: 'Noor Renamed-Boss' }]);
    const manager = await runtime.as('manager');
    expect(await person(worker, manager)).not.toHaveProperty('reports_to_name');
    expect((await manager.get('/api/employees/list', { filters })).status).toBe(422);
  });

  it('and their function are told under types of their own, to everybody who sees the person', async () => {
    const boss = await add({ team_ids: [OTHER_TEAM_ID] });
    const { name } = await person(boss);
    const id = await add({ team_ids: [MANAGED_TEAM_ID] });
    await edit(id, { function: 'Clerk', reports_to_employee_id: boss, phone: '1' });
    await edit(id, { function: 'Lead', reports_to_employee_id: 0 });
    const reader = await events(id, await runtime.as('reader'));
    expect(reader.slice(0, 5)).toEqual([
      ['reports_to_updated', { old_manager_name: name }],
      ['role_updated', { changes: [{ field: 'function', old: 'Clerk', new: 'Lead' }] }],
      ['reports_to_updated', { new_manager_name: name }],
      ['role_updated', { changes: [{ field: 'function', old: null, new: 'Clerk' }] }],
      ['employee_updated', { changes: [{ field: 'phone', old: null, new: '1' }] }],
    ]);
    const seen = await events(id, await runtime.as('manager'));
    expect(seen[0]).toEqual(['reports_to_updated', { old_manager_name: '…' }]);
  });
});

describe('wages', () => {
  it('hold from their day: planned, moved, called off and corrected, each with its trail', async () => {
    const id = await add();
    const since = monthly(3000, '01/01/2024');
    const planned = monthly('3.200,50', '01/12/2026');
    expect((await setWages(id, [planned, since], 1)).body).toEqual({ id, version: 2 });
    const today = { wage_amount: 3000, wage_type: 'employee_paid_monthly', wage_from: '01/01/2024' };
    expect(await person(id)).toMatchObject({ ...today, wages: [since, { ...planned, amount: 3200.5 }] });
    pinToday('2026-12-01');
    expect(await person(id)).toMatchObject({ wage_amount: 3200.5, wage_from: '01/12/2026' });
    const filters = JSON.stringify({ conditions: [{ column: 'wage_amount', operator: 'is', values: ['3200.5'] }] });
    const found = async () =>
      (await admin.get('/api/employees/list', { filters })).body.data.map((row: { id: number }) => row.id);
    expect(await found()).toEqual([id]);
    pinToday(TODAY);
    runtime.forget();
    expect(await found()).toEqual([]);

    const corrected = monthly(3050, '01/01/2024');
    expect((await setWages(id, [corrected, monthly(3200.5, '01/01/2027')], 2)).status).toBe(200);
    expect((await setWages(id, [corrected])).status).toBe(200);
    expect((await setWages(id, [corrected])).body.version).toBe(4);
    const type = { wage_type: 'employee_paid_monthly' };
    expect(await events(id)).toEqual([
      ['wage_duration_updated', { ...type, amount: 3200.5, old_from: '01/01/2027' }],
      ['wage_duration_updated', { ...type, amount: 3200.5, old_from: '01/12/2026', new_from: '01/01/2027' }],
      ['wage_updated', { ...type, old_amount: 3000, new_amount: 3050, date: '01/01/2024' }],
      ['wage_updated', { ...type, old_amount: 3000, new_amount: 3200.5, date: '01/12/2026' }],
      ['wage_updated', { ...type, old_amount: null, new_amount: 3000, date: '01/01/2024' }],
      ['employee_added', { name: (await person(id)).name }],
    ]);
    expect((await events(id, await runtime.as('nowages'))).map(([what]) => what)).toEqual(['employee_added']);
  });

  it('are refused with their place, and for a stale version, an unknown person and a leaver', async () => {
    const id = await add();
    const wrong = [
      { ...monthly('', '01/01/2024'), amount: '' },
      { type: 'intern_not_paid', amount: 5, from: '01/02/2024' },
      monthly(1, '01/01/2062'),
      monthly(2, '01/01/2024'),
    ];
    expect(fields(await setWages(id, wrong))).toEqual([
      'wages.0.amount: field is required',
      'wages.1.amount: nothing is paid with this type: leave the amount empty',
      'wages.2.from: field can not be after 22/11/2028',
      'wages.3.from: it is listed twice',
    ]);
    expect(fields(await setWages(id, [{ ...monthly('much', '31/02/2024'), type: 'paid_in_kind' }]))).toEqual([
      expect.stringMatching(/^wages\.0\.type: field must be one of employee_paid_hourly/),
      'wages.0.amount: Invalid number',
      'wages.0.from: field is not valid date',
    ]);
    const one = [monthly(3000, '01/01/2024')];
    await edit(id, { phone: '1' });
    const stale = await setWages(id, one, 1);
    expect([stale.status, stale.body.code, stale.body.current.id]).toEqual([409, 'stale_version', id]);
    expect((await setWages(987_654, one)).status).toBe(404);
    await admin.post('/api/employees/delete', { id });
    expect((await setWages(id, one)).body.code).toBe('archived');
  });
});

describe('an end of employment', () => {
  it.each([
    ['white_collar', 'payroll_contract_terminated'],
    ['self_employed', 'freelance_contract_terminated'],
    [null, 'payroll_contract_terminated'],
  ])('of somebody %s is told as %s, planned or at once, for those who see wages', async (statute, type) => {
    const id = await add({ statute });
    await edit(id, { active_until: '31/12/2026' });
    await admin.post('/api/employees/delete', { id });
    const ends = (await events(id)).filter(([what]) => what.endsWith('_terminated'));
    expect(ends).toEqual([
      [type, { date_end: '22/11/2026' }],
      [type, { date_end: '31/12/2026' }],
    ]);
    const nowages = await events(id, await runtime.as('nowages'));
    expect(nowages.some(([what]) => what.endsWith('_terminated'))).toBe(false);
  });

  it('that is called off, or known from the first day on, is no end', async () => {
    const id = await add({ active_until: '31/12/2026' });
    await admin.post('/api/employees/undelete', { id });
    expect((await events(id)).map(([what]) => what)).toEqual(['employee_undeleted', 'employee_added']);
  });
});

describe('earlier employments', () => {
  const former = (...days: (readonly [string | null, string])[]) =>
    days.map(([start_date, active_until]) => ({ start_date, active_until }));

  it('come from who is hired again, and are added, corrected and removed, each with its trail', async () => {
    const id = await add({ start_date: '01/03/2020', active_until: '30/06/2024' });
    await admin.post('/api/employees/undelete', { id });
    expect((await person(id)).former_employments).toEqual([]);
    await edit(id, { start_date: '01/10/2026' });
    const [first, own] = former(['01/01/2015', '31/12/2016'], ['01/03/2020', '30/06/2024']);
    expect((await person(id)).former_employments).toEqual([own]);
    const { version } = await person(id);
    const corrected = { ...own, active_until: '31/07/2024' };
    expect((await edit(id, { version, former_employments: [corrected, first] })).status).toBe(200);
    expect((await edit(id, { version, former_employments: [] })).status).toBe(409);
    expect((await person(id)).former_employments).toEqual([first, corrected]);
    expect((await edit(id, { former_employments: [corrected, first] })).body.version).toBe(version + 1);
    expect((await edit(id, { former_employments: [] })).status).toBe(200);
    expect((await person(id)).former_employments).toEqual([]);
    const told = (await events(id))
      .flatMap(([, info]) => (info['changes'] ?? []) as { field: string; old: string | null; new: string | null }[])
      .filter(({ field }) => field === 'former_employments')
      .map(({ old, new: now }) => [old, now]);
    const [kept, both] = ['01/03/2020 – 30/06/2024', '01/01/2015 – 31/12/2016, 01/03/2020 – 31/07/2024'];
    expect(told).toEqual([[both, null], [kept, both], [null, kept]]); // prettier-ignore
  });

  it('are refused with their place, without a first day, and for who sees no last days', async () => {
    const id = await add({ start_date: '01/10/2026' });
    const sent = former(['01/05/2020', '30/04/2020'], ['01/06/2024', '01/10/2026'], [null, '31/12/2021'], ['31/12/2021', '30/06/2022']); // prettier-ignore
    expect(fields(await edit(id, { former_employments: sent }))).toEqual([
      'former_employments.0.active_until: field can not be before 01/05/2020',
      'former_employments.1.active_until: field can not be after 30/09/2026',
      'former_employments.2.start_date: field is required',
      'former_employments.3.start_date: field can not be before 01/01/2022',
    ]);
    expect(fields(await edit(id, { former_employments: former(['01/01/1911', '31/12/1912']) }))).toHaveLength(2);
    expect(fields(await edit(id, { former_employments: former(['x', '']) }))).toEqual([
      'former_employments.0.start_date: field is not valid date',
      'former_employments.0.active_until: field is required',
    ]);
    expect(fields(await edit(await add(), { former_employments: former([null, '31/12/2021']) }))).toEqual([
      'start_date: field is required',
    ]);
    const nowages = await runtime.as('nowages');
    expect(await person(id, nowages)).not.toHaveProperty('former_employments');
    const answer = await nowages.post('/api/employees/edit', { id, former_employments: [] });
    expect(answer.status).toBe(403);
  });
});

it('leaves nothing that an operator would have to repair', async () => {
  expect((await fsck()).filter(({ key }) => key.startsWith('employee'))).toEqual([]);
});
