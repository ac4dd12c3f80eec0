import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID } from '#infra/local/environment.ts';

type Visit = (url: string, init?: RequestInit) => Promise<{ url: URL; response: Response }>;

/** A browser as far as signing in needs one: cookies by path and redirects. */
export const browser = (): Visit => {
  const jar = new Map<string, { value: string; path: string }>();
  const visit: Visit = async (url, init = {}) => {
    const target = new URL(url);
    const cookie = [...jar]
      .filter(([, kept]) => target.pathname.startsWith(kept.path))
      .map(([name, kept]) => `${name}=${kept.value}`);
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie.join('; '));
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*).*?path=([^;]+)/i.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, { value, path });
    }
    const location = response.headers.get('location');
    if (!location || target.pathname === '/callback') return { url: target, response };
    const next = new URL(location, target);
    return next.pathname === '/callback' || next.pathname === '/' ? { url: next, response } : visit(next.href);
  };
  return visit;
};

const verifier = randomBytes(32).toString('base64url');
export const authorizeUrl = (origin: string, extra: Record<string, string> = {}): string =>
  `${origin}/oidc/authorize?${new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    scope: 'openid',
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })}`;

export const tokenCall = async (origin: string, form: Record<string, string>) => {
  const response = await fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: CLIENT_ID, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

export const redeem = (origin: string, landed: URL) =>
  tokenCall(origin, {
    grant_type: 'authorization_code',
    code: landed.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: `${origin}/callback`,
  });

/** An access token of the provider of the local runtime, by the whole way that a browser goes. */
export const signInAt = async (issuer: string, user: string): Promise<string> => {
  const { origin } = new URL(issuer);
  const { url } = await browser()(authorizeUrl(origin, { login_hint: user }));
  const { body } = await redeem(origin, url);
  if (body['access_token'] === undefined) throw new Error(`${issuer} gave no token: ${JSON.stringify(body)}`);
  return body['access_token'];
};
