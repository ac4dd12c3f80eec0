import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { endLostAccess } from '#functions/session/end-lost-access.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { handler as authorize } from '#functions/workflows/sign-in/authorize.ts';
import type { MintOptions } from '#infra/local/identity/signing-keys.ts';
import { apiClient, type ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { personaNames, type Persona } from '#tests/personas.ts';

const { runtime } = await startCompany();
afterEach(() => {
  vi.unstubAllEnvs();
  forgetActors();
});

const signedInAt = Math.floor(Date.now() / 1000) - 60;
/** A token as an issuer gives it that is no user pool: the user is in a claim, the client is the authorized party. */
const tokenWith = (claims: Record<string, unknown>, options: MintOptions = {}): Promise<string> =>
  runtime.token('0b7e-subject', {
    ...options,
    claims: { token_use: undefined, client_id: undefined, azp: 'back-office-local', auth_time: signedInAt, ...claims },
  });
const callerWith = async (...asked: Parameters<typeof tokenWith>): Promise<ApiClient> =>
  apiClient(runtime.url, await tokenWith(...asked));
const profileWith = async (...asked: Parameters<typeof tokenWith>) => (await callerWith(...asked)).get('/api/profile');
const idOf = (name: Persona): number => personaNames.indexOf(name) + 1;

describe('another issuer', () => {
  it('is believed who somebody is by the claim of the setting, whichever case it is written in', async () => {
    vi.stubEnv('OIDC_USER_CLAIM', 'email');
    const { status, body } = await profileWith({ email: 'Reader' });
    expect([status, body.user_id, body.role]).toEqual([200, idOf('reader'), 'read_only']);
    const token = await tokenWith({ email: 'reader' });
    const asked = {
      authorizationToken: `Bearer ${token}`,
      methodArn: 'arn:aws:execute-api:r:1:api/live/GET/api/profile',
    };
    expect((await authorize(asked)).policyDocument.Statement).toEqual([
      { Action: 'execute-api:Invoke', Effect: 'Allow', Resource: 'arn:aws:execute-api:r:1:api/live/*' },
    ]);
  });

  it.each([
    ['an address that the issuer did not check', { email: 'reader', email_verified: false }],
    ['a token that names nobody', {}],
    ['a token without the time of the sign-in, whose end nobody could tell', { email: 'reader', auth_time: undefined }],
    ['a token of another client', { email: 'reader', azp: 'another' }],
    ['an id token, which has no scope', { email: 'reader', scope: undefined }],
  ])('does not let in %s', async (_, claims) => {
    vi.stubEnv('OIDC_USER_CLAIM', 'email');
    expect((await profileWith(claims)).status).toBe(401);
    const asked = { authorizationToken: `Bearer ${await tokenWith(claims)}`, methodArn: 'arn:a/b/GET/c' };
    await expect(authorize(asked)).rejects.toThrow('Unauthorized');
  });

  it('has to mean us where an audience is set', async () => {
    vi.stubEnv('OIDC_USER_CLAIM', 'email');
    vi.stubEnv('OIDC_AUDIENCE', 'urn:another');
    expect((await profileWith({ email: 'reader' })).status).toBe(401);
    vi.stubEnv('OIDC_AUDIENCE', 'urn:back-office:api');
    expect((await profileWith({ email: 'reader' })).status).toBe(200);
  });
});

describe('an issuer that does not answer', () => {
  it('makes nobody sign in again: it says nothing about the token', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    // A key that is not known yet has to be asked for.
    const token = await new SignJWT({ sub: 'admin' })
      .setProtectedHeader({ alg: 'RS256', kid: 'of-tomorrow' })
      .setIssuer(`${runtime.url}/oidc`)
      .setExpirationTime('15m')
      .sign(privateKey);
    const ask = () => apiClient(runtime.url, token).get('/api/profile');
    const asked = { authorizationToken: `Bearer ${token}`, methodArn: 'arn:a/b/GET/c' };
    const send = globalThis.fetch;
    const answerKeys = async (answer: (...call: Parameters<typeof fetch>) => Promise<Response>) => {
      vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
        /jwks/.test(String(call[0])) ? answer(...call) : send(...call),
      );
      const { status, headers, body } = await ask();
      await expect(authorize(asked)).rejects.toMatchObject({ code: 'unavailable' });
      return [status, headers.get('retry-after'), body.code];
    };
    const later = [503, '2', 'unavailable'];
    expect(await answerKeys(() => Promise.reject(new TypeError('fetch failed')))).toEqual(later);
    expect(await answerKeys(async () => new Response('', { status: 502 }))).toEqual(later);
    expect(await answerKeys(async () => new Response('<html>'))).toEqual(later);
    const soon = AbortSignal.timeout(50);
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const accepted = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((__, reject) => {
        if (signal?.aborted) reject(new Error('timeout'));
        signal?.addEventListener('abort', () => reject(new Error('timeout')));
      });
    expect(await answerKeys(accepted)).toEqual(later);
    wait.mockRestore();
    vi.unstubAllGlobals();
    // It has no such key.
    expect((await ask()).status).toBe(401);
    await expect(authorize(asked)).rejects.toThrow(/^Unauthorized$/);
  });
});

