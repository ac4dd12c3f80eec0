import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { Profile } from '#shared/contract/session/profile.ts';
import { startMessages } from '../../../app/messages.ts';
import { sampleClient } from '../../../parts/sample-client.ts';
import { ActorProvider } from '../../../ui/actor.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { usePushSegments } from './use-push-segments.ts';

const plain = { label: null, name: null, count: 3 };
const answers: Readonly<Record<string, unknown>> = {
  '/api/segments/list': {
    data: [
      { ...plain, id: 'all', kind: 'built_in', label: 'people:segment.all' },
      { ...plain, id: 'team_4', kind: 'team', name: 'Sales' },
      { ...plain, id: 'trainings_to_follow_7', kind: 'area', area: 'trainings', label: 'people:segment.to_follow' },
      { ...plain, id: '12', kind: 'custom', name: 'Night shift', filter: { and: [] } },
    ],
  },
  '/api/employees/defaultFilters': {
    filters: [
      { id: 'default_people_filter_without_team', label: 'people:filter.without_team', count: 2 },
      { id: 'default_people_filter_without_email', label: 'people:filter.without_email', count: 0 },
    ],
  },
};

it('offers the segments that a push takes, everybody as those of its office, and none of another area', async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['people']);
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[new URL(url, 'http://localhost').pathname]));
  // why: the parts of the profile and of the integration that the choices read
  const actor = { permissions: [], feature_flags: [] } as unknown as Profile;
  const pushMonth = { integration: { id: 3 } } as unknown as PushMonth;
  const client = sampleClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ActorProvider value={actor}>{children}</ActorProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => usePushSegments(pushMonth), { wrapper });
  await vi.waitFor(() =>
    expect(result.current.map(({ value, label }) => [value, label])).toEqual([
      ['integration_filter_3', 'Everyone'],
      ['team_4', 'Sales'],
      ['12', 'Night shift'],
      ['default_people_filter_without_team', 'Without a team'],
    ]),
  );
  // The counts of the lists are of everybody in the company.
  expect(result.current.every(({ count }) => count === undefined)).toBe(true);
});
