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
        // The shell stays when a page fails.
        ErrorBoundary: RouteError,
        children: [...areaRoutes, { path: '*', Component: NotFound }],
      },
    ],
  },
];

/** The routes of the app; another user, as after impersonating, gets a new router. */
export const AppRouter = () => <UserRouter key={useActor().user_id} />;

const UserRouter = () => {
  const [router] = useState(() => createBrowserRouter(routes));
  return <RouterProvider router={router} />;
};
