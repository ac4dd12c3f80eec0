import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLater, markFirstPageReady } from './first-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks again for a part that nobody waits for, until it comes', async () => {
  const tries: (() => Promise<string>)[] = [
    () => Promise.reject(new Error('no connection')),
    () => Promise.reject(new Error('no connection')),
    async () => 'toasts',
  ];
  const loaded = loadLater(() => tries.shift()!());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(3);
  markFirstPageReady();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await loaded).toBe('toasts');
});
