import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { callEndpoint, connectSession } from '../api/call.ts';
import { query } from '../api/query.ts';
import { ActorProvider, useCan } from '../ui/actor.tsx';
import { actor } from '../stories/sample-people.ts';
import { rightsReader } from './rights-again.ts';
import { useChangedRights } from './use-changed-rights.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = { type: 'x', title: 'No', status: 403, code: 'forbidden', detail: 'No.', reason_phrase: 'No.', fields: [] }; // prettier-ignore

/** A page with a list, and what it offers to whom may add to it. */
const Page = () => {
  useChangedRights();
  useQuery({ ...query(listTeams, {}), staleTime: Number.POSITIVE_INFINITY, retry: false });
  return <p>{useCan()('people:write') ? 'offered' : 'hidden'}</p>;
};
const App = () => {
  const { data } = useQuery({ ...query(getProfile, {}), staleTime: Number.POSITIVE_INFINITY });
  return data ? (
    <ActorProvider value={data}>
      <Page />
    </ActorProvider>
  ) : null;
};

it('a refused call ends what the page offers and reads it again; many at once ask once', async () => {
  let permissions: readonly string[] = ['people:read', 'people:write'];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(path);
    if (method === 'POST') return Response.json(refusal, { status: 403 });
    return Response.json(path === getProfile.path ? { ...actor, permissions } : { data: [] });
  });
  const client = new QueryClient();
  connectSession({
    accessToken: async () => undefined,
    send: (url, init) => fetch(url, init),
    onUnauthenticated: () => undefined,
    onSignInAgain: () => undefined,
    onForbidden: rightsReader(client),
  });
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
  await screen.findByText('offered');
  await vi.waitFor(() => expect(asked).toContain(listTeams.path));
  permissions = ['people:read'];
  asked.length = 0;
  const refused = { ...listTeams, method: 'POST' } as const;
  await act(async () => {
    await Promise.allSettled([callEndpoint(refused, {}), callEndpoint(refused, {}), callEndpoint(refused, {})]);
  });
  await screen.findByText('hidden');
  await vi.waitFor(() => expect(asked.filter((path) => path === listTeams.path)).toHaveLength(4));
  expect(asked.filter((path) => path === getProfile.path).length).toBeLessThanOrEqual(2);
});
