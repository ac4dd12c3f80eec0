import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';

const { runtime } = await startCompany();

describe('the people to ask for a right', () => {
  it('are the active administrators, who can give rights', async () => {
    const admin = await runtime.as('admin');
    const { user_id: adminId } = actorOf('admin');
    const userNames = (await admin.get('/api/users/list', { per_page: 100 })).body.data as {
      id: number;
      name: string;
    }[];
    const adminsShown = async () => (await (await runtime.as('reader')).get('/api/profile')).body.admins;
    const before = await adminsShown();
    expect(before).toContainEqual({ id: adminId, real_name: userNames.find(({ id }) => id === adminId)?.name });
    expect(before.map((one: { id: number }) => one.id)).not.toContain(actorOf('support').user_id);
    expect(before.map((one: { id: number }) => one.id)).not.toContain(actorOf('default').user_id);
    const added = { email: 'aa@noorderlicht.example', name: 'Aa', role: 'admin', fleet_access: 1 };
    const { id } = (await admin.post('/api/users/add', added)).body;
    expect(await adminsShown()).toContainEqual({ id, real_name: 'Aa' });
    await admin.post('/api/users/deactivate', { id });
    expect(await adminsShown()).toEqual(before);
  });

  it('get one mail a day about a right that somebody asks for, which leads to that user', async () => {
    const [reader, admin] = await Promise.all([runtime.as('reader'), runtime.as('admin')]);
    const ask = async (client: ApiClient, permission: string, page = '/import/vehicles') =>
      client.post('/api/profile/askForRight', { permission, page });
    const asked = async () => {
      const { user_id } = actorOf('reader');
      const query = { relatedObject: 'user', relatedObjectId: String(user_id) };
      const { status, body } = await admin.get('/api/mail/list', query);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.filter(({ purpose }: { purpose: string }) => purpose === 'right_asked');
    };
    const { admins } = (await reader.get('/api/profile')).body;
    expect((await ask(reader, 'fleet:import')).body).toEqual({ asked: admins.length });
    expect((await ask(reader, 'fleet:import')).body).toEqual({ asked: admins.length });
    const mails = await asked();
    expect(mails).toHaveLength(admins.length);
    expect(mails[0].subject).toContain('asks for a right');
    await ask(reader, 'assets:write');
    expect(await asked()).toHaveLength(2 * admins.length);

    expect((await ask(admin, 'fleet:import')).body).toEqual({ asked: 0 });
    for (const [permission, page] of [
      ['fleet:everything', '/fleet'],
      ['fleet:import', 'https://elsewhere.test'],
      ['fleet:import', '/call 0900 now'],
    ] as const)
      expect((await ask(reader, permission, page)).status).toBe(422);
  });

  it('leave a task to the administrators until the right is given or dismissed, or the user is gone', async () => {
    const [admin, user] = [await runtime.as('admin'), await runtime.as('default')];
    const { user_id: id } = actorOf('default');
    const ask = async (permission: Permission, page: string) =>
      expect((await user.post('/api/profile/askForRight', { permission, page })).body.asked).toBeGreaterThan(0);
    const tasks = async () => {
      const home = (await admin.get('/api/home')).body.rights;
      const list = (await admin.get('/api/users/askedRights/list')).body.data;
      const own = (all: { user_id: number; permission: string }[]) => all.filter(({ user_id }) => user_id === id);
      expect(own(home)).toEqual(own(list));
      return own(list);
    };
    const permissions = async () => (await tasks()).map(({ permission }) => permission);

    const edit = async (change: Record<string, unknown>) =>
      expect((await admin.post('/api/users/edit', { id, ...change })).status).toBe(200);
    await edit({ can_export: 0 });
    await ask('fleet:export', '/fleet');
    await ask('fleet:export', '/fleet');
    await ask('users:manage', '/settings/users');
    const asked = { user_id: id, name: expect.any(String) as string, asked_on: expect.any(String) as string };
    expect(await tasks()).toEqual([
      { ...asked, permission: 'fleet:export', right: 'Export fleet', page: '/fleet' },
      { ...asked, permission: 'users:manage', right: expect.any(String) as string, page: '/settings/users' },
    ]);
    expect((await user.get('/api/home')).body.rights).toBe(null);
    expect((await user.get('/api/users/askedRights/list')).status).toBe(403);

    const dismiss = (permission: Permission) =>
      admin.post('/api/users/askedRights/dismiss', { user_id: id, permission });
    expect((await dismiss('users:manage')).status).toBe(200);
    expect((await dismiss('users:manage')).status).toBe(404);
    expect(await permissions()).toEqual(['fleet:export']);
    // Given and taken away again, it does not come back.
    await edit({ can_export: 1 });
    expect(await permissions()).toEqual([]);
    await edit({ can_export: 0 });
    expect(await permissions()).toEqual([]);

    await ask('users:manage', '/settings/users');
    expect(await permissions()).toEqual(['users:manage']);
    await admin.post('/api/users/deactivate', { id });
    expect(await permissions()).toEqual([]);

    const { items } = (await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: String(id) }))
      .body;
    const types = items.map(({ event_type: type }: { event_type: string }) => type);
    expect(types.filter((type: string) => type.startsWith('right_'))).toEqual([
      'right_asked',
      'right_dismissed',
      'right_asked',
      'right_asked',
    ]);
  });
});
