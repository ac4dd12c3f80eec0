import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { query } from '../api/query.ts';
import { usePreferences } from './use-preferences.ts';

/** Longer than a save waits for another change. */
const LONG_MS = 5_000;

/** The bodies of the saves that were sent, and what answers the one that is under way. */
let saves: string[] = [];
let answer: () => void = () => undefined;
/** What a read waits for. */
let read: Promise<void>;

beforeEach(() => {
  saves = [];
  read = Promise.resolve();
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      await read;
      return Response.json(defaultPreferences);
    }
    saves.push(String(body));
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json(defaultPreferences);
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => usePreferences('fleet', 10), { wrapper });
  await waitFor(() => expect(hook.result.current.remembered).toBeDefined());
  return { ...hook, client };
};

/** Lets everything happen that waits for no timer. */
const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

it('saves at once when the page is left', async () => {
  const { result } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => result.current.remember({ columns: ['brand'] }));
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => saves).toEqual(['{"columns":["brand"]}']);
});

it('sends a save only after the one before was answered', async () => {
  const { result } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => result.current.remember({ columns: ['brand'] }));
  vi.advanceTimersByTime(LONG_MS);
  await expect.poll(() => saves).toEqual(['{"columns":["brand"]}']);
  act(() => result.current.remember({ page: 2 }));
  vi.advanceTimersByTime(LONG_MS);
  await settle();
  expect(saves).toHaveLength(1);
  answer();
  await expect.poll(() => saves).toEqual(['{"columns":["brand"]}', '{"page":2}']);
});

it('keeps a choice that is made while the preferences are read anew', async () => {
  const { result, client } = await open();
  let arrive = (): void => undefined;
  read = new Promise((resolve) => (arrive = resolve));
  const options = query(getPreferences, { params: { list: 'fleet' } });
  const again = client.prefetchQuery(options);
  act(() => result.current.remember({ columns: ['brand'] }));
  arrive();
  await act(() => again);
  expect(client.getQueryData(options.queryKey)?.columns).toEqual(['brand']);
});
