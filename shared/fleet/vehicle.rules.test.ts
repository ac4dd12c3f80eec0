import { describe, expect, it } from 'vitest';
import { administrator } from '#tests/builders/actor.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { lacksCo2 } from './lacks-co2.ts';
import { plateKey } from './plate-key.ts';
import {
  allowedFuels,
  chassisKey,
  dayIssues,
  editIssues,
  endOfUseIssues,
  fieldsLeftOpen,
  isNameLocked,
  isOrderDateRequired,
  isOverADayOld,
  isPlate,
  lockedFields,
  looksLikeChassisNumber,
  mayBePool,
  missingVehicleData,
  payrollChecks,
  payrollIssues,
  prefilledOrderDate,
  settleVehicle,
  totalCost,
  vehicleContext,
  vehicleIssues,
  type VehicleContext,
} from './vehicle.rules.ts';
import { emptyVehicle, payrollFields, type Vehicle, type VehicleFields } from './vehicle.ts';
import { extraFuels, plainFuels } from '#shared/values/fuel.ts';

const off: VehicleContext = {
  payrollImport: false,
  poolCars: false,
  orderDate: false,
  orderDateAlways: false,
  orderDatePrefill: false,
  usageType: false,
  paymentType: false,
  extraFuels: false,
  endDatePush: false,
  skipAssertions: false,
  renameOld: false,
};
const payroll = { ...off, payrollImport: true };
const ready: VehicleFields = {
  ...emptyVehicle,
  brand: 'BMW',
  model: '320d',
  plate: '1-ABC-123',
  fuel: 'diesel',
  date_first_registration: '2022-03-14',
  date_commissioning: '2022-04-01',
  catalogue_value: 52_340,
  is_utility_vehicle: 0,
  co2_g_km: 126,
};
const stored = (over: Partial<Vehicle> = {}): Vehicle => ({
  ...ready,
  id: 1,
  version: 1,
  deleted: 0,
  date_end: null,
  related_employee_link_source_app: null,
  synced_at: null,
  created_at: '2026-01-01T00:00:00Z',
  import_id: null,
  periods: [],
  ...over,
});
const found = (issues: { path: string; message: string }[]) => issues.map(({ path, message }) => `${path}: ${message}`);
const now = new Date('2026-11-21T12:00:00Z');

describe('vehicleContext', () => {
  it('turns nothing on for a company without integration', () => expect(vehicleContext(administrator)).toEqual(off));
  it.each<[Partial<Actor>, Partial<VehicleContext>]>([
    [{ integration_features: ['cars/import'] }, { payrollImport: true }],
    [{ integration_features: ['cars/pool-cars'] }, { poolCars: true }],
    [{ integration_features: ['cars/order-date'] }, { orderDate: true }],
    [{ integration_features: ['cars/order-date/always-required'] }, { orderDateAlways: true }],
    [{ integration_features: ['cars/order-date/prefill'] }, { orderDatePrefill: true }],
    [{ integration_features: ['cars/extra-fuels'] }, { extraFuels: true }],
    [{ integration_features: ['cars/end-date-push'] }, { endDatePush: true }],
    [{ feature_flags: ['enable_cars_usage_type'] }, { usageType: true }],
    [{ feature_flags: ['use_own_contribution_payment_type'] }, { paymentType: true }],
    [{ acting_as: { user_id: 9, name: 'Support' } }, { skipAssertions: true, renameOld: true }],
  ])('%j turns on %j', (over, context) =>
    expect(vehicleContext({ ...administrator, ...over })).toEqual({ ...off, ...context }),
  );
});

describe('missingVehicleData', () => {
  it('names every missing field', () =>
    expect(found(missingVehicleData({}))).toEqual([
      'type: please fill vehicle type',
      'brand: please fill brand',
      'model: please fill model',
      'plate: please fill plate',
      'fuel: please fill fuel',
    ]));
  it('asks no plate and fuel of a bicycle', () =>
    expect(missingVehicleData({ type: 'bicycle', brand: 'Riese', model: 'X' })).toEqual([]));
});

