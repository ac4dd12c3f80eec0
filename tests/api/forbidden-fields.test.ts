import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { aCar } from '#tests/builders/car.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames, type Persona } from '#tests/personas.ts';
import { forbiddenKinds as kinds, type Kind } from './forbidden-kinds.ts';
import { actorFor, CANARY_NATIONAL_NUMBER, canaryList, withdrawnRights } from './canaries.ts';
import { uploadDocument } from './files/upload-document.ts';
import { leastInput } from './sample-input.ts';

/** How often the property runs; a persona, a question and its words are drawn for each run. */
const RUNS = Number(process.env['LEAK_RUNS'] ?? 300);

const folder = aTemporaryFolder();
const clients = new Map<Persona, ApiClient>();
const clientOf = (persona: Persona): ApiClient => {
  const client = clients.get(persona);
  if (!client) throw new Error(persona);
  return client;
};

/** What no answer holds, whoever asks. */
const neverShown = ['iban', 'nationalNumber'];
/** What a contract holds for everybody who may read it: it is one document (docs/areas/contracts.md#values). */
const heldInContracts = ['personal', 'maskedNumber'];
const objects = keysOf(kinds);
const segments: string[] = [];

const post = async (path: string, body: unknown): Promise<{ id: number; version: number }> => {
  const answer = await clientOf('admin').post(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const plant = async (): Promise<void> => {
  const dates = { start_date: '17/04/1987', active_until: '19/04/2087', seniority_date: '21/03/1985' };
  const personal = { birth_date: '05/02/1961', private_email: 'canary@home.example', street: 'Canarystreet' };
  const numbers = { phone: '0499887766', iban: 'BE71096123456769', national_number: CANARY_NATIONAL_NUMBER };
  const person = { ...numbers, ...personal, ...dates };
  const wage = (amount: number, from: string) => ({ type: 'employee_paid_monthly', amount, from });
  for (const [at, team] of [MANAGED_TEAM_ID, OTHER_TEAM_ID].entries()) {
    const who = at === 0 ? 'Insight' : 'Outofsight';
    const body = { ...person, first_name: 'Zoë', last_name: who, email: `${who}@x.example`, team_ids: [team] };
    const { id } = await post('/api/employees/add', { ...body, employee_number: at === 0 ? 'SEEN-1' : 'HID-77' });
    kinds.employee.ids.push(id);
    await post('/api/employees/edit', { id, version: 1, phone: '0499887755', start_date: '18/04/1987', iban: null });
    await post('/api/employees/edit', { id, version: 2, iban: person.iban, national_number: null, town: 'Canarytown' });
    await post('/api/employees/edit', { id, version: 3, national_number: CANARY_NATIONAL_NUMBER });
    const wages = [wage(9876.54, '01/01/2024'), wage(9876.55, '01/01/2027')];
    await post('/api/employees/wages/set', { employee_id: id, wages });
  }
  for (const [at, driver] of kinds.employee.ids.entries()) {
    const own = { brand: at === 0 ? 'Seenbrand' : 'Hiddenbrand', plate: at === 0 ? '1-SEE-111' : '1-HID-777' };
    const { id } = await post(
      '/api/cars/add',
      aCar({ ...own, related_employee_id: driver, own_contribution: 7654.32 }),
    );
    kinds.car.ids.push(id);
    await post('/api/cars/edit', { car_id: id, version: 1, own_contribution: 8765.43 });
    await post('/api/messages/payroll', { message: 'canary-message', related_object: 'car', related_object_id: id });
  }
  const assetTypeId = (await post('/api/assetTypes/add', { name: 'Canarything' })).id;
  for (const [at, ownerEmployeeId] of kinds.employee.ids.entries()) {
    const { id } = await post('/api/assets/add', { assetTypeId, ownerEmployeeId, price: 4321.5 });
    kinds.asset.ids.push(id);
    const own = at === 0 ? { vendor: 'Seenvendor' } : { vendor: 'Hiddenvendor', serial_number: 'SN-HID-777' };
    await post('/api/assets/edit', { asset_id: id, version: 1, ...own });
  }
  const product_id = (await post('/api/software/products/add', { name: 'Canarysoft', url: 'canary.example' })).id;
  for (const [at, employee_id] of kinds.employee.ids.entries()) {
    const { id } = await post('/api/software/licenses/add', { product_id, employee_id });
    kinds.software_license.ids.push(id);
    await post('/api/software/licenses/edit', { license_id: id, username: at === 0 ? 'seen.login' : 'hidden.login' });
  }
  const training_id = (await post('/api/trainings/add', { name: 'Canarycourse', cost: 1 })).id;
  for (const employee_id of kinds.employee.ids) {
    const { id } = await post('/api/trainings/participants/add', { training_id, employee_id });
    kinds.training_employee.ids.push(id);
    const outcome = { training_id, employee_ids: [employee_id], result: 'interrupted' };
    await post('/api/trainings/participants/updateResult', outcome);
  }
  const type_id = (await post('/api/daysOff/types/add', { name: 'Canaryillness', kind: 'absence' })).id;
  for (const employee_id of kinds.employee.ids) {
    const absence = { employee_id, type_id, start_date: '09/11/2026', end_date: '10/11/2026' };
    const { id } = await post('/api/daysOff/absences/add', { ...absence, certificate_until: '17/04/2087' });
    kinds.day_off_request.ids.push(id);
    await post('/api/daysOff/absences/end', { id, end_date: '11/11/2026' });
  }
  await plantContracts();
  for (const object of objects) {
    const define = (name: string, type: string, options: { name: string }[] = []) =>
      post('/api/customFields/add', { object_type: object, name, type, options });
    const text = await define('Text', 'textfield');
    const option = await define('Option', 'select_option', [{ name: 'Canary option' }]);
    kinds[object].fields.push(text.id, option.id);
    for (const id of kinds[object].ids) {
      const isAbsence = object === 'day_off_request';
      for (const value of ['canarycustom', 'canaryedited']) {
        const values = {
          [`custom_field_${text.id}`]: isAbsence ? `${value} absencefield` : value,
          [`custom_field_${option.id}`]: 1,
        };
        await post('/api/customFields/setValue', { object_type: object, object_id: id, ...values });
      }
      if (isAbsence)
        await post('/api/tags/updateTags', {
          related_object: object,
          related_object_id: id,
          tag_names: ['absencetag'],
        });
      await uploadDocument(clientOf('admin'), id, { object, name: kinds[object].document });
    }
    const column = `custom_field_${text.id}`;
    const filter = { conditions: [{ column, operator: 'contains', values: ['canary'] }] };
    const segment = { object_type: object, name: 'Mine', filter, shared: 1 };
    segments.push(String((await post('/api/segments/add', segment)).id));
    await plantKept(object, { conditions: [kinds[object].revealing] });
  }
};

/** A contract of each person with what only some may know in its text. */
const plantContracts = async (): Promise<void> => {
  const shown = [
    'wage_gross',
    'employee_address',
    'employee_iban',
    'employee_national_number',
    'job_start_date',
    'free_clause',
  ];
  const content_html = `<p>${shown.map((name) => `#${name}`).join(' and ')}</p>`;
  const { id: template_id } = await post('/api/contract_template/add', {
    name: 'Canarytext',
    type: 'annex',
    content_html,
  });
  await post('/api/contract_template/publish', { template_id });
  for (const [at, employee_id] of kinds.employee.ids.entries()) {
    const contract_name = at === 0 ? 'Seendeal' : 'Hiddendeal';
    const made = { employee_id, contract_template_id: template_id, contract_name };
    const { id } = await post('/api/contracts/addToEmployee', made);
    kinds.contract.ids.push(id);
    const value = { contract_id: id, shortcode: 'free_clause', value: 'canaryclause' };
    await post('/api/contracts/shortcodes/setCustomShortcodeValue', value);
  }
};

/** Plants what is stored about records outside them: segments, views and runs. */
const plantKept = async (object: Kind, filters: object): Promise<void> => {
  const body = { object_type: object, name: 'Revealing', filter: filters, shared: 1 };
  kinds[object].segment = String((await post('/api/segments/add', body)).id);
  const state = { segment: 'all', columns: null, sort: null, per_page: 10, search: '', filters };
  await post('/api/views/add', { list: kinds[object].list, name: 'Revealing', state, shared: 1 });
  const edit = { object_type: object, ids: kinds[object].ids, set: { tags_add: ['Together'] } };
  kinds[object].run = (await clientOf('admin').post('/api/bulkEdit/start', edit)).body.run_id;
  await driveRun(kinds[object].run, 1, runKindOf);
};

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const persona of personaNames) clients.set(persona, await runtime.as(persona));
  const { data: users } = (await clientOf('admin').get('/api/users/list', { per_page: 100 })).body;
  const user = users.find(({ email }: { email: string }) => email.startsWith('noExport@'));
  await post('/api/users/edit', { id: user.id, version: user.version, ...withdrawnRights });
  await post('/api/settings/features', { integration_features: ['people/show-seniority'] });
  await plant();
});
afterAll(folder.remove);

