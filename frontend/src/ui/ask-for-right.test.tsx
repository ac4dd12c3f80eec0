import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startMessages } from '../app/messages.ts';
import { AskForRight } from './ask-for-right.tsx';
import type { RightAsked } from './right-asker.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['rights']);
});
afterEach(cleanup);

it('waits for the part of the app that asks, and asks once', async () => {
  render(
    <MantineProvider env="test">
      <AskForRight permission="fleet:write" />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask for this right' }));
  const asked: string[] = [];
  const answer = (event: Event): void => {
    // why: only the button sends events of this name
    const { detail } = event as RightAsked;
    asked.push(detail.permission);
    detail.answer = Promise.resolve(1);
  };
  await new Promise((resolve) => setTimeout(resolve));
  window.addEventListener('right-asked', answer);
  await screen.findByText(/got a mail/, undefined, { timeout: 5_000 });
  window.removeEventListener('right-asked', answer);
  expect(asked).toEqual(['fleet:write']);
});