describe('payrollIssues', () => {
  it('asks nothing without a cars import integration, and nothing of a bicycle', () => {
    expect(payrollIssues(emptyVehicle, off)).toEqual([]);
    expect(payrollIssues({ ...emptyVehicle, type: 'bicycle' }, payroll)).toEqual([]);
  });
  it('passes a ready vehicle', () => expect(payrollIssues(ready, payroll)).toEqual([]));
  it.each<[Partial<VehicleFields>, string]>([
    [{ date_first_registration: null }, 'date_first_registration: field is required'],
    [{ date_commissioning: null }, 'date_commissioning: field is required'],
    [{ is_utility_vehicle: -1 }, 'is_utility_vehicle: field can not be unknown'],
    [{ catalogue_value: null }, 'catalogue_value: field is required'],
    [{ catalogue_value: 0 }, 'catalogue_value: Must be positive'],
    [{ catalogue_value: -1 }, 'catalogue_value: Must be positive'],
    [{ co2_g_km: 501 }, 'co2_g_km: field can be max 500'],
  ])('%j', (over, message) => expect(found(payrollIssues({ ...ready, ...over }, payroll))).toEqual([message]));
  it('allows 0 and 500 g, and an unknown emission', () => {
    expect(payrollIssues({ ...ready, co2_g_km: null }, payroll)).toEqual([]);
    expect(payrollIssues({ ...ready, co2_g_km: 0 }, payroll)).toEqual([]);
    expect(payrollIssues({ ...ready, co2_g_km: 500 }, payroll)).toEqual([]);
  });
});

describe('order date', () => {
  const dates = { ...payroll, orderDate: true };
  it('is required from 01/07/2023 on', () => {
    expect(isOrderDateRequired({ ...ready, date_first_registration: '2023-06-30' }, dates)).toBe(false);
    expect(isOrderDateRequired({ ...ready, date_first_registration: '2023-07-01' }, dates)).toBe(true);
    expect(isOrderDateRequired({ ...ready, date_first_registration: '2023-07-01' }, payroll)).toBe(false);
  });
  it('is always required when the integration says so', () =>
    expect(isOrderDateRequired(ready, { ...dates, orderDateAlways: true })).toBe(true));
  it('is asked for without a first registration only when always required', () => {
    const unknown = { ...ready, date_first_registration: null };
    expect(isOrderDateRequired(unknown, dates)).toBe(false);
    expect(isOrderDateRequired(unknown, { ...payroll, orderDateAlways: true })).toBe(false);
  });
  it('is an issue of payroll while it is missing', () => {
    const always = { ...dates, orderDateAlways: true };
    expect(found(payrollIssues(ready, always))).toEqual(['order_date: field is required']);
    expect(payrollIssues({ ...ready, order_date: '2022-01-01' }, always)).toEqual([]);
    expect(payrollIssues(ready, dates)).toEqual([]);
  });
  it('is prefilled for cars whose order date is open, when the integration says so', () => {
    const prefill = { ...dates, orderDatePrefill: true };
    expect(settleVehicle({ ...ready, order_date: '2022-01-01' }, prefill).order_date).toBe('2022-01-01');
    expect(settleVehicle({ ...ready, type: 'motorbike' }, prefill).order_date).toBeNull();
    expect(settleVehicle(ready, dates).order_date).toBeNull();
    expect(settleVehicle(ready, { ...payroll, orderDatePrefill: true }).order_date).toBeNull();
    expect(settleVehicle({ ...ready, date_first_registration: null }, prefill).order_date).toBeNull();
  });
  it('is prefilled only before the cut-off', () => {
    expect(prefilledOrderDate({ date_first_registration: '2023-06-30' })).toBe('2023-06-30');
    expect(prefilledOrderDate({ date_first_registration: '2023-07-01' })).toBeNull();
    expect(settleVehicle(ready, { ...dates, orderDatePrefill: true }).order_date).toBe('2022-03-14');
  });
});

