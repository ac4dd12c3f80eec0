import { describe, expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { parametersWith } from './parameters.ts';
import { projectedFrom, whatIfYears } from './what-if.rules.ts';

const parametersOf = parametersWith();
const car = {
  ...emptyVehicle,
  is_utility_vehicle: 0 as const,
  fuel: 'diesel' as const,
  co2_g_km_wltp: 130,
  catalogue_value: 45000,
  order_date: '2025-10-01',
  date_first_registration: '2026-01-01',
};

describe('what a car costs in years to come', () => {
  it('is computed by hand: 2026 with its own figures, 2027 with the index and the references of 2026', () => {
    expect(whatIfYears(car, 9000, [2026, 2027], parametersOf)).toEqual([
      // 45000 x 6/7 x 12.7 %; 47.50 x 4 x 1.6291 = 309.53 in each month.
      { year: 2026, assumed: 0, benefit: 4898.57, co2_contribution: 3714.36, cost: 12_714.36 },
      // 45000 x 94 % x 6/7 x 12.7 %; 47.50 x 5.5 x 1.6291 = 425.60 in each month.
      { year: 2027, assumed: 1, benefit: 4604.66, co2_contribution: 5107.2, cost: 14_107.2 },
    ]);
  });

  it('is not known without the cost of the car, and leaves out a contribution that is not known', () => {
    expect(whatIfYears(car, null, [2026], parametersOf)).toMatchObject([{ cost: null }]);
    expect(whatIfYears({ ...car, order_date: null }, 9000, [2026], parametersOf)).toMatchObject([
      { co2_contribution: null, cost: 9000 },
    ]);
  });
});

describe('the figures of a year that is not known yet', () => {
  const projected = projectedFrom(parametersOf);

  it('are those that the law set, and the yearly ones of the last year that is known', () => {
    const { values, missing } = projected(2027);
    expect(values).toMatchObject({ co2_times: 5.5, co2_minimum: 28.57, reference_diesel: 58, co2_index: 1.6291 });
    expect(missing).toEqual([]);
  });

  it('are the same once that year has begun, and those of the company once it has added some', () => {
    const own = { reference_petrol: 69, reference_diesel: 57, benefit_minimum: 1730, co2_index: 1.66 };
    const added = projectedFrom(
      parametersWith([{ year: 2027, source: 'x', added_at: '2026-12-20T10:00:00Z', ...own }]),
    );
    expect(projected(2028).values).toMatchObject({ co2_minimum: 31.15, reference_diesel: 58, co2_index: 1.6291 });
    expect(added(2028).values).toMatchObject({ co2_minimum: 31.15, ...own });
  });

  it('stay missing where no year before is known', () => {
    expect(projected(2022)).toBe(parametersOf(2022));
    expect(projected(2022).missing).not.toEqual([]);
  });

  it('are its own where it has them', () => {
    expect(projected(2025)).toBe(parametersOf(2025));
  });
});
