import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { fuels, type Fuel } from '#shared/values/fuel.ts';
import { addDays } from '#shared/values/dates.ts';
import {
  afterOwnContribution,
  benefitBetween,
  benefitInKind,
  benefitSteps,
  monthsOfAge,
  ownContributionYearly,
  perMonth,
} from './benefit-in-kind.rules.ts';
import type { EstimatedVehicle } from './estimate.ts';
import { parametersWith } from './parameters.ts';

const parametersOf = parametersWith();
const car = (over: Partial<EstimatedVehicle> = {}): EstimatedVehicle => ({
  ...emptyVehicle,
  is_utility_vehicle: 0,
  fuel: 'gas',
  co2_g_km_wltp: 120,
  catalogue_value: 45000,
  date_first_registration: '2026-01-10',
  ...over,
});
const yearlyOf = (vehicle: EstimatedVehicle, day: string): number | null => {
  const estimate = benefitInKind(vehicle, day, parametersOf);
  return 'figure' in estimate ? estimate.figure.yearly : null;
};
const missingOf = (vehicle: EstimatedVehicle, day = '2026-03-01'): string[] => {
  const estimate = benefitInKind(vehicle, day, parametersOf);
  return 'missing' in estimate ? estimate.missing.map(({ reason, field }) => `${reason} ${field ?? ''}`.trim()) : [];
};

