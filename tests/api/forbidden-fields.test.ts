import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { AppError } from '#shared/errors/problem.ts';
import { assetColumns } from '#shared/assets/asset.columns.ts';
import { vehicleColumns } from '#shared/fleet/vehicle.columns.ts';
import { licenseColumns } from '#shared/software/license.columns.ts';
import { employeeColumns } from '#shared/people/employee.columns.ts';
import { can } from '#shared/permissions/rules.ts';
import { readWorkbook } from '#functions/platform/excel/read-workbook.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { aCar } from '#tests/builders/car.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames, type Persona } from '#tests/personas.ts';
import { actorFor, canaryList, fewer } from './canaries.ts';
import { uploaded } from './files/upload-document.ts';
import { leastInput } from './sample-input.ts';

/** Runs of the property; a persona, a question and its words are drawn for each. */
const RUNS = Number(process.env['LEAK_RUNS'] ?? 300);

let runtime: Runtime;
const folder = aTemporaryFolder();
const clients = new Map<Persona, ApiClient>();
const clientOf = (persona: Persona): ApiClient => {
  const client = clients.get(persona);
  if (!client) throw new Error(persona);
  return client;
};

const objects = ['car', 'asset', 'software_license', 'employee'] as const;
type Kind = (typeof objects)[number];

const ids = {
  car: [] as number[],
  asset: [] as number[],
  software_license: [] as number[],
  employee: [] as number[],
  fields: { car: [] as number[], asset: [] as number[], software_license: [] as number[], employee: [] as number[] },
};
const segments: string[] = [];
/** By object: a shared segment on a value that few may see, and a run over both records. */
const kept = {
  car: { segment: '', run: '' },
  asset: { segment: '', run: '' },
  software_license: { segment: '', run: '' },
  employee: { segment: '', run: '' },
};

/** A condition that says what few may know. */
const telling = {
  car: { column: 'own_contribution', operator: 'is', values: [7654.32] },
  asset: { column: 'price', operator: 'is', values: [4321.5] },
  software_license: { column: 'username', operator: 'contains', values: ['.login'] },
  employee: { column: 'start_date', operator: 'is', values: ['17/04/1987'] },
} as const;
const tellingRight = {
  car: 'wages:own-contribution',
  asset: 'assets:read',
  software_license: 'software:read',
  employee: 'people:wage-columns',
} as const;
const documentNames = {
  car: 'canary-lease.pdf',
  asset: 'canary-manual.pdf',
  software_license: 'canary-key.pdf',
  employee: 'canary-contract.pdf',
} as const;
/** A word of the name that a record of somebody out of sight has in a run. */
const nameInRun = {
  car: 'Hiddenbrand',
  asset: 'Canarything',
  software_license: 'Canarysoft',
  employee: 'Outofsight',
} as const;

