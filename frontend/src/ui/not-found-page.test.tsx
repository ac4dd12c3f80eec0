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
import { NotFoundPage } from './not-found-page.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
});
afterEach(() => history.replaceState(null, ''));

// why: the name of the company is all that the page reads
const actor = { tenant_name: 'Noorderlicht' } as unknown as Profile;
const entry = (to: string, label: string): NavEntry => ({ key: to, to, label, icon: IconUsers, order: 1 });
const nav = [entry('/', 'shell:nav.home'), entry('/people', 'shell:nav.people')];

const waysAt = (address: string, idx?: number): (string | null)[] => {
  history.replaceState({ idx }, '');
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <ActorProvider value={actor}>
          <NavContext value={nav}>
            <NotFoundPage />
          </NavContext>
        </ActorProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  const ways = [...document.querySelectorAll('a, button')].map((way) => `${way.textContent} ${way.getAttribute('href') ?? ''}`.trim()); // prettier-ignore
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  cleanup();
  return ways;
};

it('leads to the area that the address names, and back where there is a page before', () => {
  expect(waysAt('/people/999', 2)).toEqual(['Open People /people', 'Back', 'Go to Home /']);
  expect(waysAt('/people/999')).toEqual(['Open People /people', 'Go to Home /']);
  expect(waysAt('/peoples', 0)).toEqual(['Go to Home /']);
});
