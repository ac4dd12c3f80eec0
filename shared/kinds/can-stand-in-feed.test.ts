import { expect, it } from 'vitest';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { canStandInFeed } from './can-stand-in-feed.ts';

it.each<[EventType, FeedObject, boolean]>([
  ['license_added', 'employee', true],
  ['license_added', 'software_product', true],
  ['license_updated', 'employee', false],
  ['participant_invited', 'employee', true],
  ['participant_invited', 'training', true],
  ['participant_invited', 'program', false],
  ['day_off_requested', 'employee', true],
  ['contract_signed', 'employee', true],
  ['contract_completed', 'car', true],
  ['contract_signed', 'car', false],
  ['contract_completed', 'software_license', false],
  ['user_added', 'employee', true],
  ['user_added', 'car', false],
  ['car_updated', 'employee', false],
])('%s in the feed of a record of the kind %s: %s', (type, about, can) => {
  expect(canStandInFeed(type, about)).toBe(can);
});

it('what every kind has stands in each feed', () => {
  for (const about of objectTypes) expect(canStandInFeed('note_added', about)).toBe(true);
});
