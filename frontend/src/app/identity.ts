import { ErrorResponse, OidcClient, WebStorageStateStore, type RefreshState } from 'oidc-client-ts';
import { ACTIVE_AT, IDLE_MS, SIGNED_IN_BEFORE } from './active-at.ts';
import type { AppConfig } from './config.ts';
import { claimTab, forgetAnswers, keepTokens, keptTokens, type Tokens } from './kept-tokens.ts';
import { knownProvider, rememberProvider } from './known-provider.ts';

const CALLBACK = '/callback';

export type Identity = {
  /** `leaving`: the browser is on its way to the provider. */
  start: () => Promise<'signed-in' | 'signed-out' | 'leaving'>;
  /** `prompted` shows the sign-in page even where the provider still has a session. */
  signIn: (hint?: string, prompted?: boolean) => Promise<void>;
  signOut: () => Promise<void>;
  /** The access token, renewed when it is about to expire; undefined when the session is over. */
  accessToken: () => Promise<string | undefined>;
  /** The API refuses the tokens: they are not kept any longer. */
  forget: () => void;
};

const here = (): string => `${location.pathname}${location.search}${location.hash}`;

const pathFrom = (state: unknown): string =>
  // Only a path of this app counts: `//host` would be another site.
  typeof state === 'string' && state.startsWith('/') && !state.startsWith('//') ? state : '/';

/** A token is renewed this long before it expires, so that none expires on the way to the API. */
const RENEW_SECONDS = 30;

/** A provider that takes a request and never answers: the page says so rather than wait. */
const PATIENCE_SECONDS = 20;

const isExpiring = ({ expires_at = 0 }: Tokens): boolean => expires_at - Date.now() / 1000 < RENEW_SECONDS;

const refreshOf = ({ refresh_token, id_token, session_state, scope, profile }: Tokens): RefreshState | undefined =>
  refresh_token === undefined
    ? undefined
    : { refresh_token, session_state, profile, ...(id_token && { id_token }), ...(scope && { scope }) };

/**
 * Signs in with the authorization code flow and PKCE; tokens live in this tab only
 * (docs/areas/deployment.md#tokens). The requested page travels in the request's state. The library's user manager is
 * not used: it adds frames and pop-ups, which the CSP forbids.
 */
export const openIdentity = (config: AppConfig): Identity => {
  const client = new OidcClient({
    authority: config.issuer,
    client_id: config.client_id,
    redirect_uri: `${location.origin}${CALLBACK}`,
    post_logout_redirect_uri: `${location.origin}/`,
    scope: config.scope ?? 'openid',
    requestTimeoutInSeconds: PATIENCE_SECONDS,
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    ...knownProvider(config.issuer),
  });
  void client.metadataService.getMetadata().then(rememberProvider, () => undefined);
  let tokens: Tokens | undefined;
  let renewing: Promise<void> | undefined;

  const hold = (next: Tokens | undefined): void => {
    tokens = next;
    keepTokens(next);
  };

  const leave = async (options: { prompt?: string; login_hint?: string }): Promise<void> => {
    const { url } = await client.createSigninRequest({ state: here(), ...options });
    // Replaces the page that is left: as an entry of its own, Back would load it again and be sent on from there.
    location.replace(url);
  };

  const renew = async (state: RefreshState): Promise<void> => {
    try {
      hold(await client.useRefreshToken({ state, timeoutInSeconds: PATIENCE_SECONDS }));
    } catch (error) {
      // A refusal ends the session; after a connection failure the next call tries again.
      if (error instanceof ErrorResponse) hold(undefined);
    }
  };

  const finish = async (): Promise<'signed-in' | 'signed-out'> => {
    try {
      const answer = await client.processSigninResponse(location.href);
      // Another user may have signed in than before.
      forgetAnswers();
      hold(answer);
      localStorage.setItem(SIGNED_IN_BEFORE, '1');
      // A tab in which nobody was for long must not take whoever just signed in for away.
      localStorage.setItem(ACTIVE_AT, String(Date.now()));
      history.replaceState(null, '', pathFrom(answer.userState));
      return 'signed-in';
    } catch (error) {
      localStorage.removeItem(SIGNED_IN_BEFORE);
      history.replaceState(null, '', error instanceof ErrorResponse ? pathFrom(error.state) : '/');
      return 'signed-out';
    }
  };

  const signOut = async (): Promise<void> => {
    localStorage.removeItem(SIGNED_IN_BEFORE);
    localStorage.removeItem(ACTIVE_AT);
    const left = tokens ?? {};
    hold(undefined);
    // The first load does without it. Where it does not load, nothing may stay on the screen all the same.
    const provider = await import('./leave-provider.ts').catch(() => undefined);
    await (provider ? provider.leaveProvider(client, left) : location.assign('/'));
  };

  const accessToken = async (): Promise<string | undefined> => {
    const refresh = tokens && isExpiring(tokens) ? refreshOf(tokens) : undefined;
    if (refresh) await (renewing ??= renew(refresh).finally(() => (renewing = undefined)));
    return tokens?.access_token;
  };

  return {
    async start() {
      await claimTab();
      if (location.pathname === CALLBACK) return finish();
      if (localStorage.getItem(SIGNED_IN_BEFORE) === null) {
        hold(undefined);
        return 'signed-out';
      }
      tokens = keptTokens(config);
      // Nobody looked while the app was closed.
      if (Date.now() - Number(localStorage.getItem(ACTIVE_AT) ?? Date.now()) >= IDLE_MS) {
        await signOut();
        return 'leaving';
      }
      if (tokens && (await accessToken()) !== undefined) return 'signed-in';
      await leave({ prompt: 'none' });
      return 'leaving';
    },
    signIn: (hint, prompted) => leave({ ...(hint && { login_hint: hint }), ...(prompted && { prompt: 'login' }) }),
    signOut,
    accessToken,
    forget: () => hold(undefined),
  };
};
