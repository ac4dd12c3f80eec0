import { expect, it } from 'vitest';
import { coalesced } from './coalesce.ts';

const setUp = () => {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const call = coalesced(() => new Promise<number>((resolve, reject) => void runs.push({ resolve, reject })));
  return { runs, call };
};

it('gives calls made during a run the next one, all of them the same', async () => {
  const { runs, call } = setUp();
  const first = call();
  const late = [call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]!.resolve(1);
  expect(await first).toBe(1);
  expect(runs).toHaveLength(2);
  const latest = call();
  runs[1]!.resolve(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
  expect(runs).toHaveLength(3);
  runs[2]!.resolve(3);
  expect(await latest).toBe(3);
});

it('goes on after a run that failed', async () => {
  const { runs, call } = setUp();
  const first = call();
  const second = call();
  runs[0]!.reject(new Error('throttled'));
  await expect(first).rejects.toThrow('throttled');
  runs[1]!.resolve(2);
  expect(await second).toBe(2);
});
