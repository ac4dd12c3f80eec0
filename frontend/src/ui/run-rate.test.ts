import { describe, expect, it } from 'vitest';
import { rateOf } from './run-rate.ts';

describe('rateOf', () => {
  it('counts over the time between first and last', () => {
    expect(rateOf([{ at: 0, handled: 10 }, { at: 1_000, handled: 12 }, { at: 5_000, handled: 18 }])).toBe(1.6); // prettier-ignore
  });
  it('says nothing before there is something to say', () => {
    expect(rateOf([])).toBeUndefined();
    expect(rateOf([{ at: 0, handled: 0 }, { at: 400, handled: 9 }])).toBeUndefined(); // prettier-ignore
    expect(rateOf([{ at: 0, handled: 5 }, { at: 9_000, handled: 5 }])).toBeUndefined(); // prettier-ignore
  });
});
