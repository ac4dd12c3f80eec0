import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IconUsers } from '@tabler/icons-react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startMessages } from '../app/messages.ts';
import type { Profile } from '#shared/contract/session/profile.ts';
import { ActorProvider } from './actor.tsx';
import { NavContext, type NavEntry } from './nav.ts';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['rights', 'shell', 'ui']);
});
afterEach(() => history.replaceState(null, ''));

// why: the pages read the name of the company and whom to ask, and nothing else
const actor = { tenant_name: 'Noorderlicht', admins: [], user_id: 1 } as unknown as Profile;
const pages = [
  ['Page not found', <NotFoundPage key="404" />],
  ["You don't have access to this page", <ForbiddenPage key="403" permission="people:write" />],
] as const;
const entry = (to: string, label: string): NavEntry => ({ key: to, to, label, icon: IconUsers, order: 1 });
const nav = [entry('/', 'shell:nav.home'), entry('/people', 'shell:nav.people')];

const waysAt = ([title, page]: (typeof pages)[number], address: string, idx?: number): (string | null)[] => {
  history.replaceState({ idx }, '');
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <ActorProvider value={actor}>
          <NavContext value={nav}>{page}</NavContext>
        </ActorProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  const ways = [...document.querySelectorAll('a, button')].map((way) => `${way.textContent} ${way.getAttribute('href') ?? ''}`.trim()); // prettier-ignore
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  cleanup();
  return ways;
};

it.each(pages)('leads to the area that the address names, and back where there is a page before: %s', (...page) => {
  expect(waysAt(page, '/people/999', 2)).toEqual(['Open People /people', 'Back', 'Go to Home /']);
  expect(waysAt(page, '/people/999')).toEqual(['Open People /people', 'Go to Home /']);
  expect(waysAt(page, '/peoples', 0)).toEqual(['Go to Home /']);
});

it.each(pages)('leads to no area that the user may not open, and not to where they are: %s', (...page) => {
  expect(waysAt(page, '/fleet/7')).toEqual(['Go to Home /']);
  expect(waysAt(page, '/people')).toEqual(['Go to Home /']);
});
