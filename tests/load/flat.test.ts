import { describe, expect, it } from 'vitest';
import { MEMORY_BOUND, maxOf, notFlat, p99, P99_BOUND, type Sample } from './flat.ts';

const HOUR = 3_600_000;
/** A sample every second, whose value follows from the third that it stands in. */
const byThird = (first: number, second: number, third: number): Sample[] =>
  Array.from({ length: 3_600 }, (_, at) => ({
    at: at * 1_000,
    value: [first, second, third][Math.floor(at / 1_200)] ?? 0,
  }));
const times = (samples: readonly Sample[]) => notFlat('reads, p99 ms', samples, HOUR, p99, P99_BOUND);
const memory = (samples: readonly Sample[]) => notFlat('worker, MB', samples, HOUR, maxOf, MEMORY_BOUND);

describe('a load', () => {
  it('is flat when its last third is like its first, whatever happens between', () => {
    expect([times(byThird(100, 9_000, 100)), memory(byThird(300, 900, 300))]).toEqual([undefined, undefined]);
  });

  it('is flat up to the factor, and up to what is little', () => {
    expect([times(byThird(200, 200, 600)), times(byThird(10, 10, 260))]).toEqual([undefined, undefined]);
    expect([memory(byThird(400, 400, 600)), memory(byThird(50, 50, 150))]).toEqual([undefined, undefined]);
  });

  it('is not when the slowest hundredth of the last third takes longer', () => {
    expect(times(byThird(200, 200, 601))).toBe('reads, p99 ms: 601 in the last third, 200 in the first');
    const oneInFifty = byThird(100, 100, 100).map((each, at) =>
      at % 50 === 0 && at >= 2_400 ? { ...each, value: 800 } : each,
    );
    expect(times(oneInFifty)).toBe('reads, p99 ms: 800 in the last third, 100 in the first');
    const oneInThousand = byThird(100, 100, 100).map((each, at) => (at === 3_000 ? { ...each, value: 800 } : each));
    expect(times(oneInThousand)).toBeUndefined();
  });

  it('is not when a process holds more at the end than at the beginning', () => {
    expect(memory(byThird(400, 500, 601))).toBe('worker, MB: 601 in the last third, 400 in the first');
  });

  it('is not when nothing was answered in its last third', () => {
    const [first] = byThird(100, 100, 100);
    expect(times(first ? [first] : [])).toBe('reads, p99 ms: nothing was measured in a third of the time');
  });
});
