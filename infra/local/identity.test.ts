import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { authorizeUrl, browser, redeem, tokenCall } from '#tests/harness/code-flow.ts';
import { CLIENT_ID } from './environment.ts';
import { startIdentity } from './identity.ts';
import { listen } from './listen.ts';

const accounts = async () => [
  { name: 'admin', label: 'Administrator' },
  { name: 'reader', label: 'Reader' },
];
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const start = async (directory?: string, port = 0) => {
  const listening = await listen(port);
  const origin = `http://127.0.0.1:${listening.port}`;
  const identity = await startIdentity({ issuer: `${origin}/oidc`, directory, accounts });
  listening.serve((request, response) => identity.handle(request, response));
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    identity.close();
    await listening.close();
  };
  cleanups.push(stop);
  return { origin, port: listening.port, stop };
};

const tempDir = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'));
  cleanups.push(() => rm(directory, { recursive: true }));
  return directory;
};

describe('sign-in', () => {
  it('gives an access token with the claims of Cognito to the user of the hint', async () => {
    const { origin } = await start();
    const { url } = await browser()(authorizeUrl(origin, { login_hint: 'reader' }));
    const { body } = await redeem(origin, url);
    const token = body['access_token'] ?? '';
    expect(decodeProtectedHeader(token).alg).toBe('RS256');
    expect(decodeJwt(token)).toMatchObject({
      iss: `${origin}/oidc`,
      sub: 'reader',
      client_id: CLIENT_ID,
      token_use: 'access',
    });
    expect(Number(body['expires_in'])).toBe(900);
  });

  it('asks who without a hint, and takes only known users', async () => {
    const { origin } = await start();
    const visit = browser();
    const { url, response } = await visit(authorizeUrl(origin));
    const page = await response.text();
    expect(page).toContain('value="admin"');
    expect(page).not.toContain('<script');
    const refused = await visit(url.href, { method: 'POST', body: new URLSearchParams({ user: 'stranger' }) });
    expect(refused.url.pathname).toBe(url.pathname);
    const accepted = await visit(url.href, { method: 'POST', body: new URLSearchParams({ user: 'admin' }) });
    expect(accepted.url.pathname).toBe('/callback');
    expect(accepted.url.searchParams.get('code')).toBeTruthy();
  });

  it('refuses a request without PKCE and a wrong verifier', async () => {
    const { origin } = await start();
    const { url } = await browser()(
      authorizeUrl(origin, { login_hint: 'admin', code_challenge: '', code_challenge_method: '' }),
    );
    expect(url.searchParams.get('error')).toBe('invalid_request');
    const landed = await browser()(authorizeUrl(origin, { login_hint: 'admin' }));
    const code = landed.url.searchParams.get('code') ?? '';
    const answer = await tokenCall(origin, {
      grant_type: 'authorization_code',
      code,
      code_verifier: 'x'.repeat(43),
      redirect_uri: `${origin}/callback`,
    });
    expect(answer.body['error']).toBe('invalid_grant');
  });

  it('rotates refresh tokens: one that was used is refused', async () => {
    const { origin } = await start();
    const { url } = await browser()(authorizeUrl(origin, { login_hint: 'admin' }));
    const { body: first } = await redeem(origin, url);
    const refresh = (token: string) => tokenCall(origin, { grant_type: 'refresh_token', refresh_token: token });
    const { body: second } = await refresh(first['refresh_token'] ?? '');
    expect(decodeJwt(second['access_token'] ?? '')).toMatchObject({ sub: 'admin', token_use: 'access' });
    expect(second['refresh_token']).not.toBe(first['refresh_token']);
    expect((await refresh(first['refresh_token'] ?? '')).body['error']).toBe('invalid_grant');
  });

  it('knows a signed-in browser again without asking, also after a restart', async () => {
    const directory = await tempDir();
    const { origin, port, stop } = await start(directory);
    const visit = browser();
    await visit(authorizeUrl(origin, { login_hint: 'admin' }));
    expect((await visit(authorizeUrl(origin, { prompt: 'none' }))).url.searchParams.get('code')).toBeTruthy();
    await stop();
    await start(directory, port);
    expect((await visit(authorizeUrl(origin, { prompt: 'none' }))).url.searchParams.get('code')).toBeTruthy();
  });

  it('keeps the time of the sign-in in renewed and silent tokens, until someone signs in anew', async () => {
    const { origin } = await start();
    const visit = browser();
    const signInTime = (body: Record<string, string>): number =>
      Number(decodeJwt(body['access_token'] ?? '')['auth_time']);
    const tokensOf = async (extra: Record<string, string>) =>
      (await redeem(origin, (await visit(authorizeUrl(origin, extra))).url)).body;
    const from = Math.floor(Date.now() / 1000);
    const first = await tokensOf({ login_hint: 'admin' });
    expect(signInTime(first)).toBeGreaterThanOrEqual(from);
    expect(signInTime(first)).toBeLessThanOrEqual(Date.now() / 1000);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const refreshed = await tokenCall(origin, {
      grant_type: 'refresh_token',
      refresh_token: first['refresh_token'] ?? '',
    });
    expect(signInTime(refreshed.body)).toBe(signInTime(first));
    expect(signInTime(await tokensOf({ prompt: 'none' }))).toBe(signInTime(first));
    expect(signInTime(await tokensOf({ prompt: 'login', login_hint: 'admin' }))).toBeGreaterThan(signInTime(first));
  });

  it('switches to another user when the hint says so', async () => {
    const { origin } = await start();
    const visit = browser();
    await visit(authorizeUrl(origin, { login_hint: 'admin' }));
    const { response } = await visit(authorizeUrl(origin, { login_hint: 'reader' }));
    const page = await response.text();
    // The provider ends the first session with a form that sends itself.
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    expect(response.headers.get('content-security-policy')).toContain("'sha256-");
    const { url } = await visit(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    const { body } = await redeem(origin, url);
    expect(decodeJwt(body['access_token'] ?? '').sub).toBe('reader');
  });

  it('forgets the session after signing out', async () => {
    const { origin } = await start();
    const visit = browser();
    await visit(authorizeUrl(origin, { login_hint: 'admin' }));
    const { response } = await visit(
      `${origin}/oidc/logout?client_id=${CLIENT_ID}&post_logout_redirect_uri=${encodeURIComponent(`${origin}/`)}`,
    );
    const page = await response.text();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const out = await visit(action, { method: 'POST', body: new URLSearchParams({ xsrf, logout: 'yes' }) });
    expect(out.url.href).toBe(`${origin}/`);
    expect((await visit(authorizeUrl(origin, { prompt: 'none' }))).url.searchParams.get('error')).toBe(
      'login_required',
    );
  });

  it('refuses a redirect to another address', async () => {
    const { origin } = await start();
    const { response } = await browser()(authorizeUrl(origin, { redirect_uri: 'http://127.0.0.1:1/callback' }));
    expect(response.status).toBe(400);
  });
});
