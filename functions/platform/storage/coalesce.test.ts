import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

const setUp = () => {
  const runs: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const call = coalesce(() => new Promise<number>((resolve, reject) => void runs.push({ resolve, reject })));
  return { runs, call };
};

const begun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('gives calls made during a run the next one, all of them the same', async () => {
  const { runs, call } = setUp();
  const first = call();
  await begun();
  const late = [call(), call()];
  expect(runs).toHaveLength(1);
  runs[0]!.resolve(1);
  expect(await first).toBe(1);
  await begun();
  expect(runs).toHaveLength(2);
  await begun();
  const latest = call();
  runs[1]!.resolve(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
  await begun();
  expect(runs).toHaveLength(3);
  runs[2]!.resolve(3);
  expect(await latest).toBe(3);
});

it('gives calls of one moment one run', async () => {
  const { runs, call } = setUp();
  const calls = [call(), call(), call()];
  await begun();
  expect(runs).toHaveLength(1);
  runs[0]!.resolve(1);
  expect(await Promise.all(calls)).toEqual([1, 1, 1]);
  expect(runs).toHaveLength(1);
});

it('goes on after a run that failed', async () => {
  const { runs, call } = setUp();
  const first = call();
  await begun();
  const second = call();
  runs[0]!.reject(new Error('throttled'));
  await expect(first).rejects.toThrow('throttled');
  await begun();
  runs[1]!.resolve(2);
  expect(await second).toBe(2);
});
