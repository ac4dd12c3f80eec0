import { afterEach, describe, expect, it, vi } from 'vitest';
import { isForKeys } from '#shared/contract/for-keys.ts';
import { isInScope, keyScopes, type KeyScope } from '#shared/api-keys/key-scopes.ts';
import { actLimits, callerKindOf } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { permissions } from '#shared/permissions/rules.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { aCar } from '#tests/builders/car.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { apiClient, type ApiClient, type Query } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { personaNames, type Persona } from '#tests/personas.ts';

const { runtime, admin } = await startCompany();
afterEach(() => void vi.unstubAllEnvs());

const inDays = (days: number): string => toDmy(addDays(today(), days));
type Made = { id: number; key: string; client: ApiClient };

const makeKey = async (scopes: readonly KeyScope[], over: object = {}, by: ApiClient = admin): Promise<Made> => {
  const { status, body } = await by.post('/api/apiKeys/add', {
    name: 'Payroll export',
    scopes,
    expires_on: inDays(30),
    ...over,
  });
  expect([status, body.fields]).toEqual([200, undefined]);
  return { ...body, client: apiClient(runtime.url, body.key) };
};
const listed = async (id: number) =>
  (await admin.get('/api/apiKeys/list', { per_page: 1000 })).body.data.find((key: { id: number }) => key.id === id);
const lost = 'Whoever made this API key lost their access, which ended the key.';
const revoke = (id: number) => admin.post('/api/apiKeys/revoke', { id });

describe('a key', () => {
  it('reads what its scope says until it is revoked', async () => {
    const { id, key, client } = await makeKey(['fleet:read']);
    expect(key).toMatch(new RegExp(String.raw`^bok_${id}_[\w-]{43}$`));
    const answer = await client.get('/api/cars/list');
    expect(answer.status).toBe(200);
    expect(await listed(id)).toMatchObject({ state: 'active', made_by: 'admin', begins: `bok_${id}_` });
    expect((await revoke(id)).body).toEqual({ id });
    expect((await revoke(id)).status).toBe(200);
    const refused = await client.get('/api/cars/list');
    expect([refused.status, refused.body.detail]).toEqual([401, 'This API key was revoked.']);
    expect(await listed(id)).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) });
  });

  it('is stored as a hash, and a wrong secret opens nothing', async () => {
    const { id, key } = await makeKey(['fleet:read']);
    const secret = key.slice(`bok_${id}_`.length);
    for (const table of [recordsTable(), activityTable(), runsTable()])
      for await (const item of scanTable(table)) expect(JSON.stringify(item)).not.toContain(secret);
    const other = `bok_${id}_${'A'.repeat(43)}`;
    for (const wrong of [other, key.slice(0, -1), `${key}A`, `bok_${id + 500}_${secret}`, 'bok_', `bok_${id}_`]) {
      const { status, body } = await apiClient(runtime.url, wrong).get('/api/cars/list');
      expect([wrong, status, body.code]).toEqual([wrong, 401, 'unauthenticated']);
    }
  });

  it('ends with its day', async () => {
    const { id, client } = await makeKey(['fleet:read'], { expires_on: inDays(1) });
    const setToday = (day: string) => admin.post('/dev/clock', { today: day });
    await setToday(inDays(1));
    expect((await client.get('/api/cars/list')).status).toBe(200);
    const after = inDays(1);
    await setToday(after);
    const { status, body } = await client.get('/api/cars/list');
    expect([status, body.detail]).toEqual([401, 'This API key has expired.']);
    expect(await listed(id)).toMatchObject({ state: 'expired' });
    await setToday('');
  });

  it('stands in a list that is searched, sorted, filtered and read in pages, latest first', async () => {
    const used = await makeKey(['fleet:read'], { name: 'Planning one' });
    const ended = await makeKey(['assets:read'], { name: 'Planning two', expires_on: inDays(3) });
    await used.client.get('/api/cars/list');
    await revoke(ended.id);
    const idsOf = async (query: Query): Promise<unknown[]> => {
      const { data, count } = (await admin.get('/api/apiKeys/list', { search_term: 'planning', ...query })).body;
      return [count, ...data.map(({ id }: { id: number }) => id)];
    };
    expect(await idsOf({})).toEqual([2, ended.id, used.id]);
    expect(await idsOf({ per_page: 1, page: 2 })).toEqual([2, used.id]);
    expect(await idsOf({ orderby_column: 'expires_on', orderby_direction: 'desc' })).toEqual([2, used.id, ended.id]);
    const filters = JSON.stringify({ conditions: [{ column: 'state', operator: 'any_of', values: ['revoked'] }] });
    expect(await idsOf({ filters })).toEqual([1, ended.id]);
    expect(await idsOf({ search_term: `bok_${used.id}_` })).toEqual([1, used.id]);
    const refused = await admin.get('/api/apiKeys/list', { orderby_column: 'hash' });
    expect(refused.body.code).toBe('unknown_column');
  });

  it('tells when it was used last, to the hour', async () => {
    const { id, client } = await makeKey(['fleet:read']);
    expect(await listed(id)).toMatchObject({ last_used_at: null });
    await client.get('/api/cars/list');
    await client.get('/api/cars/list');
    const { last_used_at: at } = await listed(id);
    expect(Date.parse(at) % 3_600_000).toBe(0);
    expect(Date.now() - Date.parse(at)).toBeLessThan(3_700_000);
    let marks = 0;
    for await (const { pk } of scanTable(activityTable())) if (String(pk).endsWith(`key ${id}`)) marks += 1;
    expect(marks).toBeLessThanOrEqual(2);
  });
});

