import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../app/messages.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { DateField } from './date-field.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces('form');
});

// why: the calendar asks for no more of its user
const actor = { today: '30/11/2026' } as unknown as Profile;

// The code of the calendar is there for the second one, in a process where no file before it drew one.
it.each([
  ['the arrow', {}],
  ['Alt and the arrow', { altKey: true }],
])('opens its calendar with %s, pressed before its code is there as well', async (_, keys) => {
  render(
    <MantineProvider env="test">
      <ActorProvider value={actor}>
        <DateField label="Last day" value="04/12/2026" onChange={() => undefined} />
      </ActorProvider>
    </MantineProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Last day' });
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowDown', ...keys });
  await screen.findByRole('table', {}, { timeout: 5_000 });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('4 December 2026');
});
