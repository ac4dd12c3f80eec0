import type { SigninResponse } from 'oidc-client-ts';
import { hasFields, readStored } from '../ui/browser-store.ts';
import type { AppConfig } from './config.ts';

/** The tokens of a sign-in, as the provider gave them; `expires_at` in seconds since 1970. */
export type Tokens = Pick<
  SigninResponse,
  'access_token' | 'refresh_token' | 'id_token' | 'session_state' | 'scope' | 'expires_at' | 'profile'
>;

const TOKENS = 'tokens';
/** Where `kept-answers.ts` keeps what every page waits for. */
export const ANSWERS = 'answers';
/** Where `early-reads.ts` keeps what the page asked for. */
export const READS = 'reads';
const TAB = 'tab';

/** A tab that is being loaded again lets go of its lock while it is left. */
const PATIENCE_MS = 300;

export const forgetAnswers = (): void => {
  sessionStorage.removeItem(ANSWERS);
  sessionStorage.removeItem(READS);
};

/** Keeps the tokens for the next load of this tab, or forgets them with the answers; both end with the tab. */
export const keepTokens = (tokens: Tokens | undefined): void => {
  if (!tokens) {
    forgetAnswers();
    return sessionStorage.removeItem(TOKENS);
  }
  const { access_token, refresh_token, id_token, session_state, scope, expires_at, profile } = tokens;
  const kept = { access_token, refresh_token, id_token, session_state, scope, expires_at, profile };
  sessionStorage.setItem(TOKENS, JSON.stringify(kept));
};

/**
 * Takes the lock of this tab and never lets go of it. A tab that was duplicated finds it taken: it forgets the tokens
 * of the other one, since the provider would end both sessions when two use one refresh token.
 */
export const claimTab = async (): Promise<void> => {
  const take = (tab: string): Promise<boolean> =>
    new Promise((resolve) => {
      navigator.locks
        .request(`tab-${tab}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
          resolve(true);
          return new Promise<never>(() => undefined);
        })
        .catch(() => resolve(false));
    });
  const known = sessionStorage.getItem(TAB);
  if (known !== null && (await take(known))) return;
  if (known !== null) keepTokens(undefined);
  const tab = crypto.randomUUID();
  sessionStorage.setItem(TAB, tab);
  await take(tab);
};

const isTokens = (value: unknown): value is Tokens =>
  hasFields(value, 'access_token', 'profile') && hasFields(value.profile, 'iss');

/** The tokens that this tab kept for this provider, if it was loaded again. */
export const keptTokens = ({ issuer }: Pick<AppConfig, 'issuer'>): Tokens | undefined => {
  const tokens = readStored('sessionStorage', TOKENS, isTokens);
  return tokens?.profile.iss === issuer ? tokens : undefined;
};
