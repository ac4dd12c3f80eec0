import { ErrorResponse, InMemoryWebStorage, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { AppConfig } from './config.ts';

/** Says only that someone signed in here before, so that a reload may ask the provider without showing a page. */
const KNOWN = 'signed-in-before';
const CALLBACK = '/callback';

export type Identity = {
  /** `leaving`: the browser is on its way to the provider. */
  start: () => Promise<'signed-in' | 'signed-out' | 'leaving'>;
  signIn: (hint?: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Undefined when the session is over; renews a token that ran out. */
  accessToken: () => Promise<string | undefined>;
};

const here = (): string => `${location.pathname}${location.search}${location.hash}`;

const placeOf = (state: unknown): string =>
  // A path of this app only: `//host` would be another site.
  typeof state === 'string' && state.startsWith('/') && !state.startsWith('//') ? state : '/';

/** Code with PKCE; tokens live in memory only (reliability §8.2). The page asked for travels in the request's state. */
export const openIdentity = (config: AppConfig): Identity => {
  const manager = new UserManager({
    authority: config.issuer,
    client_id: config.client_id,
    redirect_uri: `${location.origin}${CALLBACK}`,
    post_logout_redirect_uri: `${location.origin}/`,
    scope: 'openid',
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    automaticSilentRenew: true,
    monitorSession: false,
  });
  let renewing: Promise<User | null> | undefined;

  const renew = (): Promise<User | null> =>
    (renewing ??= manager
      .signinSilent()
      .catch(() => null)
      .finally(() => (renewing = undefined)));

  const finish = async (): Promise<'signed-in' | 'signed-out'> => {
    try {
      const user = await manager.signinRedirectCallback();
      localStorage.setItem(KNOWN, '1');
      history.replaceState(null, '', placeOf(user.state));
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
      await manager.signinRedirect({ prompt: 'none', state: here() });
      return 'leaving';
    },
    signIn: (hint) => manager.signinRedirect({ state: here(), ...(hint && { login_hint: hint }) }),
    async signOut() {
      localStorage.removeItem(KNOWN);
      await manager.signoutRedirect();
    },
    async accessToken() {
      const user = await manager.getUser();
      if (!user?.expired) return user?.access_token;
      return user.refresh_token ? (await renew())?.access_token : undefined;
    },
  };
};
