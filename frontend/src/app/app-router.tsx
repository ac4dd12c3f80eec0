import { useState } from 'react';
import { useActor } from '../ui/actor.tsx';
import { createBrowserRouter, RouterProvider, type RouteObject } from '../ui/router.ts';
import { areaRoutes } from './areas.ts';
import { NotFound } from '../ui/not-found.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';

const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        // A page that fails leaves the shell standing.
        ErrorBoundary: RouteError,
        children: [...areaRoutes, { path: '*', Component: NotFound }],
      },
    ],
  },
];

export const AppRouter = () => <UserRouter key={useActor().user_id} />;

const UserRouter = () => {
  const [router] = useState(() => createBrowserRouter(routes));
  return <RouterProvider router={router} />;
};
