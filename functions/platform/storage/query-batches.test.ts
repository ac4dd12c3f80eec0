import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentClient } from './client.ts';
import { readItems } from './query-batches.ts';
import type { Item } from './write.ts';

type Asked = { readonly keys: readonly Item[]; readonly at: number };
let asked: Asked[];

/** Answers each request with as many items as `counts` says; the last one stands for all that follow. */
const tableThatGives = (...counts: number[]): void => {
  const answer = (command: { readonly input: unknown }): object => {
    // why: `readItems` sends nothing else
    const { RequestItems: requests } = command.input as { RequestItems: Record<string, { Keys: Item[] }> };
    const keys = requests['t']!.Keys;
    asked.push({ keys, at: Date.now() });
    const given = keys.slice(0, counts[Math.min(asked.length, counts.length) - 1]);
    const left = keys.slice(given.length);
    return { Responses: { t: given }, ...(left.length > 0 && { UnprocessedKeys: { t: { Keys: left } } }) };
  };
  // why: of the overloads of the client that with a promise is called, which the types of the spy do not choose
  vi.spyOn(documentClient(), 'send').mockImplementation(answer as never);
};
const keysOf = (count: number): Item[] => Array.from({ length: count }, (_, at) => ({ pk: 'a', sk: String(at) }));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// why: the waits themselves are what is tested, and nobody waits for them
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => Promise.resolve(vi.advanceTimersByTime(milliseconds)),
}));

const waits = (): number[] => asked.slice(1).map(({ at }, one) => at - asked[one]!.at);

it('reads a hundred at once, and asks again for what is left over', async () => {
  tableThatGives(100, 60, 90);
  expect(await readItems('t', keysOf(150))).toEqual(keysOf(150));
  expect(asked.map(({ keys }) => keys.length)).toEqual([100, 50]);
});

it('waits longer each time while nothing comes, at random, and little once something does', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  tableThatGives(0, 0, 0, 1, 9);
  expect(await readItems('t', keysOf(5))).toEqual(keysOf(5));
  expect(waits()).toEqual([100, 200, 400, 50]);
});

it('gives up when nothing comes again and again', async () => {
  tableThatGives(0);
  await expect(readItems('t', keysOf(1))).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toHaveLength(8);
});
