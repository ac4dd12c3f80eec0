import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/platform/storage/transact.ts';
import { pushLockKey } from '#functions/platform/storage/keys.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { CANARY, credentialsOf, ok, refusalOf, startOffice } from './start-office.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
beforeAll(async () => void (office = await startOffice()));
afterAll(() => office.runtime.close());

const features = async (): Promise<string[]> => (await office.admin.get('/api/profile')).body.integration_features;
const setFeatures = (body: object) => office.admin.post('/api/settings/features', body);

describe('the first integration', () => {
  it('takes over the features of before that its office offers, in either spelling', async () => {
    // As a tenant of before integrations has them.
    await setFeatures({ integration_features: ['cars/import', 'cars/can-message-reseller', 'people/show-seniority'] });
    expect(await features()).toContain('car/can-message-reseller');
    const csv = { name: 'First', product: 'csv', features: ['daysoff/push-with-csv-export'] };
    const { id } = await ok(await office.post('add', csv));
    const { details } = await office.detail(id);
    expect(details.features.toSorted()).toEqual(['daysoff/push-with-csv-export', 'people/show-seniority']);
    expect(details.credentials).toBeNull();
    const settings = await ok(await office.admin.get('/api/settings/features'));
    expect(settings).toMatchObject({
      integration_features: ['cars/import', 'car/can-message-reseller'],
      brought_features: details.features,
    });
    const both = [...settings.integration_features, ...settings.brought_features];
    expect(new Set(await features())).toEqual(new Set(both));
  });

  it('brings them along while it is active, and a second one takes over nothing', async () => {
    const second = await office.connected('ok', { features: ['dimona/push'] });
    expect((await office.detail(second)).details.features).toEqual(['dimona/push']);
    expect(await features()).toContain('dimona/push');
    await ok(await office.post('edit', { integration_id: second, active: 0 }));
    expect(await features()).not.toContain('dimona/push');
    await ok(await office.post('edit', { integration_id: second, active: 1, features: [] }));
    expect(await features()).not.toContain('dimona/push');
  });

  it('leaves the switches of the company, which keep what somebody else switched meanwhile', async () => {
    const { version, integration_features: own } = await ok(await office.admin.get('/api/settings/features'));
    const set = (integration_features: string[], on: number) => setFeatures({ integration_features, version: on });
    expect((await ok(await set([...own, 'cars/pool-cars'], version))).version).toBe(version + 1);
    const late = await set([...own, 'cars/order-date'], version);
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'stale_version', version + 1]);
    expect(late.body.current.integration_features).toEqual([...own, 'cars/pool-cars']);
    expect(await ok(await set(own, version + 1))).toMatchObject({ version: version + 2, integration_features: own });
  });
});