describe('the rights of a key', () => {
  it('are those of its scopes, and of nothing else', async () => {
    const { client } = await makeKey(['fleet:read']);
    for (const path of ['/api/employees/list', '/api/assets/list', '/api/activity/list', '/api/users/list']) {
      const { status, body } = await client.get(path);
      expect([path, status, body.code]).toEqual([path, 403, 'forbidden']);
    }
    const { status, body } = await client.post('/api/cars/add', aCar());
    expect([status, body.permission]).toEqual([403, 'fleet:write']);
  });

  it('hide the fields whose scope it lacks', async () => {
    const person = { first_name: 'Zoë', last_name: 'Nguyen', email: 'zoe@x.example', team_ids: [1] };
    const { id } = (await admin.post('/api/employees/add', { ...person, phone: '0499887755' })).body;
    const path = `/api/employees/${id}/detail`;
    const shown = async (scopes: readonly KeyScope[]) =>
      JSON.stringify((await (await makeKey(scopes)).client.get(path)).body).includes('0499887755');
    expect([await shown(['people:read']), await shown(['people:read', 'personal:read'])]).toEqual([false, true]);
  });

  it('follow those of its maker, who may lose them', async () => {
    const second = { email: 'second@x.example', name: 'Second', role: 'admin', access_employee_details: 1 };
    const { id } = (await admin.post('/api/users/add', { ...second, fleet_access: 1 })).body;
    const maker = apiClient(runtime.url, await runtime.token('second@x.example'));
    const { client } = await makeKey(['fleet:write'], {}, maker);
    expect((await client.get('/api/cars/list')).status).toBe(200);
    // Without wages the maker may not give them away.
    const wages = { name: 'Wages', scopes: ['wages:read'], expires_on: inDays(3) };
    const refused = await maker.post('/api/apiKeys/add', wages);
    expect([refused.status, refused.body.fields[0]?.path]).toEqual([422, 'scopes']);
    const edit = async (change: object) => {
      const { data } = (await admin.get('/api/users/list', { per_page: 100 })).body;
      const { version } = data.find((user: { id: number }) => user.id === id);
      expect((await admin.post('/api/users/edit', { id, version, ...change })).status).toBe(200);
    };
    await edit({ role: 'read_only' });
    expect((await client.get('/api/cars/list')).status).toBe(200);
    expect((await client.post('/api/cars/add', aCar())).status).toBe(403);
    expect((await admin.post('/api/users/deactivate', { id })).status).toBe(200);
    const { status, body } = await client.get('/api/cars/list');
    expect([status, body.detail]).toEqual([401, lost]);
  });

  it('end for good when the maker is deactivated, whose new keys work once they are back', async () => {
    const third = { email: 'third@x.example', name: 'Third', role: 'admin', fleet_access: 1 };
    const { id } = (await admin.post('/api/users/add', third)).body;
    const maker = async () => apiClient(runtime.url, await runtime.token('third@x.example'));
    const { id: keyId, client } = await makeKey(['fleet:read'], {}, await maker());
    expect((await client.get('/api/cars/list')).status).toBe(200);
    expect((await admin.post('/api/users/deactivate', { id })).status).toBe(200);
    expect(await listed(keyId)).toMatchObject({ state: 'ended', made_by: 'Third', revoked_at: null });
    const { data } = (await admin.get('/api/users/list', { segment_id: 'inactive' })).body;
    const { version } = data.find((user: { id: number }) => user.id === id);
    const back = await admin.post('/api/users/edit', { id, version, active: 1 });
    expect([back.status, JSON.stringify([back.body, data]).includes('access_changed')]).toEqual([200, false]);
    const { status, body } = await client.get('/api/cars/list');
    expect([status, body.detail]).toEqual([401, lost]);
    expect(await listed(keyId)).toMatchObject({ state: 'ended' });
    // A token of the second in which the sessions ended would be one of before.
    await expect.poll(async () => (await (await maker()).get('/api/cars/list')).status).toBe(200);
    const anew = await makeKey(['fleet:read'], {}, await maker());
    expect((await anew.client.get('/api/cars/list')).status).toBe(200);
  });

  it.each(personaNames)('to keys are those of administrators: %s', async (name: Persona) => {
    const may = ['admin', 'noFleet', 'noExport'].includes(name);
    const client = await runtime.as(name);
    const { status, body } = await client.get('/api/apiKeys/list');
    expect([status, body.permission]).toEqual(may ? [200, undefined] : [403, 'keys:manage']);
  });
});

