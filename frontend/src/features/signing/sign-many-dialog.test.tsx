import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../../app/messages.ts';
import { sampleClient } from '../../parts/sample-client.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import type { Pending } from './pending.ts';
import { SignManyDialog } from './sign-many-dialog.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['signing', 'form', 'ui', 'problems']);
});

// why: the parts of the profile and of the rows that the dialog reads
const actor = { name: 'Nathalie Peeters' } as unknown as Profile;
const rowOf = (contract_id: number, person_name: string): Pending =>
  ({ contract_id, name: 'Car policy', person_name, is_second_signer: 0, opened_at: null }) as unknown as Pending;

const refusal = (status: number, reason_phrase: string): Response =>
  Response.json(
    { status, title: 'Refused', detail: reason_phrase, code: 'wrong_state', reason_phrase, fields: [], request_id: '' },
    { status },
  );

/** The dialog over two contracts, both ticked, with a typed signature. */
const showTicked = async (fetch: (path: string, body: Record<string, unknown>) => Response): Promise<() => void> => {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) =>
    fetch(new URL(url, 'http://localhost').pathname, JSON.parse(String(body ?? '{}'))),
  );
  const close = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <SignManyDialog start={[rowOf(1, 'Inès Lemaire'), rowOf(2, 'Karim El Amrani')]} kept="data:," close={close} />
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  for (const box of await screen.findAllByLabelText(/I have read/)) fireEvent.click(box);
  fireEvent.click(screen.getByLabelText('Type'));
  return close;
};

it('keeps what could not be signed in the dialog, with the reason, and signs it again', async () => {
  let withdrawn = true;
  const close = await showTicked((path, { contract_id: id }) => {
    if (path !== '/api/contract/signInternally') return refusal(404, 'No file');
    return id === 2 && withdrawn ? refusal(409, 'This contract was withdrawn.') : Response.json({});
  });
  fireEvent.click(screen.getByText('Sign 2'));
  await screen.findByText('This contract was withdrawn.');
  expect(screen.queryByText('Inès Lemaire')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  withdrawn = false;
  fireEvent.click(screen.getByText('Sign 1'));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('says in the dialog that the kept drawing could not be forgotten', async () => {
  await showTicked((path) => refusal(409, path.endsWith('/remove') ? 'Try again later.' : 'No file'));
  fireEvent.click(screen.getByLabelText('Draw'));
  fireEvent.click(screen.getByText('Delete saved signature'));
  await screen.findByText('Try again later.');
});
