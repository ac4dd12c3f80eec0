import { toCent } from './money.ts';

/** Sums amounts that are not rounded, to the cent: thirds of a price add up to it. */
export const exactSum = (amounts: readonly (number | null)[]): number =>
  toCent(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));