describe('the benefit of a year, computed by hand from the sources', () => {
  it.each<[string, Fuel, number | null, number, string, string, number]>([
    // Year-day, fuel, CO2, catalogue value, first registration, day, and the sum beside it.
    ['45000 x 100 % x 6/7 x (5.5 + (120 - 70) x 0.1 = 10.5 %)', 'gas', 120, 45000, '2026-01-10', '2026-03-01', 4050],
    ['45000 x 6/7 x 4 % = 1542.86, minimum 1690', 'electric', null, 45000, '2026-01-10', '2026-03-01', 1690],
    ['52340 x 76 % x 6/7 x (5.5 + 6.8 = 12.3 %)', 'diesel', 126, 52340, '2022-03-14', '2026-11-23', 4193.78],
    ['42495 x 6/7 x (5.5 + 5.6 = 11.1 %)', 'gas', 126, 42495, '2026-11-12', '2026-11-23', 4043.1],
    ['38000 x 94 % x 6/7 x (5.5 + 7.2 = 12.7 %)', 'diesel', 130, 38000, '2025-05-20', '2026-05-01', 3888.38],
    ['27500 x 88 % x 6/7 x 8 % = 1659.43, minimum 1690', 'gas', 95, 27500, '2024-04-30', '2026-04-01', 1690],
    ['30000 x 6/7 x 5.5 % = 1414.29, minimum 1690', 'gas', 70, 30000, '2026-01-10', '2026-03-01', 1690],
    ['30000 x 6/7 x 5.5 % = 1414.29, minimum 1690', 'diesel', 58, 30000, '2026-01-10', '2026-03-01', 1690],
    ['90000 x 6/7 x (5.5 + 12.5 = 18 %)', 'gas', 195, 90000, '2026-01-10', '2026-03-01', 13885.71],
    ['90000 x 6/7 x 18 %, not 18.1', 'gas', 196, 90000, '2026-01-10', '2026-03-01', 13885.71],
    ['60000 x 6/7 x (5.5 - 1.5 = 4 %)', 'gas', 55, 60000, '2026-01-10', '2026-03-01', 2057.14],
    ['60000 x 6/7 x 4 %, not 3.9', 'gas', 54, 60000, '2026-01-10', '2026-03-01', 2057.14],
    ['60000 x 82 % x 6/7 x 4 % = 1686.86, minimum 1690', 'electric', null, 60000, '2023-03-01', '2026-03-01', 1690],
    ['49292 x 6/7 x 4 % = 1690.01, just above the minimum', 'fuel_cells', null, 49292, '2026-01-10', '2026-03-01', 1690.01],
    ['2025: 45000 x 6/7 x (5.5 + (120 - 71) x 0.1 = 10.4 %)', 'gas', 120, 45000, '2025-01-10', '2025-03-01', 4011.43],
    ['2024: 36500 x 82 % x 6/7 x (5.5 + (110 - 65) x 0.1 = 10 %)', 'diesel', 110, 36500, '2021-02-01', '2024-02-01', 2565.43],
    ['2023: 51250.50 x 70 % x 6/7 x (5.5 + (140 - 82) x 0.1 = 11.3 %)', 'gas', 140, 51250.5, '2016-02-01', '2023-02-01', 3474.78],
    ['plug-in: 58000 x 6/7 x 4 %, not 5.5 - 3.5', 'hybrid_gas', 35, 58000, '2026-01-10', '2026-03-01', 1988.57],
    ['fake: 35 x 2.5 = 87.5; 58000 x 6/7 x (5.5 + 1.75 = 7.25 %)', 'fake_hybrid_gas', 35, 58000, '2026-01-10', '2026-03-01', 3604.29],
    ['fake: 45 x 2.5 = 112.5; 64000 x 94 % x 6/7 x (5.5 + 5.45 = 10.95 %)', 'fake_hybrid_diesel', 45, 64000, '2025-01-10', '2026-03-01', 5646.45],
    ['2025: 42000 x 6/7 x 4 % = 1440, minimum 1650', 'electric', null, 42000, '2025-01-10', '2025-03-01', 1650],
    ['41200 x 70 % x 6/7 x (5.5 + 6.2 = 11.7 %)', 'lpg', 132, 41200, '2021-11-30', '2026-11-23', 2892.24],
    ['41200 x 70 % x 6/7 x 11.7 %, gas as petrol', 'natural_gas', 132, 41200, '2019-01-01', '2026-11-23', 2892.24],
  ])('%s', (_sum, fuel, co2, value, registered, day, expected) => {
    const vehicle = car({ fuel, co2_g_km_wltp: co2, catalogue_value: value, date_first_registration: registered });
    expect(yearlyOf(vehicle, day)).toBe(expected);
  }); // prettier-ignore

  it('of an electric car is at the lowest percentage, however low the references fall', () => {
    const added = { year: 2027, source: 'x', added_at: '', reference_petrol: 10, reference_diesel: 10, benefit_minimum: 1, co2_index: 1 }; // prettier-ignore
    const estimate = benefitInKind(car({ fuel: 'electric', co2_g_km_wltp: null }), '2027-03-01', parametersWith([added])); // prettier-ignore
    expect(estimate).toMatchObject({ figure: { percentage: 4 } });
  });

  it('takes the corresponding car of a fake hybrid, which is enough without a value of its own', () => {
    const hybrid = (own: number | null, corresponding: number | null, fuel: Fuel = 'fake_hybrid_gas') =>
      car({ fuel, co2_g_km_wltp: own, co2_g_km_corresponding: corresponding, catalogue_value: 58000 });
    // 58000 x 6/7 x (5.5 + (140 - 70) x 0.1 = 12.5 %), beside 35 x 2.5 = 87.5 g: 7.25 %.
    expect(yearlyOf(hybrid(35, 140), '2026-03-01')).toBe(6214.29);
    expect(yearlyOf(hybrid(null, 140), '2026-03-01')).toBe(6214.29);
    expect(yearlyOf(hybrid(35, null), '2026-03-01')).toBe(3604.29);
    // A hybrid that is none has no corresponding car: 4 %.
    expect(yearlyOf(hybrid(35, 140, 'hybrid_gas'), '2026-03-01')).toBe(1988.57);
    expect(missingOf(hybrid(null, null))).toEqual(['value_missing co2_g_km_wltp']);
    const estimate = benefitInKind(hybrid(35, 140), '2026-03-01', parametersOf);
    if (!('figure' in estimate)) throw new Error('a benefit');
    const steps = benefitSteps(hybrid(35, 140), estimate.figure, null, parametersOf);
    expect(steps.map(({ code }) => code)).toEqual(['co2_corresponding', 'percentage', 'age', 'formula', 'per_month']);
    expect(steps[0]).toMatchObject({ values: { grams: 140 } });
  });

  it('counts a month of age from its first day, in steps of 6 per cent down to 70', () => {
    expect(['2024-04-02', '2024-04-30', '2025-03-31', '2025-04-01'].map((day) => monthsOfAge('2024-04-15', day))).toEqual([1, 1, 12, 13]); // prettier-ignore
    const ages = [0, 12, 24, 36, 48, 60, 72].map((months) => {
      const estimate = benefitInKind(car({ date_first_registration: `${2026 - months / 12}-03-31` }), '2026-03-01', parametersOf); // prettier-ignore
      return 'figure' in estimate ? estimate.figure.age : null;
    });
    expect(ages).toEqual([100, 94, 88, 82, 76, 70, 70]);
  });

  it('takes the CO2 value that is known, and of both the lower one', () => {
    const both = car({ co2_g_km: 105, co2_g_km_wltp: 120 });
    // 45000 x 6/7 x (5.5 + (105 - 70) x 0.1 = 9 %).
    expect(yearlyOf(both, '2026-03-01')).toBe(3471.43);
    expect(yearlyOf(car({ co2_g_km: 105, co2_g_km_wltp: null }), '2026-03-01')).toBe(3471.43);
    expect(yearlyOf(car({ co2_g_km: 130, co2_g_km_wltp: 120 }), '2026-03-01')).toBe(4050);
  });
});

