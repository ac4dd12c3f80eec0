import Provider, { interactionPolicy, type Context } from 'oidc-provider';
import { CLIENT_ID } from '../environment.ts';
import type { openSessionStore } from './session-store.ts';
import { ACCESS_TOKEN_SECONDS, API_RESOURCE, type StoredKeys } from './signing-keys.ts';
import { messagePage, signOutPage } from './sign-in-page.ts';

const SIGNED_IN_SECONDS = 8 * 3600;
const MINUTE = 60;

const { base, Check } = interactionPolicy;

/** Asks again when the hint names somebody else than the session: the demo switches users that way. */
const policy = () => {
  const prompts = base();
  const other = new Check('other_user', 'someone else is signed in', ({ oidc }) => {
    const hint = oidc.params['login_hint'];
    const hasSignedIn = oidc.result?.login !== undefined;
    return (
      !hasSignedIn && hint !== undefined && oidc.session.accountId !== undefined && hint !== oidc.session.accountId
    );
  });
  prompts.get('login').checks.add(other);
  return prompts;
};

/** Grants everything without asking for consent: the only client is our own. */
const grantAll = async ({ oidc }: Context) => {
  const { provider, client, session, account } = oidc;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid offline_access');
  grant.addResourceScope(API_RESOURCE, 'openid');
  await grant.save();
  return grant;
};

type Options = {
  issuer: string;
  keys: StoredKeys;
  store: ReturnType<typeof openSessionStore>;
};

/** The app of this runtime, the only client. */
const appClient = (origin: string) => ({
  client_id: CLIENT_ID,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${origin}/callback`, `${origin}/`],
  post_logout_redirect_uris: [`${origin}/`, `${origin}/signed-out`],
});

/** Adds the claims that Cognito puts into access tokens. */
const addClaims = ({ oidc: { entities } }: Context, _: unknown, token: { payload: Record<string, unknown> }) => {
  token.payload['token_use'] = 'access';
  // An account that is an address is known by it, as other issuers know people.
  const sub = String(token.payload['sub']);
  if (sub.includes('@')) Object.assign(token.payload, { email: sub, email_verified: true });
  token.payload['auth_time'] = (entities.AuthorizationCode ?? entities.RefreshToken)?.authTime;
};

/** Access tokens are signed, as those of Cognito. */
const accessTokens = {
  enabled: true,
  defaultResource: () => API_RESOURCE,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    scope: 'openid',
    audience: API_RESOURCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: ACCESS_TOKEN_SECONDS,
    jwt: { sign: { alg: 'RS256' } },
  }),
};

/** For how long each thing lives, in seconds. */
const lifetimes = {
  AccessToken: ACCESS_TOKEN_SECONDS,
  AuthorizationCode: MINUTE,
  IdToken: ACCESS_TOKEN_SECONDS,
  Interaction: 10 * MINUTE,
  Session: SIGNED_IN_SECONDS,
  Grant: SIGNED_IN_SECONDS,
  RefreshToken: SIGNED_IN_SECONDS,
};

/** The provider with Cognito's claims in its access tokens (docs/areas/deployment.md#tokens). */
export const newProvider = ({ issuer, keys, store }: Options): Provider => {
  const { origin, port } = new URL(issuer);
  // Cookies know no ports: two runtimes on one machine must not read each other's.
  const names = { session: `session_${port}`, interaction: `interaction_${port}`, resume: `resume_${port}` };
  const provider = new Provider(issuer, {
    adapter: store.adapter,
    jwks: { keys: [keys.jwk] },
    cookies: {
      keys: keys.cookieKeys,
      names,
      long: { signed: true, path: '/oidc' },
      short: { signed: true, path: '/oidc' },
    },
    clients: [appClient(origin)],
    clientBasedCORS: (_: Context, from: string) => from === origin,
    findAccount: (_: Context, sub: string) => ({ accountId: sub, claims: () => ({ sub }) }),
    formats: {
      customizers: {
        jwt: addClaims,
      },
    },
    interactions: { policy: policy(), url: (_: Context, { uid }: { uid: string }) => `/oidc/interaction/${uid}` },
    issueRefreshToken: () => true,
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    renderError: (context: Context, out: { error_description?: string; error: string }) => {
      context.type = 'html';
      context.body = messagePage('Sign-in did not work', out.error_description ?? out.error);
    },
    rotateRefreshToken: true,
    routes: { jwks: '/jwks', authorization: '/authorize', end_session: '/logout' },
    scopes: ['openid', 'offline_access'],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: accessTokens,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context & { set(name: string, value: string): void }, form: string) => {
          const { html, policy: headers } = signOutPage(form);
          context.set('content-security-policy', headers);
          context.body = html;
        },
      },
    },
    ttl: lifetimes,
  });
  provider.on('server_error', (_, error) => console.error('identity provider:', error));
  return provider;
};
