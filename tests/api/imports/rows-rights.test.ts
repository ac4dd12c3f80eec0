import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import type { Membership } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { writePreferences } from '#functions/session/preferences.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, personaNames, personas, type Persona } from '#tests/personas.ts';
import { mappingOf, startImport } from './upload-file.ts';

/** Stored values, which only a report of an import quotes here. */
const CONTRIBUTION = 248.75;
const KEPT = 'Kept in the field';
const MESSAGE = 'Must be positive';

let car: number;
/** The import of an administrator, and the run that checked it. */
let importId: string;
let checkRun: string;

const post = async (path: string, body: object) => {
  const answer = await admin.post(path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};

const giveRights = async (persona: Persona, rights: Partial<Membership> = {}): Promise<void> => {
  const { data } = (await admin.get('/api/users/list', { per_page: 100 })).body;
  const { id } = data.find(({ email }: { email: string }) => email.startsWith(`${persona}@`));
  const { support: _support, reseller: _reseller, ...own } = personas[persona];
  await post('/api/users/edit', { id, ...own, can_import: 1, ...rights });
};

const checked = async (client: ApiClient, headers: string[], cells: (string | number)[][]) => {
  const started = await startImport(client, 'car', aWorkbook({ rows: [headers, ...cells] }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
  const { run_id } = await client.call(check, { body });
  await ended(client, run_id);
  return { import_id: started.import_id, run_id };
};

const read = async (client: ApiClient, id: string, runId: string) => {
  const rows = await client.get('/api/imports/rows', { import_id: id });
  const errorFile = await client.get('/api/imports/errorFile', { import_id: id });
  const run = await client.get(`/api/runs/${runId}`);
  return { rows, errorFile, run, text: JSON.stringify([rows.body, errorFile.body, run.body.result]) };
};

const { runtime, admin } = await startCompanyWithRuns();
const { as } = runtime;
beforeAll(async () => {
  ({ id: car } = await post('/api/cars/add', aCar({ own_contribution: CONTRIBUTION })));
  const field = { object_type: 'car', name: 'Wishes', type: 'textfield', options: [] };
  const { id } = await post('/api/customFields/add', field);
  await post('/api/customFields/setValue', { object_type: 'car', object_id: car, [`custom_field_${id}`]: KEPT });
  const made = await checked(admin, ['Id', 'Own contribution'], [[car, 300], [car, -1]]); // prettier-ignore
  importId = made.import_id;
  checkRun = made.run_id;
});

describe('the rows of an import', () => {
  it.each([
    ['the role', 'Own contribution', { role: 'read_only' }],
    ['the right to wages', 'Own contribution', { access_wages: 0 }],
    ['the right to import', 'Own contribution', { can_import: 0 }],
    ['the fleet', 'Own contribution', { fleet_access: 0 }],
    ['custom fields', 'Wishes', { group_access: 'light' }],
    ['everything', 'Own contribution', { role: 'read_only', access_wages: 0, can_import: 0, fleet_access: 0 }],
  ] as const)('are not read any more after %s was taken away', async (_, header, taken) => {
    await giveRights('noExport');
    const client = await as('noExport');
    const value = header === 'Wishes' ? 'Elsewhere' : 300;
    const { import_id, run_id } = await checked(client, ['Id', header], [[car, value]]);
    const before = await read(client, import_id, run_id);
    expect([before.rows.status, before.errorFile.status]).toEqual([200, 200]);
    expect(before.text).toContain(header === 'Wishes' ? KEPT : String(CONTRIBUTION));
    await giveRights('noExport', taken);
    const after = await read(client, import_id, run_id);
    expect([after.rows.status, after.errorFile.status]).toEqual([403, 403]);
    expect(after.rows.body.permission).toBeTruthy();
    expect(after.text).not.toContain(String(CONTRIBUTION));
    expect(after.text).not.toContain(KEPT);
  });

  it('are still read without a right that the file does not touch', async () => {
    await giveRights('noExport', { access_wages: 0, group_access: 'default' });
    const client = await as('noExport');
    const { import_id, run_id } = await checked(client, ['Id', 'Color'], [[car, 'Mauve']]);
    const { rows, errorFile } = await read(client, import_id, run_id);
    expect([rows.status, errorFile.status]).toEqual([200, 200]);
  });
});

describe.each(personaNames)('%s', (persona) => {
  it('reads the rows of their own import alone, and of other runs no more than counts', async () => {
    await giveRights('noExport');
    const { rows, errorFile, run, text } = await read(await as(persona), importId, checkRun);
    const isOwn = persona === 'admin';
    expect([rows.status, errorFile.status]).toEqual(isOwn ? [200, 200] : [404, 404]);
    // Whoever manages the company sees everybody's runs.
    const seesRun = isOwn || can(actorOf(persona), 'settings:manage');
    expect(run.status).toBe(seesRun ? 200 : 404);
    if (seesRun) expect(run.body.result).toMatchObject({ counts: { wrong: 1 }, total: 2 });
    expect(text.includes(MESSAGE)).toBe(isOwn);
  });

  it('does not read the errors of their own check once the right to the records is gone', async () => {
    if (!can(actorOf(persona), 'fleet:import') || persona === 'admin') return;
    const client = await as(persona);
    const { run_id } = await checked(client, ['Id', 'Own contribution'], [[car, -1]]);
    expect(JSON.stringify((await client.get(`/api/runs/${run_id}`)).body.result)).toContain(MESSAGE);
    await giveRights(persona, { fleet_access: 0 });
    const { result } = (await client.get(`/api/runs/${run_id}`)).body;
    expect(JSON.stringify(result)).not.toContain(MESSAGE);
    expect(result.counts).toMatchObject({ wrong: 1 });
    await giveRights(persona);
  });
});

it('starts an import whatever a user has kept under the name of its columns', async () => {
  // Nobody imported people here: a mapping that is kept already would be found beside what cannot be read.
  await transact(writePreferences(actorOf('admin'), 'import-employee', { per_page: 30 }));
  const started = await startImport(admin, 'employee', aWorkbook({ rows: [['Id', 'First name'], [1, 'Ann']] })); // prettier-ignore
  expect(mappingOf(started)).toEqual({ Id: 'id', 'First name': 'first_name' });
});
