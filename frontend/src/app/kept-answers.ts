import type { QueryClient } from '@tanstack/react-query';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { query } from '../api/query.ts';
import { keepStored, readStored } from '../ui/browser-store.ts';
import { firstPageReady } from '../ui/first-page.ts';
import { ANSWERS } from './kept-tokens.ts';

/** What every page waits for: who the user is, and how they left their lists. */
const keptIds: readonly unknown[] = [getProfile.id, getPreferences.id];

type Kept = [queryKey: [id: string, input: unknown], data: unknown][];

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.every((answer) => isPair(answer) && isPair(answer[0]) && keptIds.includes(answer[0][0]) && answer[1] !== null);

/**
 * Starts with the answers that this tab kept, so that a page which is loaded again does not wait for them, and keeps
 * them for the next time. They are read anew once the page stands.
 */
export const keepAnswers = (client: QueryClient): void => {
  const kept = readStored('sessionStorage', ANSWERS, isKept) ?? [];
  for (const [queryKey, data] of kept) client.setQueryData(queryKey, data, { updatedAt: 0 });
  void firstPageReady().then(() => {
    for (const [queryKey] of kept) {
      const [id, input] = queryKey;
      // A choice that was made since is not saved yet.
      if (id !== getPreferences.id || client.getQueryState(queryKey)?.dataUpdatedAt !== 0) continue;
      // why: the key holds the input with which this endpoint was called
      void client.prefetchQuery(query(getPreferences, input as EndpointCall<typeof getPreferences>));
    }
  });
  client.getQueryCache().subscribe(({ type, query: { queryKey: key, state: of } }) => {
    if (type !== 'updated' || !keptIds.includes(key[0]) || of.status !== 'success') return;
    const all = client.getQueryCache().findAll({ predicate: ({ queryKey }) => keptIds.includes(queryKey[0]) });
    const answered = all.filter(({ state }) => state.data !== undefined);
    keepStored(
      'sessionStorage',
      ANSWERS,
      answered.map(({ queryKey, state }) => [queryKey, state.data]),
    );
  });
};
