import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { actorOf } from '#tests/personas.ts';

let runtime: Runtime;
beforeAll(async () => void (runtime = await startRuntime()));
afterAll(() => runtime.close());

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
});
