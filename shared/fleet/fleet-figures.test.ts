import { describe, expect, it } from 'vitest';
import { co2ByFuel, costPerMonth, lastMonths } from './fleet-figures.ts';

const cost = (over: object) => ({
  cost_yearly: 1200,
  operational_cost_yearly: null,
  date_commissioning: null,
  created_at: '2020-01-01T00:00:00Z',
  date_end: null,
  deleted: 0 as const,
  ...over,
});

describe('cost per month', () => {
  it('covers the twelve months up to this one, over the turn of the year', () => {
    const months = lastMonths('2026-02-28');
    expect([months[0], months.at(-1)]).toEqual([
      { month: '2025-03', start: '2025-03-01', end: '2025-04-01' },
      { month: '2026-02', start: '2026-02-01', end: '2026-03-01' },
    ]);
    expect(months).toHaveLength(12);
  });

  it('counts a vehicle from the month it is put on the road to that of its end of use', () => {
    const [ended, started] = [cost({ deleted: 1, date_end: '2026-01-15' }), cost({ date_commissioning: '2026-02-28' })];
    const lease = costPerMonth([ended, started], '2026-03-31').map((month) => month.lease);
    expect(lease.slice(-4)).toEqual([100, 100, 100, 100]);
    expect(costPerMonth([ended], '2026-03-31').at(-1)?.lease).toBe(0);
    expect(costPerMonth([started], '2026-03-31').at(-3)?.lease).toBe(0);
  });

  it('keeps lease and operational costs apart, to the cent', () => {
    const rows = [cost({ cost_yearly: 100, operational_cost_yearly: 50 })];
    expect(costPerMonth(rows, '2026-03-31').at(-1)).toEqual({ month: '2026-03', lease: 8.33, operational: 4.17 });
  });
});

it('averages CO2 over the vehicles that say it, WLTP first', () => {
  const car = (fuel: 'diesel' | 'electric', nedc: number | null, wltp: number | null) => ({
    fuel,
    co2_g_km: nedc,
    co2_g_km_wltp: wltp,
  });
  expect(
    co2ByFuel([car('electric', 0, null), car('diesel', 90, 120), car('diesel', 101, null), car('diesel', null, null)]),
  ).toEqual([
    { fuel: 'diesel', vehicles: 2, average: 111 },
    { fuel: 'electric', vehicles: 1, average: 0 },
  ]);
});
