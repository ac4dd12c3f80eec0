import { expect, it } from 'vitest';
import { whyOff, type PushFacts } from './why-off.ts';

const ready: PushFacts = {
  isActive: true,
  health: 'success',
  isUnderWay: false,
  people: 3,
  peopleMax: 5_000,
  missingTypes: 0,
  lines: 12,
  pushesNoDays: false,
  alreadyPushed: 0,
  isRetryConfirmed: false,
  message: 'fine',
  isPayoutPast: false,
  isCounting: false,
};
const why = (over: Partial<PushFacts>) => whyOff({ ...ready, ...over });

it('lets a push start, also when the office answered slowly or was never asked', () => {
  expect(why({})).toBeUndefined();
  expect(why({ health: 'slow' })).toBeUndefined();
  expect(why({ health: null })).toBeUndefined();
});

it('says why a push cannot start, the weightiest reason first', () => {
  expect(why({ isActive: false, people: 0 })).toBe('inactive');
  expect(why({ health: 'login_failed', people: 0 })).toBe('login_failed');
  expect(why({ health: 'service_offline' })).toBe('service_offline');
  expect(why({ isUnderWay: true, missingTypes: 2 })).toBe('under_way');
  expect(why({ people: 0, isCounting: true })).toBe('nobody');
  expect(why({ people: 5_001 })).toBe('too_many');
  expect(why({ isCounting: true })).toBe('counting');
  expect(why({ missingTypes: 1, alreadyPushed: 3 })).toBe('missing_types');
  expect(why({ message: 'wanted' })).toBe('message_wanted');
  expect(why({ message: 'too_long' })).toBe('message_too_long');
  expect(why({ isPayoutPast: true })).toBe('payout_past');
});

it('wants a confirmation for who was pushed already', () => {
  expect(why({ alreadyPushed: 3 })).toBe('unconfirmed');
  expect(why({ alreadyPushed: 3, isRetryConfirmed: true })).toBeUndefined();
});

it('lets a month without lines be pushed where that is switched on', () => {
  expect(why({ lines: 0 })).toBe('nothing');
  expect(why({ lines: 0, pushesNoDays: true })).toBeUndefined();
});