describe('rights by groups', () => {
  const table = (rows: object[]): void => {
    vi.stubEnv('OIDC_USER_CLAIM', 'email');
    vi.stubEnv('OIDC_GROUP_CLAIM', 'groups');
    vi.stubEnv('OIDC_GROUPS', JSON.stringify(rows));
  };

  it('count in place of stored ones, are kept by the first call that writes, and told in the audit log', async () => {
    table([{ group: 'fleet', role: 'default', rights: ['fleet_access'], from: '2020-01-01' }]);
    const caller = await callerWith({ email: 'reader', groups: ['others', 'fleet'] });
    expect((await caller.get('/api/profile')).body).toMatchObject({ role: 'default', fleet_access: 1, can_export: 0 });
    expect((await userStore.get(idOf('reader')))?.role).toBe('read_only');
    expect((await caller.post('/api/profile/language', { language: 'nl' })).status).toBe(200);
    expect(await userStore.get(idOf('reader'))).toMatchObject({ role: 'default', fleet_access: 1, can_export: 0 });
    vi.unstubAllEnvs();
    const { data } = (await (await runtime.as('admin')).get('/api/audit/list', { per_page: 100 })).body;
    expect(data.filter(({ what }: { what: string }) => what === 'role_updated')).toHaveLength(1);
  });

  it('end keys and calendar feeds with the groups of their maker, and tell it', async () => {
    table([{ group: 'hr', role: 'admin', rights: ['access_employee_details', 'access_wages'], from: '2020-01-01' }]);
    const maker = await callerWith({ email: 'admin', groups: ['hr'] });
    const terms = { name: 'Export', scopes: ['people:read'], expires_on: toDmy(addDays(today(), 30)) };
    const key = apiClient(runtime.url, (await maker.post('/api/apiKeys/add', terms)).body.key);
    const feed = (await maker.post('/api/daysOff/feeds/add', { team_id: 1 })).body.url;
    const opened = async () => {
      forgetActors();
      return [(await key.get('/api/employees/list')).status, (await fetch(feed)).status];
    };
    expect(await opened()).toEqual([200, 200]);
    // A token of before the change says nothing.
    expect((await profileWith({ email: 'admin', groups: ['others'] }, { age: 30 })).status).toBe(403);
    expect(await opened()).toEqual([200, 200]);
    expect((await profileWith({ email: 'admin', groups: ['others'] })).status).toBe(403);
    expect(await opened()).toEqual([401, 410]);
    await endLostAccess('', '');
    await endLostAccess('', '');
    // Rights that come again open nothing that was ended.
    const again = await callerWith({ email: 'admin', groups: ['hr'] });
    expect((await again.get('/api/apiKeys/list')).body.data).toMatchObject([{ name: 'Export', state: 'revoked' }]);
    expect(await opened()).toEqual([401, 410]);
    const { data } = (await again.get('/api/audit/list', { per_page: 100 })).body;
    const told = data.map(({ what, who, about }: Record<string, string>) => `${what} ${who} ${about}`);
    expect(told.filter((line: string) => line.includes('System')).toSorted()).toEqual([
      'api_key_revoked System Export',
      'feed_ended System admin',
    ]);
  });

  it('count for keys for the days of the setting after the last sign-in, whose account may have ended', async () => {
    table([{ group: 'hr', role: 'admin', rights: ['access_employee_details', 'access_wages'], from: '2020-01-01' }]);
    const maker = await callerWith({ email: 'default', groups: ['hr'] });
    const terms = { name: 'Nightly', scopes: ['people:read'], expires_on: toDmy(addDays(today(), 90)) };
    const key = apiClient(runtime.url, (await maker.post('/api/apiKeys/add', terms)).body.key);
    const statusAfter = async (days: number): Promise<number> => {
      const at = Date.now() + days * 86_400_000;
      const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
      forgetActors();
      const { status } = await key.get('/api/employees/list');
      clock.mockRestore();
      return status;
    };
    expect([await statusAfter(29), await statusAfter(31)]).toEqual([200, 401]);
    vi.stubEnv('OIDC_GROUP_DAYS', '60');
    expect([await statusAfter(59), await statusAfter(61)]).toEqual([200, 401]);
  });

  it('let nobody in whose groups have none today', async () => {
    table([{ group: 'fleet', role: 'admin', from: '2020-01-01', until: '2020-12-31' }]);
    const { status, body } = await profileWith({ email: 'admin', groups: ['fleet'] });
    expect([status, body.code, body.detail]).toEqual([
      403,
      'no_membership',
      'None of your groups has access to this company.',
    ]);
  });
});