describe('adding', () => {
  it('tries the credentials first: what fails is kept nowhere', async () => {
    const before = await ok(await office.admin.get('/api/integrations/list'));
    const wrong = { name: 'Wrong', product: 'brabo', credentials: credentialsOf('ok', { new_password: 'wrong' }) };
    const refused = await office.post('add', wrong);
    expect(refusalOf(refused)).toEqual([422, 'connection_failed']);
    expect(refused.body.detail).toBe('unable to connect to integration');
    expect(JSON.stringify(refused.body)).not.toContain(CANARY);
    const after = await ok(await office.admin.get('/api/integrations/list'));
    expect(after.count).toBe(before.count);
    expect(after.products.map(({ key }: { key: string }) => key)).toEqual(['brabo', 'csv', 'fixed']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown office', { product: 'nobody' }, 'product: unknown_product'],
    ['an office without credentials', { credentials: undefined }, 'credentials: required'],
    ['a file with credentials', { product: 'csv' }, 'credentials: no_credentials'],
    ['a feature that the office does not offer', { product: 'csv', credentials: undefined, features: ['cars/import'] }, 'features: feature_not_offered'],
    ['a team that is not there', { team_ids: [987_654] }, 'team_ids: unknown_team'],
    ['a customer code of an office', { customer_code: '07' }, 'customer_code: customer_code_of_office'],
    ['a file of fixed columns without customer code', { product: 'fixed', credentials: undefined }, 'customer_code: required'],
    ['a customer code that its column has no place for', { product: 'fixed', credentials: undefined, customer_code: 'BRA' }, 'customer_code: customer_code_too_wide'],
    ['a user who is not there', { told_user_ids: [987_654] }, 'told_user_ids: unknown_user'],
  ])('refuses %s', async (_, over, refusal) => {
    const body = { name: 'Refused', product: 'brabo', credentials: credentialsOf('ok'), ...over };
    expect(refusalOf(await office.post('add', body))).toEqual([422, 'form_invalid', refusal]);
  }); // prettier-ignore

  it('refuses a name that is in use, and users who may do nothing about it', async () => {
    const body = { name: '  FIRST ', product: 'csv' };
    expect(refusalOf(await office.post('add', body))).toEqual([409, 'name_in_use', 'name: invalid_value']);
    const told_user_ids = [await office.userIdOf('reader')];
    const told = await office.post('add', { name: 'Told', product: 'csv', told_user_ids });
    expect(refusalOf(told)).toEqual([422, 'form_invalid', 'told_user_ids: not_to_be_told']);
  });

  it('asks for a secret only where the company requires one', async () => {
    await setFeatures({ feature_flags: ['integration_secret_required'] });
    const add = (name: string, over: object) =>
      office.post('add', { name, product: 'brabo', credentials: credentialsOf('ok', { ...over }) });
    expect(refusalOf(await add('Secret', {}))).toEqual([422, 'form_invalid', 'credentials.new_secret: required']);
    const { id } = await ok(await add('Secret', { new_secret: `${CANARY}-secret` }));
    expect((await office.detail(id)).details.credentials).toMatchObject({ customer_code: 'ok', has_secret: 1 });
    const again = await office.post('reauth', { integration_id: id, ...credentialsOf('ok') });
    expect(refusalOf(again)).toEqual([422, 'form_invalid', 'new_secret: required']);
    await setFeatures({ feature_flags: [] });
    await ok(await office.post('reauth', { integration_id: id, ...credentialsOf('ok-2') }));
    expect((await office.detail(id)).details.credentials).toMatchObject({ customer_code: 'ok-2', has_secret: 0 });
  });
});

describe('an edit', () => {
  it('changes what is sent and tells the feed, in words', async () => {
    const id = await office.connected('ok', { features: ['dimona/push'] });
    const told = await office.userIdOf('admin');
    const body = { integration_id: id, version: 1, cutoff_day: 8, told_user_ids: [told], features: ['cars/import'] };
    expect(await ok(await office.post('edit', body))).toEqual({ id, version: 2 });
    const { details } = await office.detail(id);
    expect(details).toMatchObject({ cutoff_day: 8, told_users: [{ user_id: told }], features: ['cars/import'] });
    const [last] = await office.feed(id);
    expect(last).toMatchObject({
      event_type: 'integration_changed',
      event_info_json: {
        changes: [
          { field: 'features', old: 'dimona/push', new: 'cars/import' },
          { field: 'cutoff_day', old: null, new: 8 },
          { field: 'told_user_ids', old: '' },
        ],
      },
    });
    expect((await office.post('edit', { ...body, name: 'Outdated' })).body.code).toBe('stale_version');
    expect(await ok(await office.post('edit', { integration_id: id, cutoff_day: 8 }))).toEqual({ id, version: 2 });
    const late = await office.post('edit', { integration_id: id, cutoff_day: 29 });
    expect(refusalOf(late)).toEqual([422, 'form_invalid', 'cutoff_day: max']);
  });
});

describe('credentials', () => {
  it('are replaced by others that work, and by none that do not', async () => {
    const id = await office.connected('ok');
    await office.runtime.payroll.set({ customer_code: 'other', password: `${CANARY}-password` });
    const offline = await office.post('reauth', { integration_id: id, ...credentialsOf('service_offline') });
    expect(refusalOf(offline)).toEqual([422, 'connection_failed']);
    expect((await office.detail(id)).details.credentials.customer_code).toBe('ok');
    expect(await ok(await office.post('reauth', { integration_id: id, ...credentialsOf('other') }))).toEqual({ id });
    const { details, checks } = await office.detail(id);
    expect(details.credentials).toMatchObject({ customer_code: 'other', changed_by: 'admin' });
    expect(checks[0].outcome).toBe('success');
    expect((await office.feed(id))[0]).toMatchObject({
      event_type: 'integration_reauthenticated',
      event_info_json: { customer_code: 'other' },
    });
    const [inLog] = (await office.admin.get('/api/audit/list')).body.data;
    expect(inLog).toMatchObject({ what: 'integration_reauthenticated', who: 'admin' });
    expect(JSON.stringify(inLog)).not.toContain(CANARY);
    const file = await ok(await office.post('add', { name: 'No office', product: 'fixed', customer_code: ' 07 ' }));
    const code = async () => (await office.detail(file.id)).details.customer_code;
    expect(await code()).toBe('07');
    const cleared = await office.post('edit', { integration_id: file.id, customer_code: '' });
    expect(refusalOf(cleared)).toEqual([422, 'form_invalid', 'customer_code: required']);
    await ok(await office.post('edit', { integration_id: file.id, customer_code: 'B8' }));
    expect(await code()).toBe('B8');
    const none = await office.post('reauth', { integration_id: file.id, ...credentialsOf('ok') });
    expect(refusalOf(none)).toEqual([422, 'form_invalid', 'integration_id: no_credentials']);
  });

  it('are tried five times in a quarter of an hour by a user, however many at once', async () => {
    const id = await office.connected('ok');
    const wrong = { integration_id: id, ...credentialsOf('ok', { new_password: 'wrong' }) };
    for (const customer of ['ok', 'ok-2']) await ok(await office.post('reauth', { ...wrong, ...credentialsOf(customer) })); // prettier-ignore
    // An office that is away refuses nobody.
    const away = { integration_id: id, ...credentialsOf('service_offline') };
    for (let tried = 0; tried < 6; tried += 1)
      expect(refusalOf(await office.post('reauth', away))).toEqual([422, 'connection_failed']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => office.post('reauth', wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'connection_failed')).toHaveLength(5);
    const locked = answers.filter(({ body }) => body.code === 'too_many_requests');
    expect(locked).toHaveLength(3);
    for (const { headers } of locked) {
      const wait = Number(headers.get('retry-after'));
      expect(wait > 600 && wait <= 900, String(wait)).toBe(true);
    }
    const right = await office.post('reauth', { ...wrong, ...credentialsOf('ok') });
    expect(right.status).toBe(429);
    // Another integration is tried as before.
    const other = await office.connected('ok');
    await ok(await office.post('reauth', { integration_id: other, ...credentialsOf('ok') }));
  });

  it('are checked on request, and each check is kept', async () => {
    const id = await office.connected('ok-rotates');
    const { checks: first, details: added } = await office.detail(id);
    expect([first, added.last_check]).toMatchObject([[{ outcome: 'success' }], { outcome: 'success' }]);
    expect(await ok(await office.post('check', { integration_id: id }))).toMatchObject({ outcome: 'success' });
    await office.runtime.payroll.set({ customer_code: 'ok-rotates', password: 'another' });
    expect((await ok(await office.post('check', { integration_id: id }))).outcome).toBe('login_failed');
    const { details, checks } = await office.detail(id);
    expect(checks.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['login_failed', 'success', 'success']);
    expect([details.last_check.outcome, details.version]).toEqual(['login_failed', 1]);
    const file = await ok(await office.post('add', { name: 'Unchecked', product: 'csv' }));
    const refused = await office.post('check', { integration_id: file.id });
    expect(refusalOf(refused)).toEqual([422, 'form_invalid', 'integration_id: not_connected']);
  });

  it('go with the integration that is disconnected, which stays and can be connected again', async () => {
    const id = await office.connected('ok', { features: ['dimona/push'] });
    expect(await ok(await office.admin.get(`/api/integrations/${id}/benefits`))).toMatchObject({
      data: [{ code: 'H01' }, { code: 'H10' }, { code: 'H20' }],
    });
    const since = '2026-11-22T08:00:00.000Z';
    const lock = (until: number) =>
      transact([
        {
          build: () => ({
            Put: {
              TableName: recordsTable(),
              Item: { ...pushLockKey(id, '2026-10'), command_id: 'PUSH', held_by: 'Ann', since, lease_until: until },
            },
          }),
        },
      ]);
    await lock(Date.now() + 3_600_000);
    const held = await office.post('delete', { integration_id: id });
    expect([held.status, held.body]).toMatchObject([409, { code: 'push_in_progress', command_id: 'PUSH', by: 'Ann', since }]); // prettier-ignore
    await lock(0);
    for (const _ of ['deleted', 'deleted again'])
      expect(await ok(await office.post('delete', { integration_id: id }))).toEqual({ id });
    const { details } = await office.detail(id);
    expect(details).toMatchObject({ active: 0, credentials: null });
    expect(await features()).not.toContain('dimona/push');
    expect((await office.feed(id)).map(({ event_type }) => event_type)).toEqual([
      'integration_disconnected',
      'integration_added',
    ]);
    expect((await office.admin.get(`/api/integrations/${id}/benefits`)).body.code).toBe('connection_failed');
    const on = await office.post('edit', { integration_id: id, active: 1 });
    expect(refusalOf(on)).toEqual([422, 'form_invalid', 'active: not_connected']);
    await ok(await office.post('reauth', { integration_id: id, ...credentialsOf('ok') }));
    expect((await office.detail(id)).details).toMatchObject({ active: 1, credentials: { customer_code: 'ok' } });
    const key = pushLockKey(id, '2026-10');
    await transact([{ build: () => ({ Delete: { TableName: recordsTable(), Key: key } }) }]);
  });

  it('of two who replace them at once are those that the page names', async () => {
    const id = await office.connected('ok');
    const [one, other] = ['left', 'right'].map((code) => ({ integration_id: id, ...credentialsOf(code) }));
    await Promise.all([office.post('reauth', { ...one }), office.post('reauth', { ...other })]);
    const { details } = await office.detail(id);
    await office.runtime.payroll.set({ customer_code: details.credentials.customer_code, password: 'closed' });
    expect((await ok(await office.post('check', { integration_id: id }))).outcome).toBe('login_failed');
  });

  it('are not for everybody', async () => {
    const id = await office.connected('ok');
    for (const persona of ['default', 'reader', 'support', 'manager'] as const) {
      const client = await office.runtime.as(persona);
      const refused = await office.post('reauth', { integration_id: id, ...credentialsOf('ok') }, client);
      expect([persona, refused.status, refused.body.permission]).toEqual([persona, 403, 'integrations:credentials']);
    }
    const officer = await office.runtime.as('default');
    expect((await officer.get('/api/integrations/list')).status).toBe(200);
    expect((await office.post('edit', { integration_id: id, name: 'Mine' }, officer)).status).toBe(403);
    const manager = await office.runtime.as('manager');
    expect((await manager.get('/api/integrations/list')).status).toBe(403);
    const feed = { relatedObject: 'integration', relatedObjectId: String(id) };
    expect((await manager.get('/api/activity/list', feed)).status).toBe(403);
  });

  it('stand in no table and in no answer', async () => {
    const found: string[] = [];
    for (const table of [recordsTable(), activityTable(), runsTable()])
      for await (const item of scanTable(table))
        if (JSON.stringify(item).includes(CANARY)) found.push(String(item['pk']));
    expect(found).toEqual([]);
    const list = await office.admin.get('/api/integrations/list');
    const company = await office.admin.get('/api/activity/list');
    expect(JSON.stringify([list.body, company.body])).not.toContain(CANARY);
  });

  it('leave the data of the company in order', async () => {
    expect(await fsck()).toEqual([]);
  });
});
