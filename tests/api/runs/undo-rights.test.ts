import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import type { Membership } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { changeRun } from '#functions/platform/runs/run-store.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { aCar } from '#tests/builders/car.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, MANAGED_TEAM_ID, personaNames, personas, type Persona } from '#tests/personas.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';

let car: number;
let person: number;
let carField: number;
let personField: number;

const post = async (path: string, body: object, client = admin) => {
  const answer = await client.post(path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};

/** Gives a persona these rights instead of its own. */
const giveRights = async (persona: Persona, rights: Partial<Membership> = {}): Promise<void> => {
  const { data } = (await admin.get('/api/users/list', { per_page: 100 })).body;
  const { id } = data.find(({ email }: { email: string }) => email.startsWith(`${persona}@`));
  const { support: _support, reseller: _reseller, ...own } = personas[persona];
  await post('/api/users/edit', { id, ...own, ...rights });
};

/** Sets values in bulk as somebody, and waits until they are stored. */
const edited = async (client: ApiClient, object: string, set: Record<string, unknown>): Promise<string> => {
  const ids = [object === 'car' ? car : person];
  const { run_id } = await post('/api/bulkEdit/start', { object_type: object, ids, set }, client);
  expect(await ended(client, run_id)).toMatchObject({ done: 1, failed: 0 });
  return run_id;
};

/** The lines of an undo, as an administrator with every right reads them. */
const undone = async (client: ApiClient, runId: string) => {
  const { run_id } = await post('/api/runs/undo', { run_id: runId }, client);
  await ended(admin, run_id);
  const { done, failed, items } = await admin.call(getRun, { params: { run_id }, query: { filter: 'all' } });
  return { done, failed, messages: items.map(({ message }) => message) };
};

const shownOf = async (object: string): Promise<string> => {
  const detail = await admin.get(object === 'car' ? `/api/cars/${car}/detail` : `/api/employees/${person}/detail`);
  return JSON.stringify(detail.body);
};

const { runtime, admin } = await startCompanyWithRuns();
const { as } = runtime;
beforeAll(async () => {
  await post('/api/settings/features', { integration_features: ['people/show-seniority'] });
  const body = { first_name: 'Wage', last_name: 'Earner', team_ids: [MANAGED_TEAM_ID] };
  ({ id: person } = await post('/api/employees/add', body));
  ({ id: car } = await post('/api/cars/add', aCar({ related_employee_id: person, own_contribution: 200 })));
  const field = (object_type: string) => ({ object_type, name: 'Kept', type: 'textfield', options: [] });
  ({ id: carField } = await post('/api/customFields/add', field('car')));
  ({ id: personField } = await post('/api/customFields/add', field('employee')));
});

type Case = [object: 'car' | 'employee', what: string, set: () => Record<string, unknown>, taken: Partial<Membership>];
const cases: Case[] = [
  ['car', 'own contribution', () => ({ own_contribution: 999.5 }), { access_wages: 0 }],
  ['employee', 'start date', () => ({ start_date: '03/04/2019' }), { access_wages: 0 }],
  ['employee', 'last day', () => ({ active_until: '05/06/2099' }), { access_wages: 0 }],
  ['employee', 'seniority date', () => ({ seniority_date: '07/08/2017' }), { access_wages: 0 }],
  ['car', 'custom field', () => ({ [`custom_field_${carField}`]: 'Kept as it is' }), { group_access: 'light' }],
  ['employee', 'custom field', () => ({ [`custom_field_${personField}`]: 'Kept as it is' }), { group_access: 'light' }],
];

describe.each(['default', 'noExport'] as const)('an undo by %s', (persona) => {
  it.each(cases)('puts back a %s’s %s only as a save would', async (object, _, set, taken) => {
    const client = await as(persona);
    const values = set();
    const [value] = Object.values(values);
    const kept = await edited(client, object, values);
    await giveRights(persona, taken);
    const refused = await undone(client, kept);
    expect([refused.done, refused.failed]).toEqual([0, 1]);
    expect(refused.messages[0]).toMatch(/^You do not have the right to set/);
    expect(await shownOf(object)).toContain(String(value));
    await giveRights(persona);
    const cleared = await edited(client, object, Object.fromEntries(Object.keys(values).map((key) => [key, null])));
    expect(await shownOf(object)).not.toContain(String(value));
    expect(await undone(client, cleared)).toMatchObject({ done: 1, failed: 0 });
    expect(await shownOf(object)).toContain(String(value));
    await edited(client, object, Object.fromEntries(Object.keys(values).map((key) => [key, null])));
  });
});

it.each(personaNames)(
  'of somebody else’s run by %s needs the right to all runs and to its records',
  async (persona) => {
    const actor = actorOf(persona);
    const client = await as(persona);
    const kept = await edited(admin, 'car', { supplier: `Arval of ${persona}` });
    const { status, body } = await client.post('/api/runs/undo', { run_id: kept });
    const isOwn = persona === 'admin';
    const seesRun = isOwn || can(actor, 'settings:manage');
    expect(status).toBe(!seesRun ? 404 : can(actor, 'fleet:write') ? 200 : 403);
    if (status === 200) await ended(admin, body.run_id);
    expect((await shownOf('car')).includes(`Arval of ${persona}`)).toBe(status !== 200);
  },
);

it('is offered only with the right that it asks for', async () => {
  const client = await as('default');
  const run_id = await edited(client, 'car', { supplier: 'Arval of nobody' });
  const offered = async () => (await client.call(getRun, { params: { run_id }, query: {} })).can_undo;
  const listed = async () => (await client.get('/api/runs/list')).body.data.find((run: { run_id: string }) => run.run_id === run_id).can_undo; // prettier-ignore
  expect([await offered(), await listed()]).toEqual([true, true]);
  await giveRights('default', { role: 'read_only' });
  expect((await client.post('/api/runs/undo', { run_id })).status).toBe(403);
  expect([await offered(), await listed()]).toEqual([false, false]);
  await giveRights('default');
  expect(await offered()).toBe(true);
});

it('is refused to an administrator without wages, whoever made the run', async () => {
  const kept = await edited(admin, 'car', { own_contribution: 777.25, supplier: 'Arval' });
  await giveRights('nowages', { role: 'admin' });
  const nowages = await as('nowages');
  expect(await undone(nowages, kept)).toMatchObject({ done: 0, failed: 1 });
  expect(await shownOf('car')).toContain('777.25');
  const harmless = await edited(admin, 'car', { supplier: 'Athlon' });
  expect(await undone(nowages, harmless)).toMatchObject({ done: 1, failed: 0 });
  await giveRights('nowages');
});

it.each([
  ['car', ['Id', 'Own contribution'], 654.75, 654.75],
  ['employee', ['Id', 'Start date'], '09/10/2011', '09/10/2011'],
  ['employee', ['Id', 'IBAN'], 'BE68539007547034', 'BE68 **** **** 7034'],
] as const)('of an import of a %s with %s needs the right to wages', async (object, headers, value, shown) => {
  const importer = await as('noExport');
  await giveRights('noExport', { can_import: 1 });
  const id = object === 'car' ? car : person;
  const started = await startImport(importer, object, aWorkbook({ rows: [[...headers], [id, value]] }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
  await ended(importer, (await importer.call(check, { body })).run_id);
  const run = await ended(importer, (await importer.call(commit, { body: { import_id: started.import_id } })).run_id);
  expect(run).toMatchObject({ done: 1, failed: 0 });
  await giveRights('noExport', { can_import: 1, access_wages: 0 });
  expect(await undone(importer, run.run_id)).toMatchObject({ done: 0, failed: 1 });
  expect(await shownOf(object)).toContain(String(shown));
  await giveRights('noExport');
});

describe('what a run made', () => {
  const download = async (client: ApiClient): Promise<string> => {
    const template = { name: 'Annex', type: 'annex', content_html: '<p>For #employee_name</p>' };
    const { id: template_id } = await post('/api/contract_template/add', template);
    await post('/api/contract_template/publish', { template_id });
    const of = { employee_id: person, contract_template_id: template_id };
    const { id } = await post('/api/contracts/addToEmployee', of);
    return (await post('/api/contracts/download', { contract_ids: [id] }, client)).run_id;
  };

  it('is given to its user while they have every right with which it was made, and for a day', async () => {
    const client = await as('default');
    const run_id = await download(client);
    const result = async () => (await client.call(getRun, { params: { run_id }, query: {} })).result;
    expect(await ended(client, run_id)).toMatchObject({ result: { file_url: expect.any(String) } });
    for (const taken of [{ role: 'team_only' }, { access_wages: 0 }, { document_access: 0 }] as const) {
      await giveRights('default', taken);
      expect(await result(), JSON.stringify(taken)).toEqual({
        file_name: expect.any(String),
        files: expect.any(Number),
        file_gone: 'rights',
      });
    }
    await giveRights('default');
    expect(await result()).toMatchObject({ file_url: expect.any(String) });
    await changeRun(run_id, (head) => ({ ...head, ended_at: new Date(Date.now() - 86_500_000).toISOString() }));
    expect(await result()).toMatchObject({ file_gone: 'expired' });
    expect(await result()).not.toHaveProperty('file_url');
  });

  it('names nobody whom its user has lost sight of', async () => {
    const client = await as('default');
    const run_id = await edited(client, 'employee', { tags_add: ['Seen'] });
    const lines = async () => (await client.call(getRun, { params: { run_id }, query: { filter: 'all' } })).items;
    expect(await lines()).toMatchObject([{ label: 'Wage Earner' }]);
    await giveRights('default', { role: 'team_only' });
    expect(await lines()).toEqual([]);
    await giveRights('default', { role: 'read_only' });
    expect(await lines()).toMatchObject([{ label: 'Wage Earner' }]);
    await giveRights('default');
  });
});
