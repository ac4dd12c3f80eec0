import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../app/messages.ts';
import { draftKey, keepDraft } from '../form/drafts.ts';
import { ActorProvider } from './actor.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['rights', 'shell', 'ui']);
});
afterEach(() => sessionStorage.clear());

// why: the page reads whom to ask, and whose the drafts are
const actor = { admins: [], user_id: 1 } as unknown as Profile;
const FORM = '/fleet/7/edit';

const isToldAt = (address: string, Page: ComponentType = () => <ForbiddenPage permission="fleet:write" />): boolean => {
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <ActorProvider value={actor}>
          <Page />
        </ActorProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  const isTold = screen.queryByText(/^What you typed is kept in this tab/) !== null;
  cleanup();
  return isTold;
};

it('says that what was typed is kept, at the address of the form alone', () => {
  keepDraft(draftKey(1, FORM, ['plate']), { values: { plate: '1-ABC-234' }, start: { plate: '' }, version: 3 });
  expect([FORM, '/fleet/7', '/fleet/70/edit', '/fleet'].map((address) => isToldAt(address))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('says so where the record of the form is out of sight', () => {
  keepDraft(draftKey(1, FORM, ['plate']), { values: { plate: '1-ABC-234' }, start: { plate: '' }, version: 3 });
  expect([FORM, '/fleet/8/edit'].map((address) => isToldAt(address, NotFoundPage))).toEqual([true, false]);
});

it.each([
  ['the note of a dialog', draftKey(1, `${FORM}act:car:archive`, ['note']), { values: { note: 'Sold' } }, true],
  ['what another user typed', draftKey(2, FORM, ['plate']), { values: { plate: 'X' } }, false],
  ['a secret alone', draftKey(1, FORM, ['iban']), { values: { iban: 'BE68' }, start: { iban: '' } }, false],
])('of %s', (_, key, draft, isTold) => {
  keepDraft<{ note?: string; plate?: string; iban?: string }>(key, draft);
  expect(isToldAt(FORM)).toBe(isTold);
});
