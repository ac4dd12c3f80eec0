import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { preferenceKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { aCar } from '#tests/builders/car.ts';
import { giveOutsideAccess } from '#functions/session/outside-access.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { apiClient, type Answer, type ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { nextSecond } from '#tests/harness/next-second.ts';
import { actorOf, employeeIdOf, personaNames, type Persona } from '#tests/personas.ts';

const idOf = (name: Persona): number => actorOf(name).user_id;

const aUser = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: 'new@noorderlicht.example',
  name: 'New One',
  role: 'default',
  fleet_access: 1,
  ...over,
});
const actAs = (client: ApiClient, user_id: number): Promise<Answer> =>
  client.post('/api/profile/impersonate', { user_id, purpose: 'question 17' });
const userOf = async (id: number) =>
  (await admin.get('/api/users/list', { per_page: 100 })).body.data.find((row: { id: number }) => row.id === id);

const { runtime, admin } = await startCompany();

describe('getProfile', () => {
  it('returns who the user is and what they may do', async () => {
    const { body } = await admin.get('/api/profile');
    expect(body).toMatchObject({
      user_id: idOf('admin'),
      role: 'admin',
      acting_as: null,
      employee_id: employeeIdOf('admin'),
    });
    expect(body.permissions).toContain('users:manage');
    const reader = await runtime.as('reader');
    const rights = (await reader.get('/api/profile')).body.permissions;
    expect(rights).toContain('fleet:read');
    expect(rights).not.toContain('fleet:write');
  });
});

describe('features', () => {
  it('are switched by an admin and seen at once by everybody', async () => {
    const reader = await runtime.as('reader');
    const { body } = await admin.post('/api/settings/features', { integration_features: ['cars/import'] });
    expect(body).toMatchObject({ feature_flags: [], integration_features: ['cars/import'] });
    expect((await reader.get('/api/profile')).body.integration_features).toEqual(['cars/import']);
    await admin.post('/api/settings/features', { feature_flags: ['enable_cars_usage_type'] });
    expect((await admin.get('/api/settings/features')).body).toMatchObject({
      feature_flags: ['enable_cars_usage_type'],
      integration_features: ['cars/import'],
    });
    expect((await admin.post('/api/settings/features', { feature_flags: ['no_such'] })).status).toBe(422);
    expect((await reader.post('/api/settings/features', { feature_flags: [] })).status).toBe(403);
  });
});

describe('preferences', () => {
  it('are kept per user and list, and absent fields stay unchanged', async () => {
    const reader = await runtime.as('reader');
    expect((await admin.get('/api/preferences/fleet')).body).toEqual(defaultPreferences);
    const sort = { column: 'plate', direction: 'desc' };
    await admin.post('/api/preferences/fleet', { columns: ['name', 'plate'], per_page: 30, sort });
    await admin.post('/api/preferences/fleet', { page: 4, segment: 'archived' });
    expect((await admin.get('/api/preferences/fleet')).body).toEqual({
      columns: ['name', 'plate'],
      per_page: 30,
      page: 4,
      sort,
      segment: 'archived',
      overview: 0,
    });
    await admin.post('/api/preferences/fleet', { sort: null, columns: null });
    expect((await admin.get('/api/preferences/fleet')).body).toMatchObject({ sort: null, columns: null, per_page: 30 });
    expect((await admin.get('/api/preferences/people')).body.per_page).toBe(10);
    expect((await reader.get('/api/preferences/fleet')).body.per_page).toBe(10);
  });

  it('keep both of two saves at once', async () => {
    for (let page = 1; page <= 10; page += 1) {
      const columns = ['name', `custom_field_${page}`];
      await Promise.all([{ columns }, { page }].map((body) => admin.post('/api/preferences/assets', body)));
      expect((await admin.get('/api/preferences/assets')).body).toMatchObject({ columns, page });
    }
  });

  it('that were kept together are still known, and change one by one', async () => {
    const chosen = { columns: ['name'], per_page: 60, page: 3, sort: null, segment: 'all' };
    const Item = { ...preferenceKey(idOf('admin'), 'people'), chosen };
    await documentClient().send(new PutCommand({ TableName: recordsTable(), Item }));
    await admin.post('/api/preferences/people', { columns: null });
    expect((await admin.get('/api/preferences/people')).body).toEqual({ ...chosen, columns: null, overview: 0 });
  });

  it.each([{ per_page: 0 }, { per_page: 1001 }, { columns: 'plate' }, { sort: { column: 'plate' } }, { user_id: 2 }])(
    'refuse %o',
    async (body) => {
      expect((await admin.post('/api/preferences/fleet', body)).status).toBe(422);
    },
  );

  it.each(personaNames)('exist for %s only for the lists of the product', async (persona) => {
    const client = await runtime.as(persona);
    for (const list of ['a%23b', 'import-car', 'import-employee', 'stories', 'constructor', 'list-of-mine']) {
      expect((await client.get(`/api/preferences/${list}`)).status, list).toBe(404);
      expect((await client.post(`/api/preferences/${list}`, { per_page: 30 })).status, list).toBe(404);
    }
    expect((await client.get('/api/preferences/fleet')).status).toBe(200);
  });
});

