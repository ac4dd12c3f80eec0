import { quantile } from '#tests/bench/measure.ts';

/** A measured value, with its milliseconds after the beginning. */
export type Sample = { readonly at: number; readonly value: number };

/** How much more the last third of a load may take than the first: both bounds must be passed. */
export type Bound = { readonly factor: number; readonly more: number };

/** Milliseconds. Other programs on the machine make a hundredth of the calls twice as slow from one hour to the next. */
export const P99_BOUND: Bound = { factor: 3, more: 250 };
/** Megabytes. The storage holds what was made meanwhile: 1.3 times as much after an hour of 300 users. */
export const MEMORY_BOUND: Bound = { factor: 1.5, more: 100 };

export const p99 = (values: readonly number[]): number =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.99,
  );
export const maxOf = (values: readonly number[]): number => values.reduce((all, one) => Math.max(all, one), 0);

/**
 * What is wrong with a figure that should stay flat over `lastsMs`: the last third against the first. A third without
 * a sample is wrong, too: nothing was answered in it. Undefined where it stayed flat.
 */
export const notFlat = (
  name: string,
  samples: readonly Sample[],
  lastsMs: number,
  figure: (values: readonly number[]) => number,
  { factor, more }: Bound,
): string | undefined => {
  const third = lastsMs / 3;
  const first = samples.filter(({ at }) => at < third).map(({ value }) => value);
  const last = samples.filter(({ at }) => at >= 2 * third).map(({ value }) => value);
  if (first.length === 0 || last.length === 0) return `${name}: nothing was measured in a third of the time`;
  const [before, after] = [figure(first), figure(last)];
  if (after <= before * factor || after <= before + more) return undefined;
  return `${name}: ${after.toFixed(0)} in the last third, ${before.toFixed(0)} in the first`;
};
