import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemError } from '../api/problem.ts';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import type { AppConfig } from './config.ts';
import { Floating } from './floating.tsx';
import type { Identity } from './identity.ts';
import { keepAnswers } from './kept-answers.ts';
import { preloadWith } from './preload-path.ts';
import { Session } from './session.tsx';

const RETRIES = 2;

/** A query client that retries failures that may pass by themselves: no connection and a busy server. */
const newClient = (): QueryClient => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (count, error) =>
          count < RETRIES && error instanceof ProblemError && error.problem.code === 'unavailable',
      },
    },
  });
  keepAnswers(client);
  preloadWith(client);
  return client;
};

export type AppProps = { config: AppConfig; identity: Identity; signedIn: boolean };

export const App = (props: AppProps) => {
  const [client] = useState(newClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Session {...props} />
        <Floating />
      </QueryClientProvider>
    </MantineProvider>
  );
};
