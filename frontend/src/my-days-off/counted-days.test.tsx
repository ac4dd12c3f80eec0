import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Issue } from '#shared/errors/issue.ts';
import { countedDays, type Previewing } from './counted-days.ts';

const span = { type_id: 1, start_date: '01/12/2026', end_date: '01/12/2026' };
const taken: Issue = { path: 'start_date', code: 'day_taken', message: 'another request has time of this day already' };

const countedWith = (previews: readonly Promise<Previewing>[]) => {
  const refuse = vi.fn<(issues: readonly Issue[]) => void>();
  const waiting = [...previews];
  const counted = countedDays(
    () => ({ span, type: undefined }),
    () => waiting.shift() ?? Promise.resolve(undefined),
    async (issues) => () => refuse(issues),
  );
  return { counted, refuse };
};

const AFTER_A_MOMENT = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('says what is wrong with the days once nothing has changed for a moment', async () => {
  const { counted, refuse } = countedWith([Promise.resolve({ fields: [taken] })]);
  counted.countSoon();
  expect(refuse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(AFTER_A_MOMENT);
  expect(refuse).toHaveBeenCalledExactlyOnceWith([taken]);
});

test('an answer that comes after a later question says nothing', async () => {
  const first = Promise.withResolvers<Previewing>();
  const { counted, refuse } = countedWith([first.promise, Promise.resolve({ fields: [] })]);
  counted.countSoon();
  await vi.advanceTimersByTimeAsync(AFTER_A_MOMENT);
  counted.countSoon();
  await vi.advanceTimersByTimeAsync(AFTER_A_MOMENT);
  first.resolve({ fields: [taken] });
  await vi.advanceTimersByTimeAsync(0);
  expect(refuse).toHaveBeenCalledExactlyOnceWith([]);
});

test('an answer about days that were asked for meanwhile says nothing in the emptied form', async () => {
  const slow = Promise.withResolvers<Previewing>();
  const { counted, refuse } = countedWith([slow.promise]);
  counted.countSoon();
  await vi.advanceTimersByTimeAsync(AFTER_A_MOMENT);
  counted.clear();
  slow.resolve({ fields: [taken] });
  await vi.advanceTimersByTimeAsync(0);
  expect(refuse).not.toHaveBeenCalled();
});

test('nothing is counted once the form was emptied', async () => {
  const { counted, refuse } = countedWith([Promise.resolve({ fields: [taken] })]);
  counted.countSoon();
  counted.clear();
  await vi.advanceTimersByTimeAsync(AFTER_A_MOMENT);
  expect(refuse).not.toHaveBeenCalled();
});