describe('the steps of a benefit', () => {
  const stepsOf = (vehicle: EstimatedVehicle, contribution: Parameters<typeof benefitSteps>[2] = null) => {
    const estimate = benefitInKind(vehicle, '2026-03-01', parametersOf);
    if (!('figure' in estimate)) throw new Error('no figure');
    return benefitSteps(vehicle, estimate.figure, contribution, parametersOf);
  };

  it('put the numbers into the formula', () => {
    expect(stepsOf(car({ co2_g_km: 130 }))).toEqual([
      { code: 'co2_lower', values: { nedc: 130, wltp: 120, grams: 120 }, parameters: [] },
      { code: 'percentage', values: { grams: 120, reference: 70, base: 5.5, by: 0.1, percentage: 10.5 }, parameters: ['reference_petrol'] }, // prettier-ignore
      { code: 'age', values: { months: 3, age: 100 }, parameters: [] },
      { code: 'formula', values: { value: 45000, age: 100, percentage: 10.5, result: 4050 }, parameters: [] },
      { code: 'per_month', values: { yearly: 4050, result: 337.5 }, parameters: [] },
    ]);
  });

  it('tell minimum, bounds, fake hybrid and what the driver pays', () => {
    const codes = (...of: Parameters<typeof stepsOf>): string[] => stepsOf(...of).map(({ code }) => code);
    const paid = (type: string) => ({ own_contribution: 50, own_contribution_payment_type: type });
    expect(codes(car({ fuel: 'electric', co2_g_km_wltp: null }))).toEqual(['co2_none', 'percentage_lowest', 'age', 'formula', 'minimum', 'per_month']); // prettier-ignore
    expect(codes(car({ fuel: 'fake_hybrid_gas', co2_g_km_wltp: 10 }))).toEqual(['co2_wltp', 'fake_hybrid', 'percentage', 'percentage_lowest', 'age', 'formula', 'minimum', 'per_month']); // prettier-ignore
    expect(codes(car({ co2_g_km_wltp: null, co2_g_km: 300 }))).toEqual(['co2_nedc', 'percentage', 'percentage_highest', 'age', 'formula', 'per_month']); // prettier-ignore
    expect(codes(car(), paid('per_month')).slice(-2)).toEqual(['own_contribution', 'per_month']);
    expect(codes(car(), paid('percentage_of_benefit')).slice(-2)).toEqual(['own_contribution_share', 'per_month']);
    expect(codes(car(), paid('per_km')).slice(-2)).toEqual(['own_contribution_unknown', 'per_month']);
  });

  const stepOf = (code: string, ...of: Parameters<typeof stepsOf>) => stepsOf(...of).find((each) => each.code === code);

  it('name the figures and the parameters of each bound', () => {
    const electric = car({ fuel: 'electric', co2_g_km_wltp: null });
    expect(stepOf('percentage_lowest', electric)).toEqual({ code: 'percentage_lowest', values: { percentage: 4 }, parameters: ['percentage_lowest'] }); // prettier-ignore
    // 45000 x 6/7 x 4 % = 1542.86.
    expect(stepOf('minimum', electric)).toEqual({ code: 'minimum', values: { formula: 1542.86, result: 1690 }, parameters: ['benefit_minimum'] }); // prettier-ignore
    const fake = car({ fuel: 'fake_hybrid_diesel', co2_g_km_wltp: 10 });
    expect(stepOf('fake_hybrid', fake)).toEqual({ code: 'fake_hybrid', values: { grams: 10, times: 2.5, counted: 25 }, parameters: ['fake_hybrid_times'] }); // prettier-ignore
    // 5.5 + (25 - 58) x 0.1 = 2.2 %.
    expect(stepOf('percentage', fake)).toMatchObject({ values: { reference: 58, percentage: 2.2 }, parameters: ['reference_diesel'] }); // prettier-ignore
    expect(stepOf('percentage_lowest', fake)).toEqual({ code: 'percentage_lowest', values: { percentage: 4 }, parameters: ['percentage_lowest'] }); // prettier-ignore
    expect(stepOf('percentage_highest', car({ co2_g_km_wltp: 300 }))).toEqual({ code: 'percentage_highest', values: { percentage: 18 }, parameters: ['percentage_highest'] }); // prettier-ignore
  });

  it('name the parameters of the age, from the second year and from the lowest part on', () => {
    const parametersAt = (registered: string) =>
      stepOf('age', car({ date_first_registration: registered }))?.parameters;
    expect(parametersAt('2025-03-01')).toEqual(['age_step']);
    expect(parametersAt('2016-03-01')).toEqual(['age_step', 'age_floor']);
  });

  it('show what the driver pays, and nothing where that is nothing', () => {
    const paid = (own_contribution: number | null, own_contribution_payment_type: string | null) =>
      stepsOf(car(), { own_contribution, own_contribution_payment_type }).slice(4, -1);
    expect(paid(50, 'per_month')).toMatchObject([{ code: 'own_contribution', values: { amount: 50, paid: 600, result: 3450 } }]); // prettier-ignore
    expect(paid(20, 'percentage_of_benefit')).toMatchObject([{ code: 'own_contribution_share', values: { percentage: 20, paid: 810, result: 3240 } }]); // prettier-ignore
    expect(paid(0.12, 'per_km')).toMatchObject([{ code: 'own_contribution_unknown', values: { amount: 0.12 } }]);
    expect([...paid(0, 'per_month'), ...paid(null, 'per_month'), ...paid(0, 'per_km')]).toEqual([]);
    expect(ownContributionYearly({ own_contribution: null, own_contribution_payment_type: 'per_km' }, 4050)).toBe(0);
  });

  it('deduct what the driver pays, down to nothing', () => {
    const net = (own_contribution: number | null, own_contribution_payment_type: string | null): number =>
      afterOwnContribution({ own_contribution, own_contribution_payment_type }, 4193.78);
    // 4193.78 - 12 x 50, the amount on the page of the vehicle: 299.48 a month.
    expect([net(50, 'per_month'), perMonth(net(50, 'per_month'))]).toEqual([3593.78, 299.48]);
    expect([net(null, null), net(20, 'percentage_of_benefit'), net(0.12, 'per_km'), net(900, null)]).toEqual([4193.78, 3355.02, 4193.78, 0]); // prettier-ignore
  });
});

