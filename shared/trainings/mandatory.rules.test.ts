import { describe, expect, it } from 'vitest';
import { countsUntil, mustStillFollow } from './mandatory.rules.ts';

const TODAY = '2026-03-02';
const followed = (day: string | null) => ({ status: 'followed' as const, followed_on: day });
const reserved = { status: 'reserved', followed_on: null } as const;
const certificate = (state: 'none' | 'valid' | 'soon' | 'expired') => ({ certificate_state: state });

it('counts for the months of the program, or for good', () => {
  expect(countsUntil('2025-03-02', 12)).toBe('2026-03-02');
  expect(countsUntil('2025-03-02', null)).toBeNull();
});

describe('a mandatory program', () => {
  it('is to be followed by whoever followed no session of it', () => {
    expect(mustStillFollow([], null, null, TODAY)).toBe(true);
    expect(mustStillFollow([reserved], null, null, TODAY)).toBe(true);
    expect(mustStillFollow([reserved, followed('2001-01-01')], null, null, TODAY)).toBe(false);
  });

  it('is to be followed again after its months', () => {
    expect(mustStillFollow([followed('2025-03-02')], null, 12, TODAY)).toBe(false);
    expect(mustStillFollow([followed('2025-03-01')], null, 12, TODAY)).toBe(true);
  });

  it('counts for good where the day of the session is not known', () => {
    expect(mustStillFollow([followed(null)], null, 12, TODAY)).toBe(false);
  });

  it('is not asked again of whoever has a certificate that is valid, where it counts for some months', () => {
    const past = [followed('2001-01-01')];
    expect(mustStillFollow(past, certificate('valid'), 12, TODAY)).toBe(false);
    expect(mustStillFollow(past, certificate('soon'), 12, TODAY)).toBe(false);
    expect(mustStillFollow(past, certificate('expired'), 12, TODAY)).toBe(true);
    expect(mustStillFollow(past, certificate('none'), 12, TODAY)).toBe(true);
    expect(mustStillFollow([], certificate('valid'), null, TODAY)).toBe(true);
  });
});
