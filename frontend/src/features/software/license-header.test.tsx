import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import type { LicenseOut } from '#shared/contract/software/license.ts';
import { startMessages } from '../../app/messages.ts';
import { sampleClient } from '../../parts/sample-client.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import { holderOf, LicenseHeader } from './license-header.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['software', 'ui', 'history']);
});

// why: the parts of the profile and of a row of the list that the head reads
const actor = { today: '24/11/2026', permissions: [] } as unknown as Profile;
const row = (planned_end: string | null): LicenseOut =>
  ({
    id: 3,
    product_id: 2,
    product_name: 'Jira',
    product_logo: null,
    employee_id: 8,
    person_name: 'Inès Lemaire',
    person_avatar: null,
    person_left: 0,
    username: null,
    active: 1,
    date_enabled: '01/03/2025',
    date_deactivated: null,
    planned_end,
    planned: null,
  }) as unknown as LicenseOut;

const ended = (date_enabled: string, date_deactivated: string): LicenseOut => ({
  ...row(null),
  active: 0,
  date_enabled,
  date_deactivated,
});

const show = (license: LicenseOut) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter>
            <LicenseHeader license={license} person={holderOf(license)} />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );

it('says when a licence ends and how near that is, from the row of a list', () => {
  show(row('02/12/2026'));
  expect(screen.getByText('Inès Lemaire')).toBeTruthy();
  expect(screen.getByText('Last day').parentElement?.textContent).toMatch(/01\/12\/2026In\s7\sdays/);
  cleanup();
  show(row(null));
  expect(screen.queryByText('Last day')).toBeNull();
});

it('says the last day that the banner says, and of one that nobody ever had when it was deactivated', () => {
  show(ended('01/03/2025', '05/11/2026'));
  expect(screen.getByText('Last day').parentElement?.textContent).toContain('04/11/2026');
  expect(screen.queryByText('Deactivated on')).toBeNull();
  cleanup();
  show(ended('01/12/2026', '05/11/2026'));
  expect(screen.getByText('Deactivated on').parentElement?.textContent).toContain('05/11/2026');
  expect(screen.queryByText('Last day')).toBeNull();
});