describe('no benefit', () => {
  it('names the fields that are missing', () => {
    expect(missingOf(car({ fuel: null, date_first_registration: null, catalogue_value: 0, is_utility_vehicle: -1 }))).toEqual([
      'value_missing fuel',
      'value_missing date_first_registration',
      'value_missing catalogue_value',
      'value_missing is_utility_vehicle',
    ]); // prettier-ignore
    expect(missingOf(car({ co2_g_km_wltp: null }))).toEqual(['value_missing co2_g_km_wltp']);
    expect(missingOf(car({ co2_g_km_wltp: null, fuel: null }))).toEqual(['value_missing fuel']);
    expect(missingOf(car({ currency: 'GBP' }))).toEqual(['other_currency currency']);
  });

  it('is told of what the formula does not cover, and of years without figures', () => {
    expect(missingOf(car({ type: 'bicycle' }))).toEqual(['bicycle']);
    expect(missingOf(car({ type: 'motorbike', fuel: null }))).toEqual(['motorbike']);
    expect(missingOf(car({ is_utility_vehicle: 1 }))).toEqual(['utility_vehicle']);
    expect([missingOf(car(), '2022-12-31'), missingOf(car(), '2026-12-31')]).toEqual([['no_parameters'], []]);
    expect(benefitBetween(car(), '2022-12-01', '2023-02-01', parametersOf)).toBeNull();
    expect(benefitBetween(car(), '2022-01-01', '2022-02-01', parametersOf)).toBeNull();
  });
});

