import { MantineProvider } from '@mantine/core';
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { actor } from '../stories/sample-people.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { createMemoryRouter, RouterProvider, useParams } from '../ui/router.ts';
import { Loaded, LoadedOnce, LoadedPart } from './loaded.tsx';
import { ProblemError, problemFromStatus } from './problem.ts';
import { readOnce } from './query.ts';

let client: QueryClient;
let answer: () => Promise<string>;
const fails = () => Promise.reject(new ProblemError(problemFromStatus(500)));

beforeAll(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const useName = (isForm: boolean) =>
  useQuery<string, ProblemError>({ queryKey: ['name'], queryFn: () => answer(), ...(isForm && readOnce) });

const Form = () => (
  <LoadedOnce answer={useName(true)}>{(name) => <input aria-label="Name" defaultValue={name} />}</LoadedOnce>
);
const Page = () => <Loaded answer={useName(false)}>{(name) => <h1>{name}</h1>}</Loaded>;
const Part = () => <LoadedPart answer={useName(false)}>{(name) => <p>{name}</p>}</LoadedPart>;

const show = (Shown: () => ReactNode) =>
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ActorProvider value={actor}>
          <Shown />
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
/** Waits for one more task, since the query client announces an answer in a task of its own. */
const readAgain = () =>
  act(async () => {
    await client.invalidateQueries();
    await new Promise((resolve) => setTimeout(resolve));
  });

it('starts a form from a fresh reading, and keeps what is typed when a later one fails or brings something else', async () => {
  client.setQueryData(['name'], 'of last week');
  answer = () => Promise.resolve('Ann');
  show(Form);
  expect(screen.queryByLabelText('Name')).toBeNull();
  const field = await screen.findByLabelText('Name');
  expect(field).toHaveProperty('value', 'Ann');
  fireEvent.change(field, { target: { value: 'Anna' } });
  answer = () => Promise.resolve('Annabel');
  await readAgain();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Anna');
  answer = fails;
  await readAgain();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Anna');
});

it('shows no form when the first reading fails, not even from what was read before', async () => {
  client.setQueryData(['name'], 'of last week');
  answer = fails;
  show(Form);
  await screen.findByRole('button', { name: 'retry' });
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it.each([
  ['page', Page],
  ['part', Part],
])('keeps a %s that was read when reading it again fails', async (_, Shown) => {
  answer = fails;
  show(Shown);
  const retry = await screen.findByRole('button', { name: 'retry' });
  answer = () => Promise.resolve('Ann');
  fireEvent.click(retry);
  await screen.findByText('Ann');
  answer = fails;
  await readAgain();
  expect(screen.queryByText('Ann')).not.toBeNull();
});

it.each([
  ['page', Page],
  ['part', Part],
  ['form', Form],
])('says of a %s that there is no connection, and shows it once there is one', async (_, Shown) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  answer = () => Promise.resolve('Ann');
  show(Shown);
  await screen.findByText('offlinePage.title');
  onLine.mockRestore();
  act(() => void globalThis.dispatchEvent(new Event('online')));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(document.body.innerHTML).toContain('Ann'));
  expect(screen.queryByText('offlinePage.title')).toBeNull();
});

it('shows nothing that was typed for one record on the page of the next, though both were read before', async () => {
  const Record = () => {
    const { id = '' } = useParams();
    const read = useQuery<string, ProblemError>({ queryKey: [id], queryFn: () => Promise.resolve(`Record ${id}`) });
    return (
      <Loaded answer={read}>
        {(name) => (
          <>
            <h1>{name}</h1>
            <input aria-label="Note" />
          </>
        )}
      </Loaded>
    );
  };
  for (const id of '12') client.setQueryData([id], `Record ${id}`);
  const page = { path: '/:id', Component: Record, children: [{ path: 'question', element: null }] };
  const router = createMemoryRouter([page], { initialEntries: ['/1'] });
  show(() => <RouterProvider router={router} />);
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'About the first' } });
  await act(() => router.navigate('/1/question'));
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'About the first');
  await act(() => router.navigate('/2'));
  expect(screen.getByRole('heading').textContent).toBe('Record 2');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '');
});
