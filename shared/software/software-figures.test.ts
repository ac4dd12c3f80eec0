import { expect, it } from 'vitest';
import { softwareCostPerMonth } from './software-figures.ts';

const product = (over: object) => ({
  id: 1,
  seats: 2,
  seat_cost: 50,
  cost_period: 'month' as const,
  date_enabled: '2025-06-15',
  date_deactivated: null,
  deleted: 0 as const,
  ...over,
});
const costs = (over: object): number[] =>
  softwareCostPerMonth([product(over)], [], '2026-03-31').map(({ cost }) => cost);

it('a product costs from the month in which it is enabled to that of its last day', () => {
  expect(costs({})).toEqual([0, 0, ...Array.from({ length: 10 }, () => 100)]);
  expect(costs({ deleted: 1, date_deactivated: '2026-02-02' }).slice(-3)).toEqual([100, 100, 0]);
  // The day of the deletion is the first without it.
  expect(costs({ deleted: 1, date_deactivated: '2026-02-01' }).slice(-3)).toEqual([100, 0, 0]);
});
