import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { actor } from '../../frontend/src/stories/sample-people.ts';
import { ActorProvider } from '../../frontend/src/ui/actor.tsx';
import { RouterProvider } from '../../frontend/src/ui/router.ts';

/** Draws the pages of a router as they stand in the app: with its look, a signed-in user and no answers yet. */
export const drawRouter = (router: ComponentProps<typeof RouterProvider>['router']) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ActorProvider value={actor}>
          <RouterProvider router={router} />
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