/** The text of an answer, and of the file that it names. */
const textOf = async ({ status, body }: Answer): Promise<string> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = status === 200 ? body?.file_url : undefined;
  if (typeof url !== 'string' || !/excel|xlsx/.test(String(body.file_name))) return text;
  const lines: string[] = [text];
  const file = Buffer.from(await (await fetch(url)).arrayBuffer());
  try {
    for await (const part of readWorkbook(folder.write('answer.xlsx', file))) lines.push(JSON.stringify(part));
  } catch (error) {
    // A file without rows reveals nothing.
    if (!(error instanceof AppError) || error.extras['reason'] !== 'empty_workbook') throw error;
  }
  return lines.join('\n');
};

/** The canaries that reached a persona they must be kept from; words that the persona sent do not count. */
const leaksIn = async (persona: Persona, answer: Answer, sent: string): Promise<string[]> => {
  const text = await textOf(answer);
  const actor = actorFor(persona);
  return canaryList
    .filter(([, { isKeptFrom }]) => isKeptFrom(actor))
    .flatMap(([name, { texts }]) =>
      texts.filter((one) => text.includes(one) && !sent.includes(one)).map((one) => `${name}: ${one}`),
    );
};

const excelOf = (object: Kind): string => kinds[object].excel ?? `${kinds[object].place}/list/excel`;

