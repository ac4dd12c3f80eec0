import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import type { SignInOut } from '#shared/contract/session/list-sign-ins.ts';
import { registry } from '#shared/contract/registry.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { forgetSignIns } from '#functions/platform/audit/sign-ins.ts';
import { endSignIn, endSignInsUntil } from '#functions/platform/session/ended-sign-ins.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { apiClient, type ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { nextSecond } from '#tests/harness/next-second.ts';
import { personaNames, type Persona } from '#tests/personas.ts';

const { runtime } = await startCompany();

const idOf = (name: Persona): number => personaNames.indexOf(name) + 1;
const profile = async (client: ApiClient): Promise<number> => (await client.get('/api/profile')).status;

const later = async (name: Persona): Promise<ApiClient> => {
  await nextSecond();
  return runtime.as(name);
};

describe('sign-out', () => {
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

  it('reaches a process that knows the sign-in with its next request', async () => {
    const token = await runtime.token('noFleet');
    const client = apiClient(runtime.url, token);
    expect(await profile(client)).toBe(200);
    // The write bypasses the handler, as from another process: this process is not notified.
    const { sub, auth_time: at, iat } = decodeJwt(token);
    await transact([endSignIn(String(sub), Number(at ?? iat))]);
    expect(await profile(client)).toBe(401);
  });
});

describe('a fresh sign-in', () => {
  const aged = async (minutes: number): Promise<ApiClient> => {
    const auth_time = Math.floor(Date.now() / 1000) - minutes * 60;
    return apiClient(runtime.url, await runtime.token('admin', { claims: { auth_time } }));
  };
  const asked = registry.flatMap((each) => (each.freshSignIn ? [each] : []));

  it('is asked for by what takes data or access away for good, and by credentials', () => {
    expect(asked.map(({ id }) => id).toSorted()).toEqual([
      'activity.exportAudit',
      'integrations.addIntegration',
      'integrations.reauthenticate',
      'people.erase',
      'people.eraseConfirm',
      'people.exportData',
      'session.addApiKey',
    ]);
  });

  it.each(asked.map((each) => [each.id, each] as const))(
    'is asked for by %s, before anything else',
    async (_, each) => {
      const call = async (client: ApiClient) =>
        each.method === 'GET' ? client.get(each.path) : client.post(each.path, {});
      // A token that was renewed says when its user signed in.
      const refused = await call(await aged(11));
      expect([refused.status, refused.body.code]).toEqual([403, 'sign_in_again']);
      expect((await call(await aged(9))).body.code).not.toBe('sign_in_again');
      expect(await profile(await aged(11))).toBe(200);
    },
  );
});

