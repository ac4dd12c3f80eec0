import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendAgain } from './send-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (status: number, seconds = ''): Response =>
  new Response('', { status, headers: { 'retry-after': seconds } });

it('waits as long as it was told, and sends again until there is room', async () => {
  const send = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(answer(429, '2'))
    .mockResolvedValueOnce(answer(200));
  const done = sendAgain(answer(429, '3'), send, undefined);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(send).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(700);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_600);
  expect((await done).status).toBe(200);
});

it('gives up after three times, at once when the wait is long, and when its page is left', async () => {
  const send = vi.fn<() => Promise<Response>>(async () => answer(429, '1'));
  const done = sendAgain(answer(429, '1'), send, undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await done).status, send.mock.calls.length]).toEqual([429, 3]);
  expect((await sendAgain(answer(429, '60'), send, undefined)).status).toBe(429);
  expect(send.mock.calls.length).toBe(3);
  const leaving = new AbortController();
  const left = sendAgain(answer(429, '5'), send, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect(send.mock.calls.length).toBe(3);
});
