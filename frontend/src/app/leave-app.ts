import { signOut } from '#shared/contract/session/sign-out.ts';
import { callEndpoint } from '../api/call.ts';
import { forgetDrafts, isDraft } from '../form/drafts.ts';
import { ACTIVE_AT, SIGNED_IN_BEFORE } from './active-at.ts';
import type { Identity } from './identity.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** How the app looks on this device is nobody's secret. */
const looks = ['language', 'mantine-color-scheme-value', 'nav-narrow'];
const PATIENCE_MS = 3_000;

const entriesOf = (store: Storage, isKept: (name: string) => boolean): [string, string][] =>
  Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
    .filter(isKept)
    .map((name) => [name, store.getItem(name) ?? '']);

const putBack = (store: Storage, entries: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of entries) store.setItem(name, value);
};

/**
 * Ends the sign-in at the API, whose answer has the browser forget what the app keeps in it, and then at the provider.
 * The other tabs of the user show nothing any more. What somebody typed stays in the tab when they were away, until
 * somebody else signs in there. Whoever was away here and signs in anew in another tab meanwhile stays signed in there:
 * then only the old sign-in ends, in this tab alone. The answer says whether the app is left.
 */
export const leaveApp = async (identity: Identity, userId: number, { away = false } = {}): Promise<boolean> => {
  if (!away) forgetDrafts();
  const shown = entriesOf(localStorage, (name) => looks.includes(name));
  const typed = away ? entriesOf(sessionStorage, isDraft) : [];
  const activeAt = localStorage.getItem(ACTIVE_AT);
  // The sign-out goes on when the page is left by now, and the session at the provider ends below even when the API
  // cannot be reached.
  const options = { signal: AbortSignal.timeout(PATIENCE_MS), keepalive: true };
  await callEndpoint(signOut, { body: {} }, options).catch(() => undefined);
  const since = localStorage.getItem(ACTIVE_AT);
  putBack(localStorage, shown);
  putBack(sessionStorage, typed);
  if (away && since !== null && since !== activeAt) {
    localStorage.setItem(SIGNED_IN_BEFORE, '1');
    identity.forget();
    return false;
  }
  tellOtherTabs(userId);
  await identity.signOut();
  return true;
};
