import { MantineProvider, Modal } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { drawOnce } from '#tests/harness/draw-once.ts';
import { speak, startMessages } from '../app/messages.ts';
import { ActorProvider } from '../ui/actor.tsx';
import { DateField } from './date-field.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces('form');
  await drawOnce(
    <MantineProvider env="test">
      <DateField label="Last day" onChange={() => undefined} />
    </MantineProvider>,
  );
});
afterAll(() => speak('en'));

// why: the calendar asks for no more of its user
const actor = { today: '30/11/2026' } as unknown as Profile;

const open = async () => {
  const close = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <ActorProvider value={actor}>
        <Modal opened title="Deactivate" onClose={close}>
          <DateField label="Last day" value="04/12/2026" onChange={() => undefined} />
        </Modal>
      </ActorProvider>
    </MantineProvider>,
  );
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Last day' }), { key: 'ArrowDown', altKey: true });
  await screen.findByRole('table');
  return close;
};

it.each([
  ['en', 'December 2026', '4 December 2026', 'Mo'],
  ['nl', 'december 2026', '4 december 2026', 'ma'],
  ['fr', 'décembre 2026', '4 décembre 2026', 'lu'],
] as const)('shows its calendar in the language of the app, at its day: %s', async (language, month, day, monday) => {
  await speak(language);
  await open();
  expect(screen.getByText(month)).toBeDefined();
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe(monday);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(day);
});

it('closes its calendar alone with Escape', async () => {
  const close = await open();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Last day' }), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});
