import { describe, expect, it } from 'vitest';
import { nextAttempt } from './delivery.rules.ts';

const queued = Date.parse('2026-03-02T08:00:00Z');
const queuedAt = new Date(queued).toISOString();
const DAYS = 86_400_000;

describe('a delivery that fails', () => {
  it('is tried for three days, at growing distances, the last time at their end', () => {
    const moments: number[] = [];
    for (let at: number | null = queued; at !== null && moments.length < 50;) {
      moments.push(at - queued);
      at = nextAttempt({ queued_at: queuedAt, attempts: moments.length }, at, 0);
    }
    expect(moments.slice(0, 8)).toEqual([0, 5_000, 65_000, 365_000, 2_165_000, 9_365_000, 27_365_000, 56_165_000]);
    expect(moments.at(-1)).toBe(3 * DAYS);
    expect(moments.length).toBeLessThan(20);
  });

  it('is tried seven times at least, at growing distances, after days without a worker', () => {
    const moments: number[] = [];
    for (let at: number | null = queued + 5 * DAYS; at !== null && moments.length < 50;) {
      moments.push(at - queued - 5 * DAYS);
      at = nextAttempt({ queued_at: queuedAt, attempts: moments.length }, at, 0);
    }
    expect(moments).toEqual([0, 5_000, 65_000, 365_000, 2_165_000, 9_365_000, 27_365_000]);
  });

  it('does not come back together with those that failed with it', () => {
    const after = (random: number) => nextAttempt({ queued_at: queuedAt, attempts: 4 }, queued, random);
    expect(after(0)).toBe(queued + 30 * 60_000);
    expect(after(1)).toBe(queued + 36 * 60_000);
  });
});
