import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ProblemError, problemFromStatus } from './problem.ts';
import { useShownAtOnce } from './use-shown-at-once.ts';

vi.mock('./notify-thrown.ts', () => ({ notifyThrown: () => undefined }));

type Ticks = readonly string[];
const { queryKey } = queryOptions<Ticks>({ queryKey: ['ticks'], queryFn: () => [] });

const start = () => {
  const client = new QueryClient();
  client.setQueryData<Ticks>(queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useShownAtOnce<Ticks>(queryKey), { wrapper });
  /** Ticks something; the answer is still to come. */
  const tick = async (name: string) => {
    const answer = Promise.withResolvers<void>();
    const send = vi.fn<() => Promise<void>>(() => answer.promise);
    await act(async () => {
      const add = (before: Ticks): Ticks => [...new Set([...before, name])];
      void result.current(add, send, () => undefined);
    });
    return {
      send,
      save: () => act(async () => answer.resolve()),
      fail: () => act(async () => answer.reject(new ProblemError(problemFromStatus(500)))),
    };
  };
  return { client, tick, ticked: () => client.getQueryData<Ticks>(queryKey) };
};

it('takes back a change that fails', async () => {
  const { tick, ticked } = start();
  const first = await tick('first');
  expect(ticked()).toEqual(['first']);
  await first.fail();
  expect(ticked()).toEqual([]);
});

it('takes back no other change than the one that fails, whichever answer comes first', async () => {
  const { tick, ticked } = start();
  const [first, second] = [await tick('first'), await tick('second')];
  await second.save();
  await first.fail();
  expect(ticked()).toEqual(['second']);
  const [third, fourth] = [await tick('third'), await tick('fourth')];
  await third.fail();
  expect(ticked()).toEqual(['second', 'fourth']);
  await fourth.fail();
  expect(ticked()).toEqual(['second']);
});

it('keeps a change on screen that is under way when another one is read again', async () => {
  const { client, tick, ticked } = start();
  const [first] = [await tick('first'), await tick('second')];
  const read = Promise.withResolvers<Ticks>();
  client.fetchQuery({ queryKey, queryFn: () => read.promise }).catch(() => undefined);
  await first.save();
  await act(async () => read.resolve(['first']));
  expect(ticked()).toEqual(['first', 'second']);
});

it('leaves a second press to the first one', async () => {
  const { tick, ticked } = start();
  const [first, second] = [await tick('first'), await tick('first')];
  expect([first.send.mock.calls.length, second.send.mock.calls.length]).toEqual([1, 0]);
  await first.fail();
  expect(ticked()).toEqual([]);
  const third = await tick('first');
  await third.save();
  expect([third.send.mock.calls.length, ticked()]).toEqual([1, ['first']]);
});
