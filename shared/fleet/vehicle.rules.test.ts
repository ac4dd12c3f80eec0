import { describe, expect, it } from 'vitest';
import {
  editIssues,
  isNameLocked,
  isOrderDateRequired,
  lockedFields,
  looksLikeChassisNumber,
  mayBePool,
  missingVehicleData,
  payrollIssues,
  plateKey,
  prefilledOrderDate,
  settleVehicle,
  totalCost,
  vehicleIssues,
  type VehicleContext,
} from './vehicle.rules.ts';
import { emptyVehicle, payrollFields, type Vehicle, type VehicleFields } from './vehicle.ts';

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

describe('missingVehicleData (spec A §5)', () => {
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
    [{ catalogue_value: 0 }, 'catalogue_value: Must be positive'],
    [{ co2_g_km: 501 }, 'co2_g_km: field can be max 500'],
  ])('%j', (over, message) => expect(found(payrollIssues({ ...ready, ...over }, payroll))).toEqual([message]));
  it('allows 0 and 500 g', () => {
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
  it('is prefilled only before the cut-off', () => {
    expect(prefilledOrderDate({ date_first_registration: '2023-06-30' })).toBe('2023-06-30');
    expect(prefilledOrderDate({ date_first_registration: '2023-07-01' })).toBeNull();
    expect(settleVehicle(ready, { ...dates, orderDatePrefill: true }).order_date).toBe('2022-03-14');
  });
});

describe('settleVehicle (spec A §4)', () => {
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
  it('ends the pool when somebody drives', () =>
    expect(settleVehicle({ ...ready, is_pool_vehicle: 1, related_employee_id: 7 }, payroll).is_pool_vehicle).toBe(0));
});

it('a pool vehicle is a car without a person', () => {
  expect(mayBePool({ type: 'car', related_employee_id: 0 })).toBe(true);
  expect(mayBePool({ type: 'car', related_employee_id: 3 })).toBe(false);
  expect(mayBePool({ type: 'motorbike', related_employee_id: 0 })).toBe(false);
  expect(found(vehicleIssues({ ...ready, type: 'motorbike', is_pool_vehicle: 1 }, payroll))).toHaveLength(1);
});

it('fake hybrids need their feature', () => {
  expect(vehicleIssues({ ...ready, fuel: 'fake_hybrid_gas' }, payroll).map((issue) => issue.path)).toEqual(['fuel']);
  expect(vehicleIssues({ ...ready, fuel: 'fake_hybrid_gas' }, { ...payroll, extraFuels: true })).toEqual([]);
});

it('editIssues puts the payroll section first', () =>
  expect(editIssues({ ...ready, brand: '', catalogue_value: null }, payroll).map((issue) => issue.path)).toEqual([
    'catalogue_value',
    'brand',
  ]));

describe('locks', () => {
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
});

it('plates compare without separators', () => expect(plateKey('1-abc.123 ')).toBe('1ABC123'));
it('chassis numbers have 17 characters without I, O and Q', () => {
  expect(looksLikeChassisNumber('WBA6N31070FL28415')).toBe(true);
  expect(looksLikeChassisNumber('WBA6N31070FL2841O')).toBe(false);
});
it('total cost is the sum of both', () => {
  expect(totalCost({ cost_yearly: 0.1, operational_cost_yearly: 0.2 })).toBe(0.3);
  expect(totalCost({ cost_yearly: null, operational_cost_yearly: null })).toBeNull();
});