const post = async (path: string, body: unknown): Promise<{ id: number; version: number }> => {
  const answer = await clientOf('admin').post(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const plant = async (): Promise<void> => {
  const person = {
    phone: '0499887766',
    start_date: '17/04/1987',
    active_until: '19/04/2087',
    iban: 'BE71096123456769',
  };
  for (const [at, team] of [MANAGED_TEAM_ID, OTHER_TEAM_ID].entries()) {
    const who = at === 0 ? 'Insight' : 'Outofsight';
    const body = { ...person, first_name: 'Zoë', last_name: who, email: `${who}@x.example`, team_ids: [team] };
    const { id } = await post('/api/employees/add', { ...body, employee_number: at === 0 ? 'SEEN-1' : 'HID-77' });
    ids.employee.push(id);
    await post('/api/employees/edit', { id, version: 1, phone: '0499887755', start_date: '18/04/1987', iban: null });
    await post('/api/employees/edit', { id, version: 2, iban: person.iban });
  }
  for (const [at, driver] of ids.employee.entries()) {
    const own = { brand: at === 0 ? 'Seenbrand' : 'Hiddenbrand', plate: at === 0 ? '1-SEE-111' : '1-HID-777' };
    const { id } = await post(
      '/api/cars/add',
      aCar({ ...own, related_employee_id: driver, own_contribution: 7654.32 }),
    );
    ids.car.push(id);
    await post('/api/cars/edit', { car_id: id, version: 1, own_contribution: 8765.43 });
  }
  const assetTypeId = (await post('/api/assetTypes/add', { name: 'Canarything' })).id;
  for (const [at, ownerEmployeeId] of ids.employee.entries()) {
    const { id } = await post('/api/assets/add', { assetTypeId, ownerEmployeeId, price: 4321.5 });
    ids.asset.push(id);
    const own = at === 0 ? { vendor: 'Seenvendor' } : { vendor: 'Hiddenvendor', serial_number: 'SN-HID-777' };
    await post('/api/assets/edit', { asset_id: id, version: 1, ...own });
  }
  const product_id = (await post('/api/software/products/add', { name: 'Canarysoft', url: 'canary.example' })).id;
  for (const [at, employee_id] of ids.employee.entries()) {
    const { id } = await post('/api/software/licenses/add', { product_id, employee_id });
    ids.software_license.push(id);
    await post('/api/software/licenses/edit', { license_id: id, username: at === 0 ? 'seen.login' : 'hidden.login' });
  }
  for (const object of objects) {
    const define = (name: string, type: string, options: { name: string }[] = []) =>
      post('/api/customFields/add', { object_type: object, name, type, options });
    const text = await define('Text', 'textfield');
    const option = await define('Option', 'select_option', [{ name: 'Canary option' }]);
    ids.fields[object].push(text.id, option.id);
    for (const id of ids[object]) {
      for (const value of ['canarycustom', 'canaryedited']) {
        const values = { [`custom_field_${text.id}`]: value, [`custom_field_${option.id}`]: 1 };
        await post('/api/customFields/setValue', { object_type: object, object_id: id, ...values });
      }
      await uploaded(clientOf('admin'), id, { object, name: documentNames[object] });
    }
    const column = `custom_field_${text.id}`;
    const filter = { conditions: [{ column, operator: 'contains', values: ['canary'] }] };
    const saved = await post('/api/segments/add', { object_type: object, name: 'Mine', filter, shared: 1 });
    segments.push(String(saved.id));
    await plantKept(object, { conditions: [telling[object]] });
  }
};

/** What is kept about records apart from them: segments, views, runs. */
const plantKept = async (object: Kind, filters: object): Promise<void> => {
  const body = { object_type: object, name: 'Telling', filter: filters, shared: 1 };
  kept[object].segment = String((await post('/api/segments/add', body)).id);
  const state = { segment: 'all', columns: null, sort: null, per_page: 10, search: '', filters };
  await post('/api/views/add', { list: lists[object], name: 'Telling', state, shared: 1 });
  const edit = { object_type: object, ids: ids[object], set: { tags_add: ['Together'] } };
  kept[object].run = (await clientOf('admin').post('/api/bulkEdit/start', edit)).body.run_id;
  await driveRun(kept[object].run, 1, runKindOf);
};

beforeAll(async () => {
  runtime = await startRuntime();
  for (const persona of personaNames) clients.set(persona, await runtime.as(persona));
  const { data: users } = (await clientOf('admin').get('/api/users/list', { per_page: 100 })).body;
  const user = users.find(({ email }: { email: string }) => email.startsWith('noExport@'));
  await post('/api/users/edit', { id: user.id, version: user.version, ...fewer });
  await plant();
});
afterAll(async () => {
  folder.remove();
  await runtime.close();
});

/** What an answer says, a file that it names included. */
const told = async ({ status, body }: Answer): Promise<string> => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = status === 200 ? body?.file_url : undefined;
  if (typeof url !== 'string' || !/excel|xlsx/.test(String(body.file_name))) return text;
  const lines: string[] = [text];
  const file = Buffer.from(await (await fetch(url)).arrayBuffer());
  try {
    for await (const part of readWorkbook(folder.write('answer.xlsx', file))) lines.push(JSON.stringify(part));
  } catch (error) {
    // A file without a row tells nothing.
    if (!(error instanceof AppError) || error.extras['reason'] !== 'empty_workbook') throw error;
  }
  return lines.join('\n');
};

/** The canaries that reached someone from whom they must be kept; words that he sent himself do not count. */
const leaksIn = async (persona: Persona, answer: Answer, sent: string): Promise<string[]> => {
  const text = await told(answer);
  const actor = actorFor(persona);
  return canaryList
    .filter(([, { isKeptFrom }]) => isKeptFrom(actor))
    .flatMap(([name, { texts }]) =>
      texts.filter((one) => text.includes(one) && !sent.includes(one)).map((one) => `${name}: ${one}`),
    );
};

const places = { car: 'cars', asset: 'assets', software_license: 'software/licenses', employee: 'employees' } as const;
const lists = { car: 'fleet', asset: 'assets', software_license: 'licenses', employee: 'people' } as const;
const columnsOf = {
  car: vehicleColumns.map(({ key }) => key as string),
  asset: assetColumns.map(({ key }) => key as string),
  software_license: licenseColumns.map(({ key }) => key as string),
  employee: [...employeeColumns.map(({ key }) => key as string), 'iban'],
};
const customColumns = (object: Kind): string[] => ids.fields[object].map((id) => `custom_field_${id}`);

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
    'telling',
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
  const all = [...columnsOf[object], ...customColumns(object), 'tags'];
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
  requested_cf_ids: ids.fields[draw.object].join(),
  ...(draw.by === 'search' && { search_term: draw.word }),
  ...(draw.by === 'filter' && { filters: JSON.stringify(filterOf(draw)) }),
  ...(draw.by === 'order' && { orderby_column: columnOf(draw) }),
  ...(draw.by === 'segment' && { segment_id: segments[objects.indexOf(draw.object)] ?? 'all' }),
});