describe('where somebody is signed in', () => {
  const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const listOf = async (client: ApiClient): Promise<SignInOut[]> =>
    (await client.get('/api/profile/signIns')).body.data;
  const ended = async (client: ApiClient, name: Persona): Promise<number> => {
    const { data } = (await client.get('/api/audit/list', { search_term: name, per_page: 100 })).body;
    return data.filter(({ what }: { what: string }) => what === 'signed_out').length;
  };

  it('is listed with browser and system, and can be ended one by one or all but this one', async () => {
    const clients: ApiClient[] = [];
    for (let at = 0; at < 4; at += 1) {
      await nextSecond();
      const client = await runtime.as('nowages');
      await client.request(getProfile, {}, at === 0 ? { 'user-agent': EDGE } : {});
      clients.push(client);
    }
    const [first, second, third, here] = clients as [ApiClient, ApiClient, ApiClient, ApiClient];
    const listed = await listOf(here);
    expect(listed.map(({ current }) => current)).toEqual([1, 0, 0, 0]);
    const [, , , oldest] = listed;
    expect(oldest).toMatchObject({ browser: 'Edge', system: 'Windows', address: '127.0.0.1' });
    const unseen = Date.parse(oldest?.last_seen_at ?? '') - Date.parse(oldest?.signed_in_at ?? '');
    expect(Math.abs(unseen)).toBeLessThan(60_000);

    expect((await here.post('/api/profile/signIns/end', { id: oldest?.id })).status).toBe(200);
    expect(await Promise.all([first, second, third, here].map(profile))).toEqual([401, 200, 200, 200]);
    expect((await here.post('/api/profile/signIns/end', { id: oldest?.id })).status).toBe(404);
    expect((await here.post('/api/profile/signIns/endOthers', {})).body).toEqual({ count: 2 });
    expect(await Promise.all([first, second, third, here].map(profile))).toEqual([401, 401, 401, 200]);
    expect((await listOf(here)).map(({ current }) => current)).toEqual([1]);
    expect(await ended(await runtime.as('admin'), 'nowages')).toBe(3);
  });

  it('ends with all others, however many there are', async () => {
    const at = Math.floor(Date.now() / 1_000) - 100;
    const signedIn = async (_: unknown, seconds: number): Promise<ApiClient> => {
      const client = apiClient(runtime.url, await runtime.token('reader', { claims: { auth_time: at + seconds } }));
      expect(await profile(client)).toBe(200);
      return client;
    };
    const [here, ...others] = await Promise.all(Array.from({ length: 50 }, signedIn));
    if (!here) throw new Error('somebody signed in');
    expect((await here.post('/api/profile/signIns/endOthers', {})).body).toEqual({ count: 49 });
    expect(new Set(await Promise.all(others.map(profile)))).toEqual(new Set([401]));
    expect(await profile(here)).toBe(200);
  });

  it('belongs to its user: somebody else’s is unknown', async () => {
    await nextSecond();
    const other = await runtime.as('light');
    const [theirs] = await listOf(other);
    await nextSecond();
    const here = await runtime.as('manager');
    expect((await here.post('/api/profile/signIns/end', { id: theirs?.id })).status).toBe(404);
    expect(await profile(other)).toBe(200);
  });

  it('says when it was last used, and writes that down every quarter of an hour at most', async () => {
    const client = apiClient(runtime.url, await runtime.token('noExport', { expiresIn: 3_600 }));
    const [before] = await listOf(client);
    const real = Date.now;
    const seenAfter = async (minutes: number): Promise<number> => {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + minutes * 60_000);
      const [mark] = await listOf(client);
      vi.restoreAllMocks();
      return (Date.parse(mark?.last_seen_at ?? '') - Date.parse(before?.last_seen_at ?? '')) / 60_000;
    };
    expect(await seenAfter(14)).toBe(0);
    expect(await seenAfter(16)).toBeCloseTo(16, 0);
    const written = await seenAfter(20);
    expect(written).toBeCloseTo(16, 0);
    // Another process finds the mark and leaves it as it is.
    forgetSignIns();
    expect(await seenAfter(20)).toBe(written);
    expect(await seenAfter(36)).toBeCloseTo(36, 0);
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

  it('reaches a process with cached rights with its next request', async () => {
    const token = await runtime.token('light');
    const client = apiClient(runtime.url, token);
    expect(await profile(client)).toBe(200);
    const { sub, auth_time: at, iat } = decodeJwt(token);
    const signedInAt = Number(at ?? iat);
    // The writes bypass the handler, as from another process: this process is not notified.
    await transact([endSignInsUntil(String(sub), signedInAt - 1)]);
    expect(await profile(client)).toBe(200);
    await transact([endSignInsUntil(String(sub), signedInAt)]);
    // An end before an earlier one takes nothing back.
    await transact([endSignInsUntil(String(sub), 1)]);
    expect(await profile(client)).toBe(401);
    await nextSecond();
    expect(await profile(await runtime.as('light'))).toBe(200);
  });

  it('under a clock that was set back since lets in whoever signs in again, and nobody from before', async () => {
    const before = await runtime.as('light');
    const user = (await userStore.get(idOf('light')))!;
    const ahead = Math.floor(Date.now() / 1000) + 7_200;
    const dated = { iat: ahead - 60, auth_time: ahead - 60 };
    const fromAhead = apiClient(runtime.url, await runtime.token('light', { claims: dated, expiresIn: 9_000 }));
    await transact([
      userStore.update(user, { ...user, sessions_revoked_at: ahead }),
      endSignInsUntil(user.subject, ahead),
    ]);
    forgetActors();
    expect(await profile(before)).toBe(401);
    const again = await later('light');
    expect([await profile(again), await profile(before), await profile(fromAhead)]).toEqual([200, 401, 401]);
    expect((await again.get('/api/profile/signIns')).body.data).toHaveLength(1);
  });

  it('before ends were kept beside the sign-ins is known by the user still', async () => {
    const client = await runtime.as('light');
    const user = await userStore.get(idOf('light'));
    await transact([userStore.update(user!, { ...user!, sessions_revoked_at: Math.floor(Date.now() / 1000) })]);
    forgetActors();
    expect(await profile(client)).toBe(401);
    await nextSecond();
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

  it.each([
    ['from users', (admin: ApiClient, id: number) => admin.post('/api/users/deactivate', { id })],
    ['by a save', (admin: ApiClient, id: number) => admin.post('/api/users/edit', { id, active: 0 })],
  ])('is part of a deactivation %s: access that is given again opens no session of before', async (_, deactivate) => {
    const [admin, before] = [await runtime.as('admin'), await runtime.as('noFleet')];
    expect(await profile(before)).toBe(200);
    expect((await deactivate(admin, idOf('noFleet'))).status).toBe(200);
    expect(await profile(before)).toBe(403);
    expect((await admin.post('/api/users/edit', { id: idOf('noFleet'), active: 1 })).status).toBe(200);
    expect(await profile(before)).toBe(401);
    await nextSecond();
    expect([await profile(before), await profile(await runtime.as('noFleet'))]).toEqual([401, 200]);
  });

  it('leaves the storage clean', async () => {
    expect(await fsck()).toEqual([]);
  });
});