describe('impersonation', () => {
  it('gives support the rights of the user, names both in every event, and can be ended', async () => {
    const support = await runtime.as('support');
    expect((await support.post('/api/cars/add', aCar())).status).toBe(403);
    const started = await actAs(support, idOf('default'));
    expect(started.body).toMatchObject({
      user_id: idOf('default'),
      name: 'default',
      acting_as: { user_id: idOf('support'), name: 'support' },
    });
    const car = await support.post('/api/cars/add', aCar({ plate: '1-IMP-001' }));
    expect(car.status, JSON.stringify(car.body)).toBe(200);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car.body.id });
    expect(feed.body.items[0]).toMatchObject({ real_name: 'default', acting_as: 'support' });
    await support.post('/api/preferences/fleet', { per_page: 60 });
    expect((await (await runtime.as('default')).get('/api/preferences/fleet')).body.per_page).toBe(10);
    expect((await actAs(support, idOf('admin'))).status).toBe(403);
    const stopped = await support.post('/api/profile/stopImpersonating');
    expect(stopped.body).toMatchObject({ user_id: idOf('support'), acting_as: null });
    expect((await support.post('/api/profile/stopImpersonating')).status).toBe(200);
    expect((await support.post('/api/cars/add', aCar())).status).toBe(403);
    const trail = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: idOf('default') });
    expect(trail.body.items).toMatchObject([
      { event_type: 'impersonation_stopped', real_name: 'default', acting_as: 'support' },
      { event_type: 'impersonation_started', real_name: 'support', acting_as: null },
    ]);
  });

  it('is not possible for settings, users, another support user or an unknown user', async () => {
    const support = await runtime.as('support');
    for (const user_id of [987_654, idOf('support')]) {
      expect((await actAs(support, user_id)).status).toBe(404);
    }
    await actAs(support, idOf('admin'));
    expect((await support.get('/api/users/list')).status).toBe(403);
    expect((await support.post('/api/settings/features', {})).status).toBe(403);
    await support.post('/api/profile/stopImpersonating');
    expect((await actAs(admin, idOf('reader'))).status).toBe(403);
  });

  it('ends when that user loses access', async () => {
    const support = await runtime.as('support');
    await actAs(support, idOf('light'));
    await admin.post('/api/users/deactivate', { id: idOf('light') });
    expect((await support.get('/api/profile')).body).toMatchObject({ user_id: idOf('support'), acting_as: null });
    await support.post('/api/profile/stopImpersonating');
    await admin.post('/api/users/edit', { id: idOf('light'), active: 1 });
  });

  describe('does not go on by itself', () => {
    const isActing = async (client: ApiClient): Promise<boolean> =>
      (await client.get('/api/profile')).body.acting_as !== null;
    const acting = async (as: Persona): Promise<ApiClient> => {
      const client = apiClient(runtime.url, await runtime.token('support', { expiresIn: 7_200 }));
      // Tokens of one second belong to one sign-in, and the test before may still act.
      await client.post('/api/profile/stopImpersonating');
      expect((await actAs(client, idOf(as))).status).toBe(200);
      expect(await isActing(client)).toBe(true);
      return client;
    };
    afterEach(() => void vi.useRealTimers());

    it('after an hour', async () => {
      const support = await acting('nowages');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 });
      expect(await isActing(support)).toBe(true);
      vi.setSystemTime(Date.now() + 2 * 60_000);
      expect(await isActing(support)).toBe(false);
      expect((await support.post('/api/cars/add', aCar())).status).toBe(403);
    });

    it.each([
      ['is deactivated, even when they are let in again', 'deactivate', { active: 1 }],
      ['is signed out everywhere', 'signOut', {}],
      ['gets other rights', undefined, { can_export: 0 }],
    ] as const)('when the user %s', async (_, call, change) => {
      const support = await acting('nowages');
      const id = idOf('nowages');
      if (call) expect((await admin.post(`/api/users/${call}`, { id })).status).toBe(200);
      if (Object.keys(change).length > 0) await admin.post('/api/users/edit', { id, ...change });
      expect(await isActing(support)).toBe(false);
      await admin.post('/api/users/edit', { id, can_export: 1 });
      expect(await isActing(support)).toBe(false);
    });

    it('in another sign-in of support', async () => {
      const support = await acting('nowages');
      await sleep(1_100);
      const elsewhere = await runtime.as('support');
      expect([await isActing(support), await isActing(elsewhere)]).toEqual([true, false]);
      expect((await actAs(elsewhere, idOf('reader'))).status).toBe(200);
      expect([await isActing(support), await isActing(elsewhere)]).toEqual([false, true]);
    });
  });
});

