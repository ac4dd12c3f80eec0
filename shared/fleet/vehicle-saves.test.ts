import { describe, expect, it } from 'vitest';
import { administrator } from '#tests/builders/actor.ts';
import {
  contributionIssues,
  correspondingIssues,
  dayIssues,
  endOfUseIssues,
  fieldsLeftOpen,
  isDataMissing,
  missingVehicleData,
  poolIssues,
  settleVehicle,
  vehicleContext,
  vehicleIssues,
} from './vehicle.rules.ts';
import { emptyVehicle, type VehicleFields } from './vehicle.ts';

const context = vehicleContext(administrator);
const hybrid: VehicleFields = { ...emptyVehicle, fuel: 'fake_hybrid_diesel', co2_g_km_corresponding: 140 };

describe('a vehicle in the pool', () => {
  const inPool = { is_pool_vehicle: 1 } as const;
  const outside = { is_pool_vehicle: 0 } as const;
  const refused = [{ path: 'is_pool_vehicle', code: 'unrecognized_key' }];

  it('is put there only where the integration knows a pool', () => {
    expect(poolIssues(undefined, inPool, context)).toMatchObject(refused);
    expect(poolIssues(outside, inPool, context)).toMatchObject(refused);
    expect(poolIssues(outside, inPool, { poolCars: true })).toEqual([]);
  });
  it('stays there, or leaves it, in any case', () => {
    expect(poolIssues(inPool, inPool, context)).toEqual([]);
    expect(poolIssues(inPool, outside, context)).toEqual([]);
    expect(poolIssues(outside, outside, context)).toEqual([]);
  });
});

describe('a corresponding car', () => {
  it('is given for a fake hybrid alone', () => {
    expect(correspondingIssues(undefined, hybrid)).toEqual([]);
    expect(correspondingIssues(undefined, { ...hybrid, fuel: 'fake_hybrid_gas' })).toEqual([]);
    expect(correspondingIssues(undefined, { ...hybrid, fuel: 'diesel' })).toMatchObject([
      { path: 'co2_g_km_corresponding', code: 'not_fake_hybrid' },
    ]);
  });
  it('is judged where a save gives another one, and not on a bicycle, which loses it', () => {
    const diesel: VehicleFields = { ...hybrid, fuel: 'diesel' };
    expect(correspondingIssues(hybrid, diesel)).toEqual([]);
    expect(correspondingIssues({ co2_g_km_corresponding: 120 }, diesel)).toHaveLength(1);
    expect(correspondingIssues({ co2_g_km_corresponding: 120 }, { ...diesel, type: 'bicycle' })).toEqual([]);
    expect(correspondingIssues({ co2_g_km_corresponding: 120 }, { ...diesel, co2_g_km_corresponding: null })).toEqual(
      [],
    );
  });
  it('goes with the fuel', () => {
    expect(settleVehicle({ ...hybrid, fuel: 'diesel' }, context).co2_g_km_corresponding).toBeNull();
    expect(settleVehicle(hybrid, context).co2_g_km_corresponding).toBe(140);
  });
});

describe('an own contribution', () => {
  const share = (own_contribution: number | null) =>
    ({ own_contribution, own_contribution_payment_type: 'percentage_of_benefit' }) as const;
  const amount = { own_contribution: 150, own_contribution_payment_type: 'per_month' } as const;

  it('is at most the whole benefit', () => {
    expect(contributionIssues(undefined, share(100))).toEqual([]);
    expect(contributionIssues(undefined, share(null))).toEqual([]);
    expect(contributionIssues(undefined, share(100.01))).toMatchObject([
      { path: 'own_contribution', code: 'max', message: 'field can be max 100' },
    ]);
    expect(contributionIssues(undefined, amount)).toEqual([]);
  });
  it('is judged where a save changes the amount or what it is of', () => {
    expect(contributionIssues(share(150), share(150))).toEqual([]);
    expect(contributionIssues(share(120), share(150))).toHaveLength(1);
    expect(contributionIssues(amount, share(150))).toHaveLength(1);
  });
});

describe('a refused new vehicle', () => {
  it('lacks data where a field has to be filled', () => {
    expect(isDataMissing(missingVehicleData(emptyVehicle))).toBe(true);
    const [wrong] = contributionIssues(undefined, {
      own_contribution: 101,
      own_contribution_payment_type: 'percentage_of_benefit',
    });
    expect(isDataMissing([...missingVehicleData(emptyVehicle), wrong!])).toBe(true);
    expect([isDataMissing([wrong!]), isDataMissing([])]).toEqual([false, false]);
  });
});

describe('days', () => {
  const used = { ...emptyVehicle, date_first_registration: '2022-03-14', date_commissioning: '2010-03-20' };
  const codes = (before: VehicleFields, after: VehicleFields) => dayIssues(before, after, '2026-11-21');

  it('of a use long before the registration are judged with those two alone', () => {
    expect(codes(used, { ...used, order_date: '2021-11-22' })).toEqual([]);
    expect(codes({ ...used, date_first_registration: null }, used)).toMatchObject([
      { path: 'date_commissioning', code: 'used_before_registration' },
    ]);
    expect(codes(used, { ...used, date_first_registration: '2022-03-15' })).toHaveLength(1);
    expect(codes(used, { ...used, date_first_registration: '2022-03-15', type: 'bicycle' })).toEqual([]);
  });
  it('of a bicycle are judged but for its commissioning', () => {
    const bicycle: VehicleFields = { ...emptyVehicle, type: 'bicycle' };
    expect(codes(bicycle, { ...bicycle, order_date: '1901-01-01', date_commissioning: '1901-01-01' })).toMatchObject([
      { path: 'order_date' },
    ]);
  });
  it('of no use are not compared with a registration', () =>
    expect(
      codes({ ...used, date_commissioning: null }, { ...used, date_commissioning: null, order_date: '2021-11-22' }),
    ).toEqual([]));
  it('end no use before it began', () =>
    expect(
      endOfUseIssues({ date_first_registration: null, date_commissioning: '2022-04-01' }, '2022-03-31'),
    ).toMatchObject([
      { path: 'date_end', message: 'the vehicle came into use on 01/04/2022 and cannot go out of use before' },
    ]));
});

describe('what an edit leaves open', () => {
  it('is what it does not touch', () => {
    const before: VehicleFields = { ...emptyVehicle, type: 'car', catalogue_value: 0 };
    const payroll = { ...context, payrollImport: true };
    expect(fieldsLeftOpen(before, before, payroll)).toContain('catalogue_value');
    expect(fieldsLeftOpen(before, { ...before, catalogue_value: -1 }, payroll)).not.toContain('catalogue_value');
  });
});

it('a fuel is one of those of the tenant', () =>
  expect(vehicleIssues({ ...hybrid, plate: '1-ABC-123' }, context)).toMatchObject([
    { path: 'fuel', code: 'invalid_value' },
  ]));
