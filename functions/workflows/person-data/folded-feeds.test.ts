import { expect, it } from 'vitest';
import type { ActivityItem } from '#shared/activity/events.ts';
import { foldedFeeds } from './folded-feeds.ts';

const line = (id: string, over: Partial<ActivityItem>): ActivityItem => ({
  id,
  event_type: 'contract_sent',
  event_info_json: { name: 'Annex', person_name: 'Inès', employee_id: 3, number: 1, to: 'Inès' },
  real_name: 'Ann',
  user_avatar: null,
  date_formatted: '23/11/2026 10:00',
  at: '2026-11-23T09:00:00.000Z',
  acting_as: null,
  relatedObject: 'contract',
  relatedObjectId: 7,
  ...over,
});
const ofPerson = { relatedObject: 'employee', relatedObjectId: 3 } as const;

it('tells an act once that two feeds hold, at the record that it is about', () => {
  const repeated = line('2', { ...ofPerson, at: '2026-11-23T09:00:00.002Z' });
  expect(foldedFeeds([repeated], [line('1', {})]).map(({ id }) => id)).toEqual(['1']);
});

it('keeps what is no repeat: another time, another author, the same line of both', () => {
  const later = line('3', { ...ofPerson, at: '2026-11-23T10:00:00.000Z' });
  const byOther = line('4', { ...ofPerson, real_name: 'Bo' });
  const same = line('5', { ...ofPerson, event_type: 'note_added', event_info_json: { note: 'x' } });
  const folded = foldedFeeds([later, byOther, same], [line('1', {}), same]);
  expect(folded.map(({ id }) => id)).toEqual(['3', '4', '5', '1']);
});