describe('a new key', () => {
  const add = async (over: object) =>
    (await admin.post('/api/apiKeys/add', { name: 'Key', scopes: ['fleet:read'], expires_on: inDays(9), ...over }))
      .body;

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['fleet:rule'] }],
    ['expires_on', { expires_on: '' }],
    ['expires_on', { expires_on: inDays(-1) }],
    ['expires_on', { expires_on: inDays(367) }],
  ])('is refused at its %s', async (path, over) => {
    const { code, fields } = await add(over);
    expect([code, fields.map((field: { path: string }) => field.path)]).toEqual(['form_invalid', [path]]);
  });
});

describe('what a key does', () => {
  it('stands under its own name in feeds and in the audit log', async () => {
    const { id: keyId, client } = await makeKey(['fleet:write']);
    const { id } = (await client.post('/api/cars/add', aCar({ plate: '1-KEY-111' }))).body;
    const feed = (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id })).body.items;
    expect(feed).toMatchObject([{ event_type: 'car_added', real_name: 'Key: Payroll export', user_avatar: null }]);
    await revoke(keyId);
    const { data } = (await admin.get('/api/audit/list', { search_term: 'Payroll export', per_page: 1000 })).body;
    const told = data.map(({ what, who }: { what: string; who: string }) => `${what} ${who}`);
    expect(told).toEqual(expect.arrayContaining(['api_key_added admin', 'api_key_revoked admin']));
  });

  it('goes on in a run with its rights and no others', async () => {
    const { client } = await makeKey(['fleet:write', 'records:write']);
    const ids: number[] = [];
    for (const plate of ['1-RUN-111', '1-RUN-112'])
      ids.push((await client.post('/api/cars/add', aCar({ plate }))).body.id);
    const edit = { object_type: 'car', ids, set: { tags_add: ['Bykey'] } };
    const { status, body } = await client.post('/api/bulkEdit/start', edit);
    expect([status, body.fields]).toEqual([200, undefined]);
    await driveRun(body.run_id, 1, runKindOf);
    const run = (await client.get(`/api/runs/${body.run_id}`)).body;
    expect(run).toMatchObject({ status: 'succeeded', done: 2, actor_name: 'Key: Payroll export' });
    const other = await makeKey(['fleet:read']);
    expect((await other.client.get(`/api/runs/${body.run_id}`)).status).toBe(404);
    expect((await other.client.get('/api/runs/list')).body.count).toBe(0);
    expect((await other.client.post('/api/bulkEdit/start', edit)).status).toBe(403);
  });

  it('is done once under an Idempotency-Key, which is the key’s own', async () => {
    const [one, other] = [await makeKey(['fleet:write']), await makeKey(['fleet:write'])];
    const add = async ({ client }: Made, plate: string) =>
      (await client.post('/api/cars/add', aCar({ plate }), { 'idempotency-key': 'same' })).body.id;
    const id = await add(one, '1-IDE-111');
    expect(await add(one, '1-IDE-111')).toBe(id);
    expect(await add(other, '1-IDE-112')).not.toBe(id);
  });
});