describe('users', () => {
  it('are added with only the rights that are named, and changes of their role are recorded', async () => {
    const { status, body } = await admin.post('/api/users/add', aUser({ employee_id: employeeIdOf('noExport') }));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await userOf(body.id)).toMatchObject({
      subject: 'new@noorderlicht.example',
      role: 'default',
      fleet_access: 1,
      access_wages: 0,
      can_export: 0,
      active: 1,
      version: 1,
    });
    expect(await fsck()).toEqual([]);
    expect(await userOf(body.id)).not.toHaveProperty('impersonating_user_id');
    expect((await admin.post('/api/users/edit', { id: body.id, version: 1, role: 'read_only' })).body.version).toBe(2);
    expect((await admin.post('/api/users/edit', { id: body.id, version: 1, role: 'admin' })).body.code).toBe(
      'stale_version',
    );
    for (const [relatedObject, relatedObjectId] of [
      ['user', body.id],
      ['employee', employeeIdOf('noExport')],
    ]) {
      const feed = await admin.get('/api/activity/list', { relatedObject, relatedObjectId });
      const told = { user_name: 'New One', changes: [{ field: 'role', old: 'default', new: 'read_only' }] };
      expect(feed.body.items[0]).toMatchObject({ event_type: 'role_updated', event_info_json: told });
    }
  });

  it('have a unique e-mail address and sign-in name', async () => {
    await admin.post('/api/users/add', aUser({ email: 'one@noorderlicht.example' }));
    const email = await admin.post('/api/users/add', aUser({ email: 'ONE@noorderlicht.example', subject: 'other' }));
    expect([email.status, email.body.code]).toEqual([409, 'email_in_use']);
    const subject = await admin.post('/api/users/add', aUser({ email: 'two@noorderlicht.example', subject: 'admin' }));
    expect([subject.status, subject.body.code]).toEqual([409, 'subject_in_use']);
    for (const wrong of [{ email: 'x' }, { role: 'owner' }]) expect((await admin.post('/api/users/add', aUser(wrong))).status).toBe(422); // prettier-ignore
    const nobody = aUser({ email: 'three@noorderlicht.example', employee_id: 98_765 });
    const { fields } = (await admin.post('/api/users/add', nobody)).body;
    expect(fields).toMatchObject([{ path: 'employee_id', code: 'unknown_person' }]);
  });

  it('lose their access at once when deactivated, and can get it again', async () => {
    const noExport = await runtime.as('noExport');
    expect((await noExport.get('/api/profile')).status).toBe(200);
    const id = idOf('noExport');
    await admin.post('/api/users/deactivate', { id });
    expect((await noExport.get('/api/profile')).body.code).toBe('no_membership');
    const inactive = (await admin.get('/api/users/list', { segment_id: 'inactive' })).body.data;
    expect(inactive.map((row: { id: number }) => row.id)).toEqual([id]);
    await admin.post('/api/users/edit', { id, active: 1 });
    await nextSecond();
    expect((await (await runtime.as('noExport')).get('/api/profile')).status).toBe(200);
  });

  it.each(['support', 'reseller'] as const)(
    'get and give no access as %s, not by a second account either',
    async (right) => {
      const locked = [403, 'forbidden', [right]];
      const outcome = ({ status, body }: Answer) => [
        status,
        body.code,
        body.fields?.map(({ path }: { path: string }) => path),
      ];
      const edit = (id: number, change: object) => admin.post('/api/users/edit', { id, ...change });
      for (const name of ['admin', 'noFleet', 'default'] as const)
        expect(outcome(await edit(idOf(name), { [right]: 1 }))).toEqual(locked);
      const second = { email: `${right}@second.example`, subject: `second-${right}` };
      expect(outcome(await admin.post('/api/users/add', aUser({ ...second, [right]: 1 })))).toEqual(locked);
      // The access of the one who has it is not handed on to another sign-in.
      expect(outcome(await edit(idOf(right), { subject: second.subject }))).toEqual(locked);
      expect((await edit(idOf(right), { name: `Renamed ${right}` })).status).toBe(200);
      expect((await edit(idOf(right), { name: right })).status).toBe(200);
    },
  );

  it('shut support out without asking the operator, who alone lets it in again', async () => {
    const id = idOf('support');
    const support = await runtime.as('support');
    expect((await admin.post('/api/users/edit', { id, support: 0 })).status).toBe(200);
    expect((await actAs(support, idOf('admin'))).status).toBe(403);
    expect((await admin.post('/api/users/edit', { id, support: 1 })).status).toBe(403);
    await giveOutsideAccess('support@noorderlicht.example', 'support');
    expect((await userOf(id)).support).toBe(1);
    const trail = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: id });
    expect(trail.body.items[0]).toMatchObject({
      real_name: 'Operations',
      event_type: 'role_updated',
      event_info_json: { changes: [{ field: 'support', old: 0, new: 1 }] },
    });
  });

  it('always include an administrator, even when two demote each other at the same moment', async () => {
    const admins = ['admin', 'noFleet', 'noExport'] as const;
    const [first, second, third] = await Promise.all(admins.map((name) => runtime.as(name)));
    if (!first || !second || !third) throw new Error('three administrators');
    await first.post('/api/users/edit', { id: idOf('noExport'), role: 'default' });
    const answers = await Promise.all([
      first.post('/api/users/edit', { id: idOf('noFleet'), role: 'default' }),
      second.post('/api/users/edit', { id: idOf('admin'), role: 'default' }),
    ]);
    // The other call is refused as the last administrator's, or because its caller has lost the right.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const survivor = answers[0].status === 200 ? 'admin' : 'noFleet';
    const client = await runtime.as(survivor);
    const id = idOf(survivor);
    for (const change of [{ role: 'default' }, { group_access: 'light' }, { active: 0 }])
      expect(await client.post('/api/users/edit', { id, ...change })).toMatchObject({ status: 409, body: { code: 'last_admin' } }); // prettier-ignore
    expect((await client.post('/api/users/deactivate', { id })).body.code).toBe('last_admin');
  });
});