describe('settleVehicle', () => {
  it('clears what a bicycle has not', () =>
    expect(settleVehicle({ ...ready, type: 'bicycle', pk: 100 }, payroll)).toMatchObject({
      co2_g_km: null,
      co2_g_km_wltp: null,
      is_utility_vehicle: -1,
      date_commissioning: null,
      plate: null,
      fuel: null,
      pk: null,
    }));
  it('clears nothing of a car', () =>
    expect(settleVehicle({ ...ready, is_pool_vehicle: 1 }, payroll)).toEqual({
      ...ready,
      is_pool_vehicle: 1,
    }));
  it('leaves what it was given alone', () => {
    const given = { ...ready, type: 'bicycle' as const };
    settleVehicle(given, payroll);
    expect(given.plate).toBe('1-ABC-123');
  });
  it('gives cars a usage type where the company has them', () => {
    const usage = { ...payroll, usageType: true };
    expect(settleVehicle(ready, usage).usage_type).toBe('private_and_commute');
    expect(settleVehicle({ ...ready, usage_type: 'private' }, usage).usage_type).toBe('private');
    expect(settleVehicle({ ...ready, type: 'motorbike' }, usage).usage_type).toBeNull();
    expect(settleVehicle(ready, payroll).usage_type).toBeNull();
  });
  it('takes an own contribution as one of a month', () => {
    const paid = { ...ready, own_contribution: 100 };
    expect(settleVehicle(paid, payroll).own_contribution_payment_type).toBe('per_month');
    expect(settleVehicle({ ...paid, own_contribution: 0 }, payroll).own_contribution_payment_type).toBe('per_month');
    const perKm = { ...paid, own_contribution_payment_type: 'per_km' };
    expect(settleVehicle(perKm, payroll).own_contribution_payment_type).toBe('per_km');
    expect(settleVehicle(ready, payroll).own_contribution_payment_type).toBeNull();
  });
  it('ends the pool when somebody drives', () =>
    expect(settleVehicle({ ...ready, is_pool_vehicle: 1, related_employee_id: 7 }, payroll).is_pool_vehicle).toBe(0));
});

it('a pool vehicle is a car without a person', () => {
  expect(mayBePool({ type: 'car', related_employee_id: 0 })).toBe(true);
  expect(mayBePool({ type: 'car', related_employee_id: 3 })).toBe(false);
  expect(mayBePool({ type: 'motorbike', related_employee_id: 0 })).toBe(false);
  expect(found(vehicleIssues({ ...ready, type: 'motorbike', is_pool_vehicle: 1 }, payroll))).toEqual([
    'is_pool_vehicle: pool vehicle is possible only for a car without a person',
  ]);
  expect(vehicleIssues({ ...ready, is_pool_vehicle: 1 }, payroll)).toEqual([]);
  expect(vehicleIssues({ ...ready, type: 'motorbike', is_pool_vehicle: 0 }, payroll)).toEqual([]);
});

describe('plates', () => {
  it.each(['', '1-ABC-123', 'ÉÀ 9.Z', 'A'])('%j can be one', (plate) => expect(isPlate(plate)).toBe(true));
  it.each(['-1ABC', ' 1ABC', '1ABC!', '!1ABC', '1_A', '_1'])('%j cannot be one', (plate) =>
    expect(isPlate(plate)).toBe(false),
  );
  it('are at most ten characters of those', () => {
    const plateIssues = (plate: string | null) => found(vehicleIssues({ ...ready, plate }, payroll));
    expect(plateIssues('1234567890')).toEqual([]);
    expect(plateIssues('12345678901')).toEqual(['plate: field can be max 10']);
    expect(plateIssues('1_A')).toEqual(['plate: field holds characters that are not allowed']);
    expect(plateIssues(null)).toEqual([]);
  });
  it('are not judged on a bicycle, which has none', () =>
    expect(vehicleIssues({ ...ready, type: 'bicycle', plate: '!', fuel: 'fake_hybrid_gas' }, payroll)).toEqual([]));
});

it('fake hybrids need their feature', () => {
  expect(found(vehicleIssues({ ...ready, fuel: 'fake_hybrid_gas' }, payroll))).toEqual([
    'fuel: field must be one of gas, diesel, electric, fuel_cells, natural_gas, hybrid_diesel, hybrid_gas, lpg',
  ]);
  expect(vehicleIssues({ ...ready, fuel: null }, payroll)).toEqual([]);
  expect(allowedFuels(off)).toEqual(plainFuels);
  expect(allowedFuels({ extraFuels: true })).toEqual([...plainFuels, ...extraFuels]);
  expect(vehicleIssues({ ...ready, fuel: 'fake_hybrid_gas' }, { ...payroll, extraFuels: true })).toEqual([]);
});

it('editIssues puts the payroll section first', () =>
  expect(editIssues({ ...ready, brand: '', catalogue_value: null }, payroll).map((issue) => issue.path)).toEqual([
    'catalogue_value',
    'brand',
  ]));