describe('a period', () => {
  const vehicles = fc.record({
    fuel: fc.constantFrom(...fuels),
    grams: fc.integer({ min: 0, max: 500 }),
    cents: fc.integer({ min: 100, max: 30_000_000 }),
    registered: fc.integer({ min: -3000, max: 900 }).map((days) => addDays('2023-06-15', days)),
  });
  const vehicleOf = ({ fuel, grams, cents, registered }: { fuel: Fuel; grams: number; cents: number; registered: string }) =>
    car({ fuel, co2_g_km_wltp: grams, catalogue_value: cents / 100, date_first_registration: registered }); // prettier-ignore
  const between = (vehicle: EstimatedVehicle, from: string, to: string): number =>
    benefitBetween(vehicle, from, to, parametersOf) ?? Number.NaN;
  const cents = (amount: number): number => Math.round(amount * 100);

  it('of a whole year is the benefit of that year', () => {
    expect(between(car(), '2026-01-01', '2027-01-01')).toBe(4050);
    expect(between(car({ date_first_registration: '2024-01-02' }), '2024-01-01', '2025-01-01')).toBe(
      yearlyOf(car({ date_first_registration: '2024-01-02' }), '2024-06-01'),
    );
    // Two months of 31 and 28 days at 82 %, the rest of 2026 at 76 %: (4524.87 x 59 + 4193.78 x 306) / 365.
    const older = car({ fuel: 'diesel', co2_g_km_wltp: 126, catalogue_value: 52340, date_first_registration: '2022-03-14' }); // prettier-ignore
    expect(between(older, '2026-01-01', '2027-01-01')).toBe(4247.3);
    // 275 of the 365 days of 2026: 4050 x 275 / 365.
    expect(between(car(), '2026-04-01', '2027-01-01')).toBe(3051.37);
    expect(between(car(), '2026-04-01', '2026-04-01')).toBe(0);
  });

  it('is the sum of its parts: months make the year, a change of driver splits it', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 0, max: 365 }), (of, year, at) => {
        const vehicle = vehicleOf(of);
        const [start, end] = [`${year}-01-01`, `${year + 1}-01-01`];
        const whole = cents(between(vehicle, start, end));
        const firsts = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);
        const months = firsts.map((first, month) => cents(between(vehicle, first, firsts[month + 1] ?? end)));
        const middle = addDays(start, at);
        expect(months.reduce((sum, each) => sum + each, 0)).toBe(whole);
        expect(cents(between(vehicle, start, middle)) + cents(between(vehicle, middle, end))).toBe(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('grows with each day by no more than a day of the year', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 0, max: 364 }), (of, at) => {
        const vehicle = vehicleOf(of);
        const day = addDays('2026-01-01', at);
        const grown = between(vehicle, '2026-01-01', addDays(day, 1)) - between(vehicle, '2026-01-01', day);
        expect(Math.abs(grown - (yearlyOf(vehicle, day) ?? 0) / 365)).toBeLessThanOrEqual(0.0101);
      }),
      { numRuns: 60 },
    );
  });

  it('is never below the minimum, and never less for more CO2 or value', () => {
    fc.assert(
      fc.property(vehicles, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 1_000_000 }), (of, more, dearer) => {
        const yearly = yearlyOf(vehicleOf(of), '2026-05-05') ?? 0;
        expect(yearly).toBeGreaterThanOrEqual(1690);
        expect(yearlyOf(vehicleOf({ ...of, grams: of.grams + more }), '2026-05-05')).toBeGreaterThanOrEqual(yearly);
        expect(yearlyOf(vehicleOf({ ...of, cents: of.cents + dearer }), '2026-05-05')).toBeGreaterThanOrEqual(yearly);
      }), // prettier-ignore
    );
  });
});
