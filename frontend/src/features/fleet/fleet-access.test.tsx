import { notifications, notificationsStore } from '@mantine/notifications';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { actor } from '../../stories/sample-people.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import { createMemoryRouter, RouterProvider } from '../../ui/router.ts';
import { FleetAccess } from './fleet-access.tsx';

beforeEach(() => notifications.clean());

const openFleet = async (permissions: typeof actor.permissions): Promise<unknown[]> => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/fleet', Component: FleetAccess, children: [{ index: true, element: <h1>Fleet</h1> }] },
    ],
    { initialEntries: ['/fleet'] },
  );
  render(
    <ActorProvider value={{ ...actor, permissions }}>
      <RouterProvider router={router} />
    </ActorProvider>,
  );
  const heading = (await screen.findByRole('heading')).textContent;
  return [heading, notificationsStore.getState().notifications.map(({ title }) => title)];
};

it('leads to Home without the right to the fleet, and says why', async () =>
  expect(await openFleet([])).toEqual(['Home', ['forbidden.title']]));

it('shows the fleet to whoever may read it', async () =>
  expect(await openFleet(['fleet:read'])).toEqual(['Fleet', []]));
