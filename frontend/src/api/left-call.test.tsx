import { notifications, notificationsStore } from '@mantine/notifications';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { createMemoryRouter, useNavigate } from '../ui/router.ts';
import { useCall } from './query.ts';

let answer: (() => void) | undefined;

beforeEach(() => {
  notifications.clean();
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ id: 7 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NewTeam = () => {
  const call = useCall(addTeam);
  const navigate = useNavigate();
  const add = (): void =>
    call.mutate(
      { body: { name: 'Sales', leader_employee_ids: [] } },
      {
        onSuccess: () => {
          notifySuccess(`Added ${crypto.randomUUID()}`);
          void navigate('/teams');
        },
      },
    );
  return <button onClick={add}>Add</button>;
};

const newPage = () => {
  const router = createMemoryRouter([
    { path: '/', Component: NewTeam },
    { path: '/teams', element: null },
    { path: '/home', element: null },
  ]);
  drawRouter(router);
  return router;
};

/** The answer comes, and what follows from it is done. */
const settle = async (): Promise<void> => {
  await vi.waitFor(() => expect(answer).toBeDefined());
  answer?.();
  answer = undefined;
  await vi.waitFor(() => expect(notificationsStore.getState().notifications).toHaveLength(1));
  await act(async () => Promise.resolve());
};

it('goes on and tells of a call that succeeds', async () => {
  const router = newPage();
  fireEvent.click(await screen.findByRole('button'));
  await settle();
  expect(router.state.location.pathname).toBe('/teams');
});

it('tells of a call that succeeds once its page is left, and takes nobody along', async () => {
  const router = newPage();
  fireEvent.click(await screen.findByRole('button'));
  await act(() => router.navigate('/home'));
  await settle();
  expect(router.state.location.pathname).toBe('/home');
});
