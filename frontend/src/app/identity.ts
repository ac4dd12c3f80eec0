import {
  ErrorResponse,
  OidcClient,
  WebStorageStateStore,
  type RefreshState,
  type SigninResponse,
} from 'oidc-client-ts';
import type { AppConfig } from './config.ts';

/** Says only that someone signed in here before, so that a reload may ask the provider without showing a page. */
const KNOWN = 'signed-in-before';
const CALLBACK = '/callback';

export type Identity = {
  /** `leaving`: the browser is on its way to the provider. */
  start: () => Promise<'signed-in' | 'signed-out' | 'leaving'>;
  /** `afresh` asks for the sign-in itself, also where the provider still knows who it is. */
  signIn: (hint?: string, afresh?: boolean) => Promise<void>;
  signOut: () => Promise<void>;
  /** Undefined when the session is over; renews a token that ran out. */
  accessToken: () => Promise<string | undefined>;
};

const here = (): string => `${location.pathname}${location.search}${location.hash}`;

const placeOf = (state: unknown): string =>
  // A path of this app only: `//host` would be another site.
  typeof state === 'string' && state.startsWith('/') && !state.startsWith('//') ? state : '/';

/** Ahead of its end, so that a call does not arrive with a token that just ran out. */
const RENEW_SECONDS = 30;

const refreshOf = ({
  refresh_token,
  id_token,
  session_state,
  scope,
  profile,
}: SigninResponse): RefreshState | undefined =>
  refresh_token === undefined
    ? undefined
    : { refresh_token, session_state, profile, ...(id_token && { id_token }), ...(scope && { scope }) };

/**
 * Code with PKCE; tokens live in this closure only (docs/areas/deployment.md#tokens). The page asked for travels in the
 * request's state. The library's plain client: its user manager adds frames and pop-ups that the CSP forbids anyway.
 */
export const openIdentity = (config: AppConfig): Identity => {
  const client = new OidcClient({
    authority: config.issuer,
    client_id: config.client_id,
    redirect_uri: `${location.origin}${CALLBACK}`,
    post_logout_redirect_uri: `${location.origin}/`,
    scope: 'openid',
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
  let tokens: SigninResponse | undefined;
  let renewing: Promise<void> | undefined;

  const leave = async (options: { prompt?: string; login_hint?: string }): Promise<void> => {
    const { url } = await client.createSigninRequest({ state: here(), ...options });
    location.assign(url);
  };

  const renew = async (state: RefreshState): Promise<void> => {
    try {
      tokens = await client.useRefreshToken({ state });
    } catch (error) {
      // Refused is over; without a connection the next call tries again.
      if (error instanceof ErrorResponse) tokens = undefined;
    }
  };

  const finish = async (): Promise<'signed-in' | 'signed-out'> => {
    try {
      tokens = await client.processSigninResponse(location.href);
      localStorage.setItem(KNOWN, '1');
      history.replaceState(null, '', placeOf(tokens.userState));
      return 'signed-in';
    } catch (error) {
      localStorage.removeItem(KNOWN);
      history.replaceState(null, '', error instanceof ErrorResponse ? placeOf(error.state) : '/');
      return 'signed-out';
    }
  };

  return {
    async start() {
      if (location.pathname === CALLBACK) return finish();
      if (localStorage.getItem(KNOWN) === null) return 'signed-out';
      await leave({ prompt: 'none' });
      return 'leaving';
    },
    signIn: (hint, afresh) => leave({ ...(hint && { login_hint: hint }), ...(afresh && { prompt: 'login' }) }),
    async signOut() {
      localStorage.removeItem(KNOWN);
      const { id_token, refresh_token } = tokens ?? {};
      // The provider's own session ends below, whatever becomes of this.
      if (refresh_token) await client.revokeToken(refresh_token, 'refresh_token').catch(() => undefined);
      const { url } = await client.createSignoutRequest({
        ...(id_token && { id_token_hint: id_token }),
        client_id: config.client_id,
        // What Cognito calls the address to come back to.
        extraQueryParams: { logout_uri: `${location.origin}/` },
      });
      location.assign(url);
    },
    async accessToken() {
      const refresh = tokens && refreshOf(tokens);
      if (tokens && (tokens.expires_in ?? 0) < RENEW_SECONDS && refresh)
        await (renewing ??= renew(refresh).finally(() => (renewing = undefined)));
      return tokens?.access_token;
    },
  };
};
