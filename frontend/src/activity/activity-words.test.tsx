import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { ActivityItem } from '#shared/activity/events.ts';
import { textsOfEvent } from '#shared/kinds/event-text.ts';
import { startMessages } from '../app/messages.ts';
import { ActivityWords } from './activity-words.tsx';

const added: ActivityItem = {
  id: '1',
  event_type: 'car_added',
  event_info_json: { name: 'Audi Q4' },
  real_name: 'Karim El Amrani',
  user_avatar: null,
  date_formatted: '30/11/2026 10:00',
  at: '2026-11-30T09:00:00.000Z',
  acting_as: null,
  relatedObject: 'car',
  relatedObjectId: 4,
  related_name: 'Audi Q4',
};

const signed: ActivityItem = {
  ...added,
  event_type: 'contract_signed',
  event_info_json: { signer: 'Lotte Maes', name: 'Car policy' },
  relatedObject: 'contract',
  related_name: 'Car policy',
};

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces([...textsOfEvent(added), ...textsOfEvent(signed)]);
});
afterEach(cleanup);

it('says in the same sentence for how many more events a line stands', () => {
  const { container } = render(
    <MemoryRouter>
      <ActivityWords item={added} link="/fleet/4" more="and 25 more" />
    </MemoryRouter>,
  );
  expect(container.querySelector('p')?.textContent).toMatch(/^Karim El Amrani added Audi Q4 and 25 more$/);
});

it('makes the name bold that a sentence begins with by itself', () => {
  const { container } = render(
    <MemoryRouter>
      <ActivityWords item={signed} />
    </MemoryRouter>,
  );
  expect(container.querySelector('strong')?.textContent).toBe('Lotte Maes');
  expect(container.querySelector('p')?.textContent).toBe('Lotte Maes signed the contract “Car policy”');
});
