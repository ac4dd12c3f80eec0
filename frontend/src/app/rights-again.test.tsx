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

const refusal = { type: 'x', title: 'No', detail: 'No.', reason_phrase: 'No.', fields: [] };

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

/** Opens the page for the user as `profile` tells; `refused` answers every call that is not a reading. */
const open = async (profile: () => object, refused: { status: number; code: string }) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(path);
    if (method === 'POST') return Response.json({ ...refusal, ...refused }, { status: refused.status });
    return Response.json(path === getProfile.path ? { ...actor, ...profile() } : { data: [] });
  });
  const client = new QueryClient();
  connectSession({
    accessToken: async () => undefined,
    send: (url, init) => fetch(url, init),
    onUnauthenticated: () => undefined,
    onSignInAgain: () => undefined,
    onOutOfReach: rightsReader(client),
  });
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
  await screen.findByText('offered');
  await vi.waitFor(() => expect(asked).toContain(listTeams.path));
  asked.length = 0;
  return asked;
};
const refusedCall = { ...listTeams, method: 'POST' } as const;

it('a refused call ends what the page offers and reads it again; many at once ask once', async () => {
  let permissions: readonly string[] = ['people:read', 'people:write'];
  const asked = await open(() => ({ permissions }), { status: 403, code: 'forbidden' });
  permissions = ['people:read'];
  await act(async () => {
    await Promise.allSettled([1, 2, 3].map(() => callEndpoint(refusedCall, {})));
  });
  await screen.findByText('hidden');
  await vi.waitFor(() => expect(asked.filter((path) => path === listTeams.path)).toHaveLength(4));
  expect(asked.filter((path) => path === getProfile.path).length).toBeLessThanOrEqual(2);
});

it.each([
  ['other teams', { led_team_ids: [2] }],
  ['everybody', { role: 'default', led_team_ids: [1] }],
])('what is out of sight reads the page again, once its user sees %s', async (_, changed) => {
  let seen: object = { role: 'team_only', led_team_ids: [1] };
  const permissions = ['people:write'];
  const asked = await open(() => ({ permissions, ...seen }), { status: 404, code: 'not_found' });
  seen = changed;
  await act(async () => {
    await Promise.allSettled([callEndpoint(refusedCall, {})]);
  });
  await vi.waitFor(() => expect(asked.filter((path) => path === listTeams.path)).toHaveLength(2));
});
