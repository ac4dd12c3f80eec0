import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { deleteTeam } from '#shared/contract/people/delete-team.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { listRuns } from '#shared/contract/runs/list-runs.ts';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { query, readForGood, useCall } from './query.ts';

type Sent = { url: string; key: string | null };

/** Every request. */
let sent: Sent[] = [];
/** What happens to the next POST. */
let outcome: 'answered' | 'lost' | 'refused' = 'answered';

const refusal = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'conflict',
  reason_phrase: 'No.',
  fields: [],
};

beforeEach(() => {
  sent = [];
  outcome = 'answered';
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    sent.push({ url, key: new Headers(headers).get('idempotency-key') });
    if (method === 'POST' && outcome === 'lost') throw new TypeError('connection reset');
    if (method === 'POST' && outcome === 'refused') return Response.json(refusal, { status: 409 });
    return Response.json({ data: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const newPage = () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
};

const body = { name: 'Sales', leader_employee_ids: [] };
const keys = () => sent.map(({ key }) => key);
const requestsTo = (path: string) => sent.filter(({ url }) => url === path).length;

const press = async <Input,>(mutateAsync: (input: Input) => Promise<unknown>, input: Input): Promise<void> =>
  act(async () => void (await mutateAsync(input).catch(() => undefined)));

it('sends once what is pressed twice, tells the first press alone how it ended, and sends again what is done after that', async () => {
  const { result } = renderHook(() => useCall(addTeam), newPage());
  const [ended, tell] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await act(async () => {
    void result.current.mutateAsync({ body }).then(ended);
    // Between two presses the browser does what is due.
    await Promise.resolve();
    result.current.mutate({ body }, { onSuccess: tell });
    void result.current.mutateAsync({ body }).then(ended);
  });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect([keys().length, ended.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1, 0]);
  await press(result.current.mutateAsync, { body });
  expect(new Set(keys()).size).toBe(2);
});

it('tells the first press alone of a failure', async () => {
  const { result } = renderHook(() => useCall(addTeam), newPage());
  outcome = 'refused';
  const failed = vi.fn<() => void>();
  await act(async () => {
    result.current.mutateAsync({ body }).catch(failed);
    result.current.mutateAsync({ body }).catch(failed);
  });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect([keys().length, failed.mock.calls.length]).toEqual([1, 1]);
});

it('repeats the key of an action whose answer was lost, and gives the next action a new one', async () => {
  const { result } = renderHook(() => useCall(addTeam), newPage());
  outcome = 'lost';
  await press(result.current.mutateAsync, { body });
  await press(result.current.mutateAsync, { body });
  outcome = 'answered';
  await press(result.current.mutateAsync, { body });
  await press(result.current.mutateAsync, { body });
  const [first, second, third, next] = keys();
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(next).toMatch(/^[0-9a-f-]{36}$/);
  expect(next).not.toBe(first);
});

it('takes a new key once something else is sent', async () => {
  const { result } = renderHook(() => useCall(addTeam), newPage());
  outcome = 'lost';
  await press(result.current.mutateAsync, { body });
  await press(result.current.mutateAsync, { body: { ...body, name: 'Support' } });
  expect(new Set(keys()).size).toBe(2);
});

it('sends no key to an endpoint that knows none', async () => {
  const { result } = renderHook(() => useCall(deleteTeam), newPage());
  await press(result.current.mutateAsync, { body: { id: 1 } });
  expect(keys()).toEqual([null]);
});

it('reads what is on screen again after a success, whatever area it belongs to, and only then', async () => {
  const { client, wrapper } = newPage();
  await client.fetchQuery(query(listRuns, { query: {} }));
  const { result } = renderHook(
    () => ({
      teams: useQuery(query(listTeams, {})),
      profile: useQuery({ ...query(getProfile, {}), ...readForGood }),
      call: useCall(addTeam),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.profile.isSuccess && result.current.teams.isSuccess).toBe(true));
  outcome = 'refused';
  await press(result.current.call.mutateAsync, { body });
  outcome = 'lost';
  await press(result.current.call.mutateAsync, { body });
  expect(requestsTo(listTeams.path)).toBe(1);

  outcome = 'answered';
  await press(result.current.call.mutateAsync, { body });
  await waitFor(() => expect(requestsTo(listTeams.path)).toBe(2));
  expect(requestsTo(getProfile.path)).toBe(1);
  // No component shows the runs, so they are only read again when one does.
  expect(requestsTo(listRuns.path)).toBe(1);
  renderHook(() => useQuery(query(listRuns, { query: {} })), { wrapper });
  await waitFor(() => expect(requestsTo(listRuns.path)).toBe(2));
});
