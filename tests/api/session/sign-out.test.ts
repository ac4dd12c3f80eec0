import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSignIn } from '#functions/platform/session/ended-sign-ins.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { apiClient, type ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { personaNames, type Persona } from '#tests/personas.ts';

let runtime: Runtime;
beforeAll(async () => (runtime = await startRuntime()));
afterAll(() => runtime.close());

const idOf = (name: Persona): number => personaNames.indexOf(name) + 1;
const profile = async (client: ApiClient): Promise<number> => (await client.get('/api/profile')).status;

describe('sign-out', () => {
  const later = async (name: Persona): Promise<ApiClient> => {
    // Tokens of one second belong to one sign-in.
    await sleep(1_000 - (Date.now() % 1_000));
    return runtime.as(name);
  };

  it('ends the sign-in at once, and no other of the same user', async () => {
    const here = await runtime.as('noFleet');
    const there = await later('noFleet');
    expect([await profile(here), await profile(there)]).toEqual([200, 200]);
    const answer = await here.post('/api/profile/signOut');
    expect([answer.status, answer.body]).toEqual([200, { id: idOf('noFleet') }]);
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect([await profile(here), await profile(there)]).toEqual([401, 200]);
    expect(await profile(await later('noFleet'))).toBe(200);
    const admin = await runtime.as('admin');
    const { data } = (await admin.get('/api/audit/list', { search_term: 'noFleet', per_page: 100 })).body;
    expect(data.filter(({ what }: { what: string }) => what === 'signed_out')).toHaveLength(1);
  });

  it('reaches a process that knows the sign-in within 30 seconds', async () => {
    const token = await runtime.token('noFleet');
    const client = apiClient(runtime.url, token);
    expect(await profile(client)).toBe(200);
    // The write bypasses the handler, as from another process: this process is not notified.
    const { sub, auth_time: at, iat } = decodeJwt(token);
    const { committed: _, ...write } = endSignIn(String(sub), Number(at ?? iat));
    await transact([write]);
    expect(await profile(client)).toBe(200);
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 30_001);
    expect(await profile(client)).toBe(401);
    vi.restoreAllMocks();
  });
});

describe('sign-out everywhere', () => {
  it('ends every session of the user, and nobody else’s', async () => {
    const [here, there, other] = [await runtime.as('reader'), await runtime.as('reader'), await runtime.as('default')];
    expect([await profile(here), await profile(there)]).toEqual([200, 200]);
    const answer = await here.post('/api/profile/signOutEverywhere');
    expect([answer.status, answer.body]).toEqual([200, { id: idOf('reader') }]);
    expect([await profile(here), await profile(there), await profile(other)]).toEqual([401, 401, 200]);
    expect(await profile(await runtime.as('reader'))).toBe(200);
    expect(await profile(there)).toBe(401);
  });

  it('reaches a process with cached rights within 30 seconds', async () => {
    const client = await runtime.as('light');
    expect(await profile(client)).toBe(200);
    const user = await userStore.get(idOf('light'));
    // The write bypasses the handler, as from another process: this process is not notified.
    await transact([userStore.update(user!, { ...user!, sessions_revoked_at: Math.floor(Date.now() / 1000) })]);
    expect(await profile(client)).toBe(200);
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 30_001);
    expect(await profile(client)).toBe(401);
    vi.restoreAllMocks();
    forgetActors();
  });

  it('of another user is for administrators, and shows in the feed of that user', async () => {
    const admin = await runtime.as('admin');
    const target = await runtime.as('manager');
    for (const name of ['default', 'support', 'reader'] as const) {
      const refused = await (await runtime.as(name)).post('/api/users/signOut', { id: idOf('manager') });
      expect([name, refused.status, refused.body.permission]).toEqual([name, 403, 'users:sign-out']);
    }
    expect(await profile(target)).toBe(200);
    expect((await admin.post('/api/users/signOut', { id: idOf('manager') })).status).toBe(200);
    expect(await profile(target)).toBe(401);
    const trail = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: idOf('manager') });
    expect(trail.body.items[0]).toMatchObject({
      event_type: 'sessions_revoked',
      event_info_json: { user_name: 'manager' },
      real_name: 'admin',
    });
    expect(JSON.stringify((await admin.get('/api/users/list')).body)).not.toContain('sessions_revoked_at');
    expect((await admin.post('/api/users/signOut', { id: 987_654_321 })).status).toBe(404);
  });

  it('by support acting as somebody ends the support user’s own sessions', async () => {
    const support = await runtime.as('support');
    const reader = await runtime.as('noExport');
    expect(
      (await support.post('/api/profile/impersonate', { user_id: idOf('noExport'), purpose: 'question 17' })).status,
    ).toBe(200);
    expect((await support.post('/api/profile/signOutEverywhere')).body).toEqual({ id: idOf('support') });
    expect([await profile(support), await profile(reader)]).toEqual([401, 200]);
  });

  it('leaves the storage clean', async () => {
    expect(await fsck()).toEqual([]);
  });
});
