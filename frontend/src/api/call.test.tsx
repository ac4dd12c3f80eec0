import { afterEach, expect, it, vi } from 'vitest';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { callEndpoint } from './call.ts';
import { ProblemError } from './problem.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = (_url: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const failure = async (signal?: AbortSignal): Promise<unknown> => {
  try {
    return await callEndpoint(listTeams, {}, { signal });
  } catch (error) {
    return error;
  }
};

it('gives up a call without an answer as one without a connection, and leaves one that its page calls off', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', never);
  const waiting = [failure(), failure(new AbortController().signal)];
  await vi.waitFor(() => expect(AbortSignal.timeout).toHaveBeenCalledTimes(2));
  const left = new AbortController();
  const leaving = failure(left.signal);
  left.abort();
  expect(await leaving).not.toBeInstanceOf(ProblemError);
  limit.abort();
  for (const error of await Promise.all(waiting))
    expect(error).toMatchObject({ problem: { status: 0, code: 'unavailable' } });
});

it('takes an answer that was cut off as none', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"data": [', { status: 200 }));
  expect(await failure()).toMatchObject({ problem: { status: 0, code: 'unavailable' } });
});
