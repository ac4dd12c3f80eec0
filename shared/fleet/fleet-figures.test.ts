import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, belgianDay } from '#shared/values/dates.ts';
import { sumMoney, toCent } from '#shared/values/money.ts';
import { lastMonths, nextMonths } from '#shared/values/months.ts';
import { averageOf, emissions, gramsOf, monthCosts } from './fleet-figures.ts';

const cost = (over: object) => ({
  cost_yearly: 1200,
  operational_cost_yearly: null,
  date_commissioning: null,
  created_at: '2020-01-01T00:00:00Z',
  date_end: null,
  deleted: 0 as const,
  ...over,
});

type Costed = Parameters<ReturnType<typeof monthCosts>['add']>[0];
const costPerMonth = (rows: readonly Costed[], day: string) => {
  const costs = monthCosts(day);
  rows.forEach(costs.add);
  return costs.perMonth();
};

describe('cost per month', () => {
  it('covers the twelve months up to this one, over the turn of the year', () => {
    const months = lastMonths('2026-02-28');
    expect([months[0], months.at(-1)]).toEqual([
      { month: '2025-03', start: '2025-03-01', end: '2025-04-01' },
      { month: '2026-02', start: '2026-02-01', end: '2026-03-01' },
    ]);
    expect(months).toHaveLength(12);
    expect(nextMonths('2026-02-28').map(({ month }) => month)).toEqual([
      ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 2).padStart(2, '0')}`),
      '2027-01',
    ]);
  });

  it('counts a vehicle from the month it is put on the road to that of its end of use', () => {
    const [ended, started] = [cost({ deleted: 1, date_end: '2026-01-15' }), cost({ date_commissioning: '2026-02-28' })];
    const lease = costPerMonth([ended, started], '2026-03-31').map((month) => month.lease);
    expect(lease.slice(-4)).toEqual([100, 100, 100, 100]);
    expect(costPerMonth([ended], '2026-03-31').at(-1)?.lease).toBe(0);
    expect(costPerMonth([started], '2026-03-31').at(-3)?.lease).toBe(0);
  });

  it('counts no month for a vehicle whose first day without is the first of it', () => {
    const lease = costPerMonth([cost({ deleted: 1, date_end: '2026-02-01' })], '2026-03-31').map(
      (month) => month.lease,
    );
    expect(lease.slice(-3)).toEqual([100, 0, 0]);
  });

  it('counts a vehicle without that day from the day in Belgium on which it was entered', () => {
    const entered = cost({ created_at: '2026-01-31T23:30:00Z' });
    expect(
      costPerMonth([entered], '2026-02-28')
        .map((month) => month.lease)
        .slice(-2),
    ).toEqual([0, 100]);
  });

  it('keeps lease and operational costs apart, to the cent', () => {
    const rows = [cost({ cost_yearly: 100, operational_cost_yearly: 50 })];
    expect(costPerMonth(rows, '2026-03-31').at(-1)).toEqual({ month: '2026-03', lease: 8.33, operational: 4.17 });
  });
});

describe('CO2', () => {
  const car = (over: object) => ({
    ...cost({}),
    type: 'car' as const,
    fuel: 'diesel' as const,
    co2_g_km: null,
    co2_g_km_wltp: null,
    ...over,
  });
  const co2Figures = (rows: readonly ReturnType<typeof car>[], day: string) => {
    const co2 = emissions(day);
    rows.forEach(co2.add);
    return co2.figures();
  };
  const counts = (rows: readonly ReturnType<typeof car>[]) =>
    co2Figures(rows, '2026-03-31').bins.map(({ vehicles }) => vehicles);

  it('counts each vehicle that says it in one bin, WLTP first, and none without an exhaust', () => {
    const grams = [0, 1, 50, 51, 100, 101, 130, 131, 160, 161, 400].map((co2_g_km) => car({ co2_g_km }));
    expect(counts(grams)).toEqual([1, 2, 2, 2, 2, 2]);
    expect(counts([car({ co2_g_km: 90, co2_g_km_wltp: 120 })])).toEqual([0, 0, 0, 1, 0, 0]);
    expect(counts([car({ fuel: 'electric' }), car({}), car({ type: 'bicycle', fuel: 'electric' })])).toEqual([
      1, 0, 0, 0, 0, 0,
    ]);
    expect(co2Figures([], '2026-03-31')).toMatchObject({ average: null, average_year_ago: null });
  });

  it('compares the average with that of the vehicles in use a year ago', () => {
    const [kept, came] = [car({ co2_g_km: 100 }), car({ co2_g_km: 0, date_commissioning: '2025-04-01' })];
    const went = car({ co2_g_km: 160, deleted: 1, date_end: '2025-12-31' });
    const gone = car({ co2_g_km: 400, deleted: 1, date_end: '2025-03-30' });
    expect(co2Figures([kept, came, went, gone], '2026-03-31')).toMatchObject({
      average: 50,
      average_year_ago: 130,
    });
    const [onThatDay, gaveBack] = [
      car({ co2_g_km: 50, date_commissioning: '2025-03-31' }),
      car({ co2_g_km: 400, deleted: 1, date_end: '2025-03-31' }),
    ];
    expect(co2Figures([onThatDay, gaveBack], '2026-03-31').average_year_ago).toBe(50);
  });
});

describe('one vehicle after the other', () => {
  const day = '2026-03-31';
  const date = fc.integer({ min: -900, max: 60 }).map((days) => addDays(day, days));
  const amount = fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100));
  const grams = fc.option(fc.integer({ min: 0, max: 250 }));
  const vehicle = fc.record({
    type: fc.constantFrom('car', 'bicycle', 'motorbike'),
    fuel: fc.constantFrom('diesel', 'electric', null),
    co2_g_km: grams,
    co2_g_km_wltp: grams,
    cost_yearly: amount,
    operational_cost_yearly: amount,
    date_commissioning: fc.option(date),
    created_at: fc.tuple(date, fc.integer({ min: 0, max: 23 })).map(([on, hour]) => `${on}T${String(hour).padStart(2, '0')}:30:00.000Z`), // prettier-ignore
    date_end: fc.option(date),
    deleted: fc.constantFrom(0 as const, 1 as const),
  });

  it('adds up to what each month and the year before have by themselves', () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 40 }), (rows) => {
        const used = (start: string, end: string) =>
          rows.filter(
            (row) =>
              (row.date_commissioning ?? belgianDay(new Date(row.created_at))) < end &&
              (row.deleted === 0 || (row.date_end ?? '') > start),
          );
        const monthly = (yearly: (number | null)[]) => toCent(sumMoney(yearly) / 12);
        const known = (among: typeof rows) => among.flatMap((row) => gramsOf(row) ?? []);
        expect(costPerMonth(rows, day)).toEqual(
          lastMonths(day).map(({ month, start, end }) => ({
            month,
            lease: monthly(used(start, end).map((row) => row.cost_yearly)),
            operational: monthly(used(start, end).map((row) => row.operational_cost_yearly)),
          })),
        );
        const co2 = emissions(day);
        rows.forEach(co2.add);
        const active = known(rows.filter(({ deleted }) => deleted === 0));
        const { bins, ...averages } = co2.figures();
        expect(averages).toEqual({
          average: averageOf(active),
          average_year_ago: averageOf(known(used('2025-03-31', '2025-04-01'))),
        });
        expect(bins.map(({ vehicles }) => vehicles)).toEqual(
          bins.map(({ from, to }) => active.filter((each) => each >= from && each <= (to ?? Infinity)).length),
        );
      }),
    );
  });
});
