import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { useChangeParticipants } from './use-change-participants.ts';

vi.mock('../../../ui/notify.ts', () => ({ notifySuccess: () => undefined, notifyProblem: () => undefined }));

afterEach(() => vi.unstubAllGlobals());

const person = (id: number) =>
  ({ employee_id: id, training_id: 7, version: 1, status: 'reserved', result: null }) as const;

it('gives the status back to whom it could not be saved of, and not to who was saved meanwhile', async () => {
  const answers: ((status: number) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push((status) => resolve(Response.json({ count: 1, run_id: null }, { status })));
    return promise;
  });
  const client = new QueryClient();
  const key = [listParticipants.id, { params: { id: '7' }, query: {} }];
  client.setQueryData(key, { data: [person(1), person(2)] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChangeParticipants(7), { wrapper });
  const shown = () => client.getQueryData<{ data: { status: string }[] }>(key)?.data.map(({ status }) => status);
  for (const id of [1, 2]) await act(async () => result.current.changeOne(person(id), { status: 'followed' }));
  expect(shown()).toEqual(['followed', 'followed']);
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(200));
  await act(async () => answers[0]?.(500));
  await waitFor(() => expect(shown()).toEqual(['reserved', 'followed']));
});
