import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { problemError, problemFromStatus } from '../api/problem.ts';
import { useCall } from '../api/query.ts';
import { startMessages } from './messages.ts';
import { useLeftCalls } from './use-left-calls.ts';

const body = { name: 'Sales', leader_employee_ids: [] };
let status = 409;
let answer: (() => void) | undefined;

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces('session');
  // The words of problems are loaded with the first one.
  await problemError(problemFromStatus(0));
});
beforeEach(() => {
  notifications.clean();
  status = 409;
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    const problem = { type: 'x', title: 'No', status, code: 'conflict', detail: 'No.', reason_phrase: 'No.', fields: [] }; // prettier-ignore
    return Response.json(problem, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const newPage = () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useLeftCalls(), { wrapper });
  return renderHook(() => useCall(addTeam), { wrapper });
};

/** The answer comes, and what follows from it is done. */
const settle = async (): Promise<void> => {
  await vi.waitFor(() => expect(answer).toBeDefined());
  const send = answer;
  answer = undefined;
  send?.();
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  });
};
const titles = () => notificationsStore.getState().notifications.map(({ title }) => title);

it('tells of a save that fails once its form is left', async () => {
  const { result, unmount } = newPage();
  act(() => result.current.mutate({ body }));
  await act(async () => Promise.resolve());
  unmount();
  await settle();
  expect(titles()).toEqual(['Your last action failed']);
});

it('leaves a failure to the form that is still there', async () => {
  const { result } = newPage();
  act(() => result.current.mutate({ body }));
  await act(async () => Promise.resolve());
  await settle();
  expect(titles()).toEqual([]);
});

it('says nothing twice, and nothing of a session that ended', async () => {
  const { result, unmount } = newPage();
  act(() => void result.current.mutateAsync({ body }).catch(notifyThrown));
  await act(async () => Promise.resolve());
  unmount();
  await settle();
  expect(titles()).toEqual([undefined]);
  notifications.clean();
  status = 401;
  const other = newPage();
  act(() => other.result.current.mutate({ body }));
  await act(async () => Promise.resolve());
  other.unmount();
  await settle();
  expect(titles()).toEqual([]);
});