const customColumns = (object: Kind): string[] => kinds[object].fields.map((id) => `custom_field_${id}`);

const word = fc.constantFrom('', ...canaryList.flatMap(([, { texts }]) => texts), 'Zoë', 'brand', 'canary');
const drawn = fc.record({
  persona: fc.constantFrom(...personaNames),
  object: fc.constantFrom(...objects),
  what: fc.constantFrom(
    'list',
    'excel',
    'detail',
    'assignments',
    'feed',
    'company',
    'search',
    'preview',
    'files',
    'tags',
    'views',
    'segments',
    'revealing',
    'home',
    'runs',
    'run',
  ),
  which: fc.nat({ max: 1 }),
  word,
  /** A column of the object by its place, custom fields last. */
  column: fc.nat({ max: 40 }),
  operator: fc.constantFrom('is', 'not', 'contains', 'empty', 'not_empty', 'before', 'after', 'over', 'under'),
  by: fc.constantFrom('search', 'filter', 'order', 'segment', 'columns'),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const columnOf = ({ object, column }: Drawn): string => {
  const all = [...kinds[object].columns, ...customColumns(object), 'tags'];
  return all[column % all.length] ?? 'name';
};

const filterOf = (draw: Drawn) => ({
  conditions: [
    {
      column: columnOf(draw),
      operator: draw.operator,
      values: draw.operator.endsWith('empty') ? [] : [draw.word || 'canary'],
    },
  ],
});

const listQueryOf = (draw: Drawn): Record<string, string> => ({
  per_page: '100',
  requested_cf_ids: kinds[draw.object].fields.join(),
  ...(draw.by === 'search' && { search_term: draw.word }),
  ...(draw.by === 'filter' && { filters: JSON.stringify(filterOf(draw)) }),
  ...(draw.by === 'order' && { orderby_column: columnOf(draw) }),
  ...(draw.by === 'segment' && { segment_id: segments[objects.indexOf(draw.object)] ?? 'all' }),
});

const ask = (draw: Drawn): Promise<Answer> => {
  const { persona, object, what, which } = draw;
  const client = clientOf(persona);
  const id = kinds[object].ids[which] ?? 0;
  const record = { relatedObject: object, relatedObjectId: id };
  switch (what) {
    case 'list':
      return client.get(`/api/${kinds[object].place}/list`, listQueryOf(draw));
    case 'excel': {
      const columns = draw.by === 'columns' && { columns: columnOf(draw) };
      return client.get(`/api/${excelOf(object)}`, { ...listQueryOf(draw), ...columns });
    }
    case 'detail':
    case 'assignments':
      return client.get(`/api/${kinds[object].place}/${id}/${what}`);
    case 'feed':
      return client.get('/api/activity/list', record);
    case 'company':
      return client.get('/api/activity/list');
    case 'search':
      return client.get('/api/search', { query: draw.word });
    case 'preview':
      return client.post('/api/segments/preview', { object_type: object, filter: filterOf(draw) });
    case 'views':
      return client.get('/api/views/list', { list: kinds[object].list });
    case 'segments':
      return client.get('/api/segments/list', { object_type: object });
    case 'revealing':
      return client.get(`/api/${kinds[object].place}/list`, {
        ...listQueryOf(draw),
        segment_id: kinds[object].segment,
      });
    case 'home':
      return client.get(which === 0 ? '/api/home' : '/api/home/counts');
    case 'runs':
      return client.get('/api/runs/list', { per_page: 100 });
    case 'run':
      return client.get(`/api/runs/${kinds[object].run}`, { filter: 'all', per_page: 100 });
    case 'files':
      return client.get('/api/files/list', record);
    case 'tags':
      return client.get(`/api/tags/${object}/${id}/list`);
  }
};

/** The number of records that a persona found by a value that is kept from them. */
const foundBy = (draw: Drawn, { status, body }: Answer): number => {
  // The records in a segment on the value have that value.
  if (draw.what === 'revealing' && !can(actorFor(draw.persona), kinds[draw.object].revealingRight))
    return status === 200 ? 1 : 0;
  const isSearch = (draw.what === 'list' && draw.by === 'search') || draw.what === 'search';
  const kept = canaryList.some(
    ([name, { texts, isKeptFrom }]) =>
      !['people', 'cars', 'assets', 'licenses', 'contracts'].includes(name) &&
      texts.includes(draw.word) &&
      isKeptFrom(actorFor(draw.persona)),
  );
  if (!isSearch || !kept || status !== 200) return 0;
  return draw.what === 'search' ? body.data.length : body.count;
};

it('never reveals a value to a persona it is kept from, whatever they ask', async () => {
  const seed = Number(process.env['LEAK_SEED'] ?? 1);
  process.stdout.write(`forbidden fields: seed ${seed}\n`);
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(drawn, async (draw) => {
      const answer = await ask(draw);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 200) answered.add(draw.what);
      const sent = draw.what === 'preview' || answer.status !== 200 ? draw.word : '';
      expect(await leaksIn(draw.persona, answer, sent)).toEqual([]);
      expect(foundBy(draw, answer)).toBe(0);
    }),
    { numRuns: RUNS, seed },
  );
  expect(answered.size).toBe(16);
});

