/** The time that one payment covers (docs/areas/software.md#cost-and-seats). This file has no schemas, for screens. */
export const costPeriods = ['month', 'quarter', 'year', 'two_years', 'three_years'] as const;
export type CostPeriod = (typeof costPeriods)[number];

export const monthsOf: Readonly<Record<CostPeriod, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
  two_years: 24,
  three_years: 36,
};
