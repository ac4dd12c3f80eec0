import { sumMoney } from '#shared/values/money.ts';

/** A vehicle that counts in the average of the fleet. */
export type Emitter = {
  readonly id: number;
  readonly grams: number;
  readonly isCar: boolean;
  /** The CO2 contribution of a month; null where it is unknown, 0 where none is due before or after the change. */
  readonly contribution: number | null;
};

/** The most that a company aims at; nobody emits more. */
export const TARGET_MAX = 500;

export type Replaced = {
  readonly id: number;
  readonly grams: number;
  readonly contribution_yearly: number | null;
  readonly saving_yearly: number | null;
  /** The average of the fleet once this car and those before it are replaced. */
  readonly average_after: number;
};

const MONTHS_A_YEAR = 12;
const yearly = (monthly: number): number => sumMoney(Array.from({ length: MONTHS_A_YEAR }, () => monthly));

const savingOf = (contribution: number | null, electricMonthly: number | null): number | null => {
  if (contribution === 0) return 0;
  return contribution === null || electricMonthly === null
    ? null
    : sumMoney([yearly(contribution), -yearly(electricMonthly)]);
};

const byNeed = (one: Emitter, other: Emitter): number =>
  other.grams - one.grams || (other.contribution ?? 0) - (one.contribution ?? 0) || one.id - other.id;

/**
 * The cars to replace by electric ones until the average is at most the target: those that emit most first, so that they
 * are as few as possible; of equal ones those that cost most (docs/areas/belgium.md#co2-target).
 */
export const carsToReplace = (
  fleet: readonly Emitter[],
  target: number,
  electricMonthly: number | null,
): Replaced[] => {
  let sum = fleet.reduce((grams, each) => grams + each.grams, 0);
  const replaced: Replaced[] = [];
  for (const { id, grams, contribution } of fleet.filter((each) => each.isCar && each.grams > 0).toSorted(byNeed)) {
    if (sum <= target * fleet.length) break;
    sum -= grams;
    replaced.push({
      id,
      grams,
      contribution_yearly: contribution === null ? null : yearly(contribution),
      saving_yearly: savingOf(contribution, electricMonthly),
      average_after: Math.round(sum / fleet.length),
    });
  }
  return replaced;
};
