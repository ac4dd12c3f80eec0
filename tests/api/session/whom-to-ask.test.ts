import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
