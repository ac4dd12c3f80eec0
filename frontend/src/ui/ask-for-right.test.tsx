import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import { startMessages } from '../app/messages.ts';
import { AskForRight } from './ask-for-right.tsx';
import type { RightAsked } from './right-asker.ts';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['rights']);
});

it('waits for the part of the app that asks, and asks once', async () => {
  const asked: string[] = [];
  let isLoaded = false;
  const listen = (event: Event): void => {
    // The app itself does not hear of it, where another test of the process has loaded it.
    event.stopImmediatePropagation();
    if (!isLoaded) return;
    // why: only the button sends events of this name
    const { detail } = event as RightAsked;
    asked.push(detail.permission);
    detail.answer = Promise.resolve(1);
  };
  window.addEventListener('right-asked', listen, { capture: true });
  render(
    <MantineProvider env="test">
      <AskForRight permission="fleet:write" />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask for this right' }));
  await new Promise((resolve) => setTimeout(resolve));
  isLoaded = true;
  await screen.findByText(/got a mail/, undefined, { timeout: 5_000 });
  window.removeEventListener('right-asked', listen, { capture: true });
  expect(asked).toEqual(['fleet:write']);
});