it('editIssues asks cars for a usage type where the company has them', () => {
  const usage = { ...payroll, usageType: true };
  expect(found(editIssues(ready, usage))).toEqual(['usage_type: field is required']);
  expect(editIssues({ ...ready, usage_type: 'private' }, usage)).toEqual([]);
  expect(editIssues({ ...ready, type: 'motorbike' }, usage)).toEqual([]);
  expect(editIssues(ready, payroll)).toEqual([]);
});

it('fieldsLeftOpen names what was wrong before and is not touched', () => {
  const before = { ...ready, catalogue_value: null, date_commissioning: null };
  expect(fieldsLeftOpen(before, { ...before, color: 'Red' }, payroll)).toEqual([
    'date_commissioning',
    'catalogue_value',
  ]);
  expect(fieldsLeftOpen(before, { ...before, catalogue_value: 0 }, payroll)).toEqual(['date_commissioning']);
  expect(fieldsLeftOpen(ready, before, payroll)).toEqual([]);
  // A bicycle lacks nothing, so all that a car needs is asked when it becomes one.
  expect(fieldsLeftOpen({ ...before, type: 'bicycle' }, before, payroll)).toEqual([]);
  const usage = { ...payroll, usageType: true };
  expect(fieldsLeftOpen(ready, { ...ready, color: 'Red' }, usage)).toEqual(['usage_type']);
});

it('editIssues leaves payroll out for support who acts as somebody, and nothing else', () => {
  const wrong = { ...ready, model: '', plate: '!', catalogue_value: null };
  expect(editIssues(wrong, { ...payroll, skipAssertions: true }).map(({ path }) => path)).toEqual(['model', 'plate']);
});

describe('payrollChecks', () => {
  const all = ['date_first_registration', 'date_commissioning', 'catalogue_value', 'co2_g_km', 'is_utility_vehicle'];
  it('lists what payroll asks for, in the order of the form', () => {
    expect(payrollChecks(ready, payroll)).toEqual(all);
    expect(payrollChecks(ready, { ...payroll, orderDate: true, orderDateAlways: true })).toEqual([
      ...all,
      'order_date',
    ]);
  });
  it('lists nothing without a cars import integration, and nothing for a bicycle', () => {
    expect(payrollChecks(ready, off)).toEqual([]);
    expect(payrollChecks({ ...ready, type: 'bicycle' }, payroll)).toEqual([]);
  });
});