it('shows every value to somebody who may see it, so that a missing canary would be noticed', async () => {
  const admin = clientOf('admin');
  let text = '';
  for (const object of objects) {
    const query = { per_page: '100', requested_cf_ids: kinds[object].fields.join() };
    text += await textOf(await admin.get(`/api/${kinds[object].place}/list`, query));
    text += await textOf(await admin.get(`/api/${excelOf(object)}`, query));
    for (const id of kinds[object].ids) {
      text += await textOf(await admin.get(`/api/${kinds[object].place}/${id}/detail`));
      text += await textOf(await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: id }));
      text += await textOf(await admin.get('/api/files/list', { relatedObject: object, relatedObjectId: id }));
    }
    const views = await textOf(await admin.get('/api/views/list', { list: kinds[object].list }));
    const chosen = await textOf(await admin.get('/api/segments/list', { object_type: object }));
    for (const one of [views, chosen]) expect(one).toContain(String(kinds[object].revealing.values[0]));
    const run = await textOf(await admin.get(`/api/runs/${kinds[object].run}`, { filter: 'all', per_page: 100 }));
    expect(run).toContain(kinds[object].nameInRun);
  }
  const unseen = canaryList.filter(
    ([name, { texts }]) => !neverShown.includes(name) && !texts.some((one) => text.includes(one)),
  );
  expect(unseen.map(([name]) => name)).toEqual([]);
});

it.each(personaNames)('reveals to %s by no GET what is kept from them', async (persona) => {
  const found: string[] = [];
  for (const definition of registry.filter(({ method }) => method === 'GET')) {
    const least = leastInput(definition);
    // Most endpoints do not name a record: the same request need not be sent twice.
    const requested = new Set<string>();
    for (const object of objects) {
      for (const id of kinds[object].ids) {
        const params = Object.fromEntries(
          Object.keys(least.params).map((name) => [
            name,
            name === 'object' ? object : name === 'id' ? id : least.params[name],
          ]),
        );
        const query = { ...least.query, ...('relatedObject' in least.query && { relatedObject: object, relatedObjectId: String(id) }),
          ...('object_type' in least.query && { object_type: object }), ...('list' in least.query && { list: kinds[object].list }) }; // prettier-ignore
        const input = { params, query };
        if (requested.has(JSON.stringify(input))) continue;
        requested.add(JSON.stringify(input));
        const answer = await clientOf(persona).request(definition, input);
        const leaks = await leaksIn(persona, answer, '');
        const shown = definition.id === 'contracts.listShortcodes' ? heldInContracts : [];
        const kept = leaks.filter((leak) => !shown.some((name) => leak.startsWith(`${name}: `)));
        found.push(...kept.map((leak) => `${definition.id}: ${leak}`));
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
