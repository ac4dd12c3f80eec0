import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../../../app/messages.ts';
import { sampleClient } from '../../../parts/sample-client.ts';
import { ActorProvider } from '../../../ui/actor.tsx';
import { AnswerField, AnswerFoot } from './answer-form.tsx';
import type { RequestDetails } from './request-details.ts';
import { useAnswer } from './use-answer.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['days-off', 'form', 'ui', 'problems']);
});

// why: the parts of the request that the form reads
const request = {
  id: 7,
  person_name: 'Inès Lemaire',
  unit: 'days',
  minutes: 456,
  day_minutes: 456,
} as unknown as RequestDetails;
const actor = { id: 1, tenant_id: 1 } as unknown as Profile;

const Form = ({ onDecided }: { onDecided: () => void }) => {
  const answer = useAnswer(request, onDecided);
  return (
    <>
      <AnswerField request={request} answer={answer} />
      <AnswerFoot request={request} answer={answer} />
    </>
  );
};

it('says in the form why a decision could not be saved, until it is', async () => {
  let isDown = true;
  const refusal = {
    status: 403,
    title: 'Refused',
    detail: 'Your access ended.',
    code: 'forbidden',
    reason_phrase: 'Your access ended.',
    fields: [],
    request_id: '',
  };
  vi.stubGlobal('fetch', async () => (isDown ? Response.json(refusal, { status: 403 }) : Response.json({})));
  const onDecided = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter>
            <Form onDecided={onDecided} />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByText(/^Approve \d/));
  await screen.findByText('Your access ended.');
  expect(onDecided).not.toHaveBeenCalled();
  isDown = false;
  await vi.waitFor(() => {
    fireEvent.click(screen.getByText(/^Approve \d/));
    expect(onDecided).toHaveBeenCalled();
  });
  expect(screen.queryByText('Your access ended.')).toBeNull();
});
