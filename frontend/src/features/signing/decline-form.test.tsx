import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../../app/messages.ts';
import { sampleClient } from '../../parts/sample-client.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import { DeclineForm } from './decline-form.tsx';
import type { Pending } from './pending.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['signing', 'form', 'ui', 'problems']);
});

// why: the parts of the profile that the form reads
const actor = { user_id: 1 } as unknown as Profile;
const nothing = (): void => undefined;
// why: the parts of the row that the form reads
const row = { contract_id: 1, sent_by: 'Nathalie Peeters' } as unknown as Pending;

it('waits for the reason in its field, and leads back to it when there is none', () => {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter>
            <DeclineForm row={row} onBusy={nothing} onGone={nothing} back={nothing} close={nothing} />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  expect(document.activeElement).toBe(reason);
  const decline = screen.getByRole('button', { name: 'Decline' });
  decline.focus();
  fireEvent.click(decline);
  screen.getByText('Enter a reason.');
  expect(document.activeElement).toBe(reason);
});