const ask = (draw: Drawn): Promise<Answer> => {
  const { persona, object, what, which } = draw;
  const client = clientOf(persona);
  const id = ids[object][which] ?? 0;
  const record = { relatedObject: object, relatedObjectId: id };
  switch (what) {
    case 'list':
      return client.get(`/api/${places[object]}/list`, listQueryOf(draw));
    case 'excel': {
      const columns = draw.by === 'columns' && { columns: columnOf(draw) };
      return client.get(`/api/${places[object]}/list/excel`, { ...listQueryOf(draw), ...columns });
    }
    case 'detail':
    case 'assignments':
      return client.get(`/api/${places[object]}/${id}/${what}`);
    case 'feed':
      return client.get('/api/activity/list', record);
    case 'company':
      return client.get('/api/activity/list');
    case 'search':
      return client.get('/api/search', { query: draw.word });
    case 'preview':
      return client.post('/api/segments/preview', { object_type: object, filter: filterOf(draw) });
    case 'views':
      return client.get('/api/views/list', { list: lists[object] });
    case 'segments':
      return client.get('/api/segments/list', { object_type: object });
    case 'telling':
      return client.get(`/api/${places[object]}/list`, { ...listQueryOf(draw), segment_id: kept[object].segment });
    case 'home':
      return client.get(which === 0 ? '/api/home' : '/api/home/counts');
    case 'runs':
      return client.get('/api/runs/list', { per_page: 100 });
    case 'run':
      return client.get(`/api/runs/${kept[object].run}`, { filter: 'all', per_page: 100 });
    case 'files':
      return client.get('/api/files/list', record);
    case 'tags':
      return client.get(`/api/tags/${object}/${id}/list`);
  }
};

/** What is asked for by a value must not be found either by someone from whom the value is kept. */
const foundBy = (draw: Drawn, { status, body }: Answer): number => {
  // Whom a segment by it counts has the value.
  if (draw.what === 'telling' && !can(actorFor(draw.persona), tellingRight[draw.object])) return status === 200 ? 1 : 0;
  const asked = (draw.what === 'list' && draw.by === 'search') || draw.what === 'search';
  const kept = canaryList.some(
    ([name, { texts, isKeptFrom }]) =>
      !['people', 'cars', 'assets', 'licenses'].includes(name) &&
      texts.includes(draw.word) &&
      isKeptFrom(actorFor(draw.persona)),
  );
  if (!asked || !kept || status !== 200) return 0;
  return draw.what === 'search' ? body.data.length : body.count;
};

it('never tells a value to someone from whom it is kept, whatever is asked', async () => {
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

it('shows every value to someone who may see it, so that a silent field would be noticed', async () => {
  const admin = clientOf('admin');
  let text = '';
  for (const object of objects) {
    const query = { per_page: '100', requested_cf_ids: ids.fields[object].join() };
    text += await told(await admin.get(`/api/${places[object]}/list`, query));
    text += await told(await admin.get(`/api/${places[object]}/list/excel`, query));
    for (const id of ids[object]) {
      text += await told(await admin.get(`/api/${places[object]}/${id}/detail`));
      text += await told(await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: id }));
      text += await told(await admin.get('/api/files/list', { relatedObject: object, relatedObjectId: id }));
    }
    const views = await told(await admin.get('/api/views/list', { list: lists[object] }));
    const chosen = await told(await admin.get('/api/segments/list', { object_type: object }));
    for (const one of [views, chosen]) expect(one).toContain(String(telling[object].values[0]));
    const run = await told(await admin.get(`/api/runs/${kept[object].run}`, { filter: 'all', per_page: 100 }));
    expect(run).toContain(nameInRun[object]);
  }
  const unseen = canaryList.filter(([name, { texts }]) => name !== 'iban' && !texts.some((one) => text.includes(one)));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

it.each(personaNames)('no GET tells %s what is kept from him', async (persona) => {
  const found: string[] = [];
  for (const definition of registry.filter(({ method }) => method === 'GET')) {
    const least = leastInput(definition);
    // Most endpoints do not name a record: what was asked once need not be asked again.
    const asked = new Set<string>();
    for (const object of objects) {
      for (const id of ids[object]) {
        const params = Object.fromEntries(
          Object.keys(least.params).map((name) => [
            name,
            name === 'object' ? object : name === 'id' ? id : least.params[name],
          ]),
        );
        const query = { ...least.query, ...('relatedObject' in least.query && { relatedObject: object, relatedObjectId: String(id) }),
          ...('object_type' in least.query && { object_type: object }), ...('list' in least.query && { list: lists[object] }) }; // prettier-ignore
        const input = { params, query };
        if (asked.has(JSON.stringify(input))) continue;
        asked.add(JSON.stringify(input));
        const answer = await clientOf(persona).request(definition, input);
        const leaks = await leaksIn(persona, answer, '');
        found.push(...leaks.map((leak) => `${definition.id}: ${leak}`));
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
