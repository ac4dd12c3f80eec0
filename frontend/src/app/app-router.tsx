import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useActor } from '../ui/actor.tsx';
import { createBrowserRouter, type RouteObject } from '../ui/router.ts';
import { areaRoutes } from './areas.ts';
import { useIdentity } from './identity-context.ts';
import { NotFound } from '../ui/not-found.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

const partsRoute: RouteObject = {
  path: 'parts',
  lazy: async () => ({ Component: (await import('./parts.tsx')).Parts }),
};

const routesOf = (demo: boolean): RouteObject[] => [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        // A page that fails leaves the shell standing.
        ErrorBoundary: RouteError,
        children: [...areaRoutes, ...(demo ? [partsRoute] : []), { path: '*', Component: NotFound }],
      },
    ],
  },
];

export const AppRouter = () => {
  const { config } = useIdentity();
  const { user_id } = useActor();
  return <UserRouter key={user_id} demo={config.demo_users !== undefined} />;
};

const UserRouter = ({ demo }: { demo: boolean }) => {
  const [router] = useState(() => createBrowserRouter(routesOf(demo)));
  return <RouterProvider router={router} />;
};
