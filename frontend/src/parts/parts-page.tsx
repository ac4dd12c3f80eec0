import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Floating } from '../app/floating.tsx';
import { ActorProvider } from '../ui/actor.tsx';
import { createMemoryRouter, RouterProvider } from '../ui/router.ts';
import { cssVariablesResolver, theme } from '../ui/theme.ts';
import { actor } from '../stories/sample-people.ts';
import type { Stories } from '../stories/story.ts';
import classes from './parts-page.module.css';

type Props = { stories: readonly Stories[]; client: QueryClient; env?: 'default' | 'test' };

/** Stories on one page, signed in as the administrator of the sample company. */
export const PartsPage = ({ stories, client, env = 'default' }: Props) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" env={env}>
    <QueryClientProvider client={client}>
      <ActorProvider value={actor}>
        <main className={classes.page}>
          <h1>Parts</h1>
          {stories.map(({ title, cases, arePages = false }) => (
            <section key={title} className={classes.stories} aria-label={title}>
              <h2>{title}</h2>
              {Object.entries(cases).map(([name, Case]) => (
                <article key={name} className={classes.story} aria-label={`${title}: ${name}`}>
                  <p className={classes.name}>{name}</p>
                  <div className={arePages ? classes.sheet : classes.part}>
                    <Framed Case={Case} />
                  </div>
                </article>
              ))}
            </section>
          ))}
        </main>
        <Floating />
      </ActorProvider>
    </QueryClientProvider>
  </MantineProvider>
);

/** Gives each case an address of its own: the state of a list stays with its case, and links lead nowhere. */
const Framed = ({ Case }: { Case: ComponentType }) => {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Case }]));
  return <RouterProvider router={router} />;
};
