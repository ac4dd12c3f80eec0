import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadInTurn, loadLater, markFirstPageReady } from './first-page.ts';

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

it('gives code that many wait for to each in a turn of its own', async () => {
  markFirstPageReady();
  const code = Promise.withResolvers<string>();
  const drawn: string[] = [];
  for (const name of ['one', 'two']) void loadInTurn(() => code.promise).then((menu) => drawn.push(`${name} ${menu}`));
  await vi.runAllTimersAsync();
  code.resolve('menu');
  await vi.advanceTimersByTimeAsync(0);
  expect(drawn).toEqual(['one menu']);
  await vi.advanceTimersToNextTimerAsync();
  expect(drawn).toEqual(['one menu', 'two menu']);
});
