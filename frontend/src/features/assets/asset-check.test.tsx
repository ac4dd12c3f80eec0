import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { startMessages } from '../../app/messages.ts';
import { sampleClient } from '../../parts/sample-client.ts';
import { actor } from '../../stories/sample-people.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import { forgetToasts } from '../../ui/notify.ts';
import { AssetCheck } from './asset-check.tsx';

const never: AssetDetails = {
  id: 7,
  version: 3,
  assetTypeId: 1,
  name: 'Laptop',
  label: 'A-00007',
  picture: null,
  price: null,
  vendor: null,
  serial_number: null,
  owner_employee_id: 0,
  owner_employee_name: null,
  owner_employee_avatar: null,
  owner_since: null,
  acceptance: null,
  last_checked: null,
  last_check: null,
  deleted: 0,
  planned: null,
  planned_end: null,
  may_change: true,
  tags: [],
  created_at: '2026-01-01T00:00:00.000Z',
  warnings: [],
};
const { today } = actor;
const checkedOn = (date: string): AssetDetails => ({
  ...never,
  last_checked: date,
  last_check: { date, by: 'An Peeters', note: 'Room 4' },
});

let calls: [path: string, body: unknown][];
let checked: number[];

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['assets', 'bulk', 'form', 'ui']);
});
beforeEach(() => {
  calls = [];
  checked = [7];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    calls.push([url, JSON.parse(String(body))]);
    return Response.json(url.endsWith('takeBackCheck') ? { id: 7 } : { checked, unchanged: [] });
  });
});
afterEach(() => {
  forgetToasts();
  cleanup();
  vi.unstubAllGlobals();
});

const show = (asset: AssetDetails, mayEdit = true) =>
  render(
    <MantineProvider>
      <Notifications />
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter>
            <AssetCheck asset={asset} mayEdit={mayEdit} />
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('checks an asset today with one press, and takes that back from the toast', async () => {
  show(never);
  await press('Mark as checked');
  await screen.findByText('Laptop checked');
  await press('Undo');
  await screen.findByText('Check of Laptop taken back');
  expect(calls).toEqual([
    ['/api/assets/check', { asset_ids: [7], date: today, note: '' }],
    ['/api/assets/takeBackCheck', { id: 7, date: today }],
  ]);
});

it('says who saw it last with their note, and asks for nothing more on the same day', () => {
  show(checkedOn(today));
  screen.getByText(`${today}, by An Peeters · Room 4`);
  expect(screen.queryByRole('button', { name: 'Mark as checked' })).toBeNull();
});

it('offers nothing to who may not change it', () => {
  show(checkedOn('01/02/2024'), false);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('asks for another day, which is not ahead, and says when an older one changed nothing', async () => {
  checked = [];
  show(checkedOn('01/02/2024'));
  await press('Another day or note…');
  const dialog = await screen.findByRole('dialog');
  const date = await screen.findByLabelText(/^Day of the check/);
  const submit = () => fireEvent.submit(dialog.querySelector('form')!);
  fireEvent.change(date, { target: { value: '01/01/2090' } });
  submit();
  await screen.findByText(/can't be after/);
  expect(calls).toEqual([]);
  fireEvent.change(date, { target: { value: '05/01/2024' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Hall' } });
  submit();
  await screen.findByText('Already checked on 01/02/2024. Nothing changed.');
  expect(calls).toEqual([['/api/assets/check', { asset_ids: [7], date: '05/01/2024', note: 'Hall' }]]);
});
