import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problemFromStatus, ProblemError } from './problem.ts';
import { whenScanned } from './when-scanned.ts';

const pending = new ProblemError({ ...problemFromStatus(409), code: 'scan_pending' });
const refused = new ProblemError({ ...problemFromStatus(422), code: 'forbidden_content' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('repeats a call until the file is scanned', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(pending).mockRejectedValueOnce(pending);
  call.mockResolvedValue('taken');
  const answer = whenScanned(call, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect([await answer, call.mock.calls.length]).toEqual(['taken', 3]);
});

it('gives up after some minutes, and at once for any other error', async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(pending);
  const answer = whenScanned(call, new AbortController().signal).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect([await answer, call.mock.calls.length]).toEqual([pending, 30]);
  const other = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
  await expect(whenScanned(other, new AbortController().signal)).rejects.toBe(refused);
  expect(other).toHaveBeenCalledTimes(1);
});

it('stops when the upload is stopped', async () => {
  const control = new AbortController();
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(pending);
  const answer = whenScanned(call, control.signal).catch(() => 'stopped');
  await vi.advanceTimersByTimeAsync(100);
  control.abort();
  expect([await answer, call.mock.calls.length]).toEqual(['stopped', 1]);
});
