import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startMessages } from '../../../app/messages.ts';
import { sampleClient } from '../../../parts/sample-client.ts';
import { actor } from '../../../stories/sample-people.ts';
import { ActorProvider } from '../../../ui/actor.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['api-keys', 'settings', 'shell', 'ui']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const key = {
  id: 7,
  begins: 'bok_7_',
  scopes: ['fleet:read'],
  made_by: 'Tom Wouters',
  created_at: '2026-11-01T09:00:00.000Z',
  expires_on: '01/06/2027',
  last_used_at: null,
  revoked_at: null,
};

it('says why a key of a deactivated user has ended, and offers to revoke only one that works', async () => {
  const data = [
    { ...key, name: 'Planning', state: 'active' },
    { ...key, id: 8, name: 'Payroll export', state: 'ended' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ data, count: 2, scopes: ['fleet:read'] }));
  render(
    <MantineProvider>
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter>
            <ApiKeysPage />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const [works, ended] = (await screen.findAllByRole('row')).slice(1);
  expect(within(works!).queryByText('Tom Wouters was deactivated')).toBeNull();
  within(works!).getByRole('button', { name: 'Revoke Planning' });
  within(ended!).getByText('Ended');
  within(ended!).getByText('Tom Wouters was deactivated');
  expect(within(ended!).queryByRole('button')).toBeNull();
});