describe('what only people do', () => {
  const users = registry.filter((definition) => callerKindOf(definition) === 'user');
  const peopleOnly = users.filter((definition) => !isForKeys(definition));

  it('is refused to a key with every scope', async () => {
    const { client } = await makeKey(keyScopes);
    for (const definition of peopleOnly) {
      const params = Object.fromEntries(
        [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', '1'] as const),
      );
      const { status, body } = await client.request(definition, { params });
      expect([definition.id, status, body.code]).toEqual([definition.id, 403, 'forbidden']);
    }
  });

  it('is what any member may do, but for the work on records, and the rights that stand in no scope', () => {
    expect(permissions.filter((permission) => !isInScope(permission))).toMatchInlineSnapshot(`
      [
        "fleet:rename-old",
        "fleet:skip-assertions",
        "fleet:delete-permanently",
        "messages:send",
        "days:settings",
        "months:unlock",
        "payroll:push",
        "payroll:payloads",
        "integrations:read",
        "integrations:manage",
        "integrations:credentials",
        "templates:write",
        "templates:partner",
        "contracts:send",
        "contracts:sign",
        "contracts:delete-permanently",
        "contracts:reassign",
        "segments:custom",
        "activity:company",
        "mail:company",
        "activity:export",
        "audit:read",
        "custom-fields:define",
        "users:manage",
        "users:sign-out",
        "users:read",
        "settings:manage",
        "keys:manage",
        "users:impersonate",
        "documents:audit",
      ]
    `);
    expect(
      users
        .filter(({ permission, byKey }) => permission === 'signed-in' || byKey === false)
        .filter((definition) => !isForKeys(definition))
        .map(({ id }) => id),
    ).toMatchInlineSnapshot(`
      [
        "session.getProfile",
        "session.stopImpersonating",
        "session.getPreferences",
        "session.setPreferences",
        "session.setLanguage",
        "session.askForRight",
        "session.getCompany",
        "session.listSignIns",
        "session.endSignIn",
        "session.endOtherSignIns",
        "session.signOut",
        "session.signOutEverywhere",
        "home.getHome",
        "home.getCounts",
        "home.listFirstSteps",
        "home.markFirstStep",
        "home.dismissFirstSteps",
        "home.listSuggestions",
        "home.addSuggestions",
        "daysOff.addFeed",
        "daysOff.listFeeds",
        "daysOff.revokeFeed",
        "records.listViews",
        "records.addView",
        "records.editView",
        "records.deleteView",
        "reminders.listReminders",
        "reminders.addReminder",
        "reminders.editReminder",
        "reminders.deleteReminder",
        "reminders.dismissReminder",
      ]
    `);
  });
});

describe('too many calls', () => {
  it('of a key are refused until the next minute, and the answers count down', async () => {
    vi.stubEnv('KEY_CALLS_PER_MINUTE', '2');
    // A minute that ends between the calls begins to count anew.
    const { client } = await makeKey(['fleet:read']);
    const call = async () => {
      const { status, headers } = await client.get('/api/cars/list');
      return { status, headers };
    };
    await expect.poll(() => new Date().getSeconds()).toBeLessThan(50);
    const answers = [await call(), await call(), await call()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['1', '0', '0']);
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('2');
    const wait = Number(answers[2]?.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect(answers[0]?.headers.get('retry-after')).toBeNull();
    expect(answers[2]?.headers.get('ratelimit-reset')).toBe(String(wait));
  });

  it('of a user are refused until the next ten seconds, those of others not', async () => {
    const reader = await runtime.as('reader');
    vi.stubEnv('CALL_LIMITS', 'on');
    vi.stubEnv('USER_CALLS_PER_10_SECONDS', '3');
    const answers = await Promise.all(Array.from({ length: 12 }, () => reader.get('/api/cars/list')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const { headers, body } = answers.find(({ status }) => status === 429)!;
    expect(body.code).toBe('too_many_requests');
    expect(headers.get('ratelimit-limit')).toBe('3');
    expect(headers.get('retry-after')).toBe(headers.get('ratelimit-reset'));
    expect((await (await runtime.as('default')).get('/api/cars/list')).status).toBe(200);
  });

  it('of what costs much are refused for the rest of the minute, for a user and for each key', async () => {
    vi.stubEnv('CALL_LIMITS', 'on');
    const { client } = await makeKey(['fleet:read', 'assets:read']);
    await expect.poll(() => new Date().getSeconds()).toBeLessThan(50);
    for (const caller of [await runtime.as('default'), client]) {
      const statuses: number[] = [];
      for (let calls = 0; calls <= actLimits.export; calls += 1)
        statuses.push((await caller.get(calls % 2 === 0 ? '/api/cars/list/excel' : '/api/assets/list/excel')).status);
      expect(statuses).toEqual([...Array.from({ length: actLimits.export }, () => 200), 429]);
      const { headers, body } = await caller.get('/api/cars/list/excel');
      expect(body).toMatchObject({ code: 'too_many_requests', detail: expect.stringContaining('5 times a minute') });
      expect(headers.get('ratelimit-limit')).toBe('5');
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect((await caller.get('/api/cars/list')).status).toBe(200);
    }
  });

  it('may be exports, imports, Word files and pushes', () => {
    const limited = registry.filter((each) => each.limited !== undefined);
    const leaves = registry.filter(({ id }) => /\.export(?!ed)/.test(id));
    expect(leaves.filter((each) => each.limited !== 'export')).toEqual([]);
    const named = limited.map(({ id, limited: act }) => `${act}: ${id}`);
    expect(named.filter((name) => !name.includes('.export')).toSorted()).toEqual([
      'export: contracts.downloadContracts',
      'export: imports.errorFile',
      'export: push.getCommandCsv',
      'export: push.getCsv',
      'export: push.getPayload',
      'import: imports.start',
      'push: push.startPush',
      'word: templates.convertWord',
    ]);
  });
});
