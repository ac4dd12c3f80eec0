/** The same numbers at every run (mulberry32): a demo can be talked about, a benchmark repeated. */
export const randomSource = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `min` up to and including `max`. */
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { next, between, pick, chance: (share: number): boolean => next() < share };
};
export type Random = ReturnType<typeof randomSource>;