it('lacksCo2 tells what payroll takes without the value that it computes from', () => {
  const bare = { ...ready, co2_g_km: null };
  expect([payrollIssues(bare, payroll), lacksCo2(bare)]).toEqual([[], true]);
  expect(lacksCo2({ ...bare, co2_g_km_wltp: 0 })).toBe(false);
  expect((['electric', 'fuel_cells', null] as const).map((fuel) => lacksCo2({ ...bare, fuel }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(lacksCo2({ ...bare, type: 'bicycle' })).toBe(false);
});

describe('impossible days', () => {
  const today = '2026-11-21';
  const judge = (over: Partial<VehicleFields>, before?: VehicleFields): string[] =>
    found(dayIssues(before, { ...ready, ...over }, today));

  it('lie before any vehicle, or further ahead than one is ordered', () => {
    expect(judge({ order_date: '2028-11-21' })).toEqual([]);
    expect(judge({ order_date: '2030-01-01' })).toEqual(['order_date: field can not be after 21/11/2028']);
    expect(judge({ date_first_registration: '2099-01-01', date_commissioning: null })).toEqual([
      'date_first_registration: field can not be after 21/11/2028',
    ]);
    expect(judge({ date_first_registration: null, date_commissioning: '1901-01-01' })).toEqual([
      'date_commissioning: field can not be before 01/01/1950',
    ]);
  });

  it('are a use more than a month before the first registration', () => {
    expect(judge({ date_commissioning: '2022-02-11' })).toEqual([]);
    expect(judge({ date_commissioning: '2022-02-10' })).toEqual([
      'date_commissioning: the vehicle is in use more than a month before its first registration on 14/03/2022',
    ]);
  });

  it('are not judged where the save leaves them, nor on a bicycle, which loses its commissioning date', () => {
    const old = { ...ready, order_date: '2099-01-01', date_commissioning: '2010-03-20' };
    expect(judge({ ...old, color: 'red' }, old)).toEqual([]);
    expect(judge({ type: 'bicycle', date_commissioning: '1901-01-01' })).toEqual([]);
  });

  it('end no use before it began, or before any vehicle', () => {
    const unknown = { date_first_registration: null, date_commissioning: null };
    expect(found(endOfUseIssues(unknown, '1901-01-01'))).toEqual(['date_end: field can not be before 01/01/1950']);
    expect(found(endOfUseIssues(ready, '2022-03-13'))).toHaveLength(1);
    expect([endOfUseIssues(unknown, '1950-01-01'), endOfUseIssues(ready, '2022-03-14')]).toEqual([[], []]);
  });
});

describe('locks', () => {
  it('leaves an empty usage type open where it is asked for', () => {
    const asked = { ...payroll, usageType: true };
    const synced = stored({ synced_at: '2026-01-01T00:00:00Z', usage_type: null });
    expect(lockedFields(synced, false, asked)).not.toContain('usage_type');
    expect(lockedFields({ ...synced, usage_type: 'private_and_commute' }, false, asked)).toContain('usage_type');
  });
  it('locks nothing before a sync or a push', () => expect(lockedFields(stored(), false, payroll)).toEqual([]));
  it('locks payroll fields once synced', () =>
    expect(lockedFields(stored({ synced_at: '2026-01-01T00:00:00Z' }), false, payroll)).toEqual([...payrollFields]));
  it('leaves open what was in error', () =>
    expect(lockedFields(stored({ catalogue_value: null }), true, payroll)).toEqual(
      payrollFields.filter((field) => field !== 'catalogue_value'),
    ));
  it('lets support who acts as somebody change them', () =>
    expect(lockedFields(stored(), true, { ...payroll, skipAssertions: true })).toEqual([]));
  it('locks brand and model after a day', () => {
    expect(isNameLocked(stored(), payroll, now)).toBe(true);
    expect(isNameLocked(stored({ created_at: now.toISOString() }), payroll, now)).toBe(false);
    expect(isNameLocked(stored({ brand: 'B', model: '' }), payroll, now)).toBe(false);
    expect(isNameLocked(stored(), { ...payroll, renameOld: true }, now)).toBe(false);
  });
  it('leaves brand and model open while both are one character or less', () => {
    expect(isNameLocked(stored({ brand: 'B', model: 'M' }), payroll, now)).toBe(false);
    expect(isNameLocked(stored({ brand: 'BM', model: 'M' }), payroll, now)).toBe(true);
    expect(isNameLocked(stored({ brand: 'B', model: 'Mo' }), payroll, now)).toBe(true);
  });
  it('counts a day to the millisecond', () => {
    expect(isOverADayOld({ created_at: '2026-11-20T12:00:00.000Z' }, now)).toBe(false);
    expect(isOverADayOld({ created_at: '2026-11-20T11:59:59.999Z' }, now)).toBe(true);
  });
});

it('plates compare without separators', () => expect(plateKey('1-abc.123 ')).toBe('1ABC123'));
it('chassis numbers have 17 characters without I, O and Q', () => {
  expect(looksLikeChassisNumber('WBA6N31070FL28415')).toBe(true);
  expect(looksLikeChassisNumber('WBA6N31070FL2841O')).toBe(false);
  expect(looksLikeChassisNumber('wba6n 31070 fl28415')).toBe(true);
  expect(looksLikeChassisNumber('WBA6N31070FL284155')).toBe(false);
  expect(looksLikeChassisNumber('IWBA6N31070FL28415')).toBe(false);
  expect(looksLikeChassisNumber('WBA6N31070FL28415!')).toBe(false);
  expect(chassisKey('wba6n 31070 fl28415')).toBe('WBA6N31070FL28415');
});
it('total cost is the sum of both', () => {
  expect(totalCost({ cost_yearly: 0.1, operational_cost_yearly: 0.2 })).toBe(0.3);
  expect(totalCost({ cost_yearly: null, operational_cost_yearly: null })).toBeNull();
  expect(totalCost({ cost_yearly: 12.34, operational_cost_yearly: null })).toBe(12.34);
  expect(totalCost({ cost_yearly: null, operational_cost_yearly: 12.34 })).toBe(12.34);
});
