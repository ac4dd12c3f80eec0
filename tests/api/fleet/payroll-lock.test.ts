import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyVehicle, payrollFields, type Vehicle } from '#shared/fleet/vehicle.ts';
import { lockMonth, PUSHED_PART, putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { startCompany } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transactionDynamo } from '#functions/platform/storage/client.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { actorOf, employeeIdOf } from '#tests/personas.ts';

const SYNCED_AT = '2026-01-05T04:00:00.000Z';
const driver = employeeIdOf('default');
const other = employeeIdOf('reader');

let admin: ApiClient;
const written: Vehicle[] = [];

/** A vehicle created long ago and ready for payroll, as an integration or a push stored it. */
const stored = (over: Partial<Vehicle> = {}): Vehicle => ({
  ...emptyVehicle,
  brand: 'BMW',
  model: '320d',
  plate: `1-LCK-${String(written.length + 1).padStart(3, '0')}`,
  fuel: 'diesel',
  co2_g_km: 126,
  date_first_registration: '2022-03-14',
  date_commissioning: '2022-04-01',
  catalogue_value: 52_340,
  is_utility_vehicle: 0,
  usage_type: 'private_and_commute',
  version: 1,
  deleted: 0,
  date_end: null,
  related_employee_link_source_app: null,
  synced_at: null,
  created_at: '2024-01-01T08:00:00.000Z',
  import_id: null,
  related_employee_id: driver,
  periods: [{ employee_id: driver, start_date: '2026-09-01', end_date: null }],
  ...over,
  id: written.length + 1,
});
const keep = (over: Partial<Vehicle> = {}): number => {
  const vehicle = stored(over);
  written.push(vehicle);
  return vehicle.id;
};

const free = keep();
const synced = keep({ synced_at: SYNCED_AT });
const syncedWithError = keep({ synced_at: SYNCED_AT, catalogue_value: null });
const pushed = keep();
const pushedBeforeDriver = keep();
const shortName = keep({ brand: 'B', model: '-' });
const notReady = keep({
  catalogue_value: null,
  related_employee_id: other,
  periods: [{ employee_id: other, start_date: '2026-09-01', end_date: null }],
});
const withoutUsage = keep({ synced_at: SYNCED_AT, usage_type: null });
const withoutOrderDate = keep({ synced_at: SYNCED_AT, order_date: null, date_first_registration: '2022-03-01' });
const unlocked = keep({ order_date: null, date_first_registration: '2022-03-01' });
const impersonated = keep({ synced_at: SYNCED_AT, date_commissioning: null });

const detail = async (id: number, client = admin) => (await client.get(`/api/cars/${id}/detail`)).body.details;
const edit = (id: number, body: Record<string, unknown>, client = admin) =>
  client.post('/api/cars/edit', { car_id: id, ...body });
const refusalOf = async (answer: ReturnType<typeof edit>) => {
  const { status, body } = await answer;
  return [status, body.code, body.locked];
};

const { runtime } = await startCompany();
beforeAll(async () => {
  await writeAll([
    ...written.map((vehicle) => vehicleStore.create(vehicle)),
    putPushedMonths(vehicleStore, pushed, ['2026-09', '2026-10']),
    putPushedMonths(vehicleStore, pushedBeforeDriver, ['2026-07', '2026-08']),
    putPushedMonths(employeeStore, other, ['2026-11']),
  ]);
  await writeCounter(vehicleStore.type, written.length);
  admin = await runtime.as('admin');
  await admin.post('/dev/clock', { today: '21/11/2026' });
  await admin.post('/api/settings/features', {
    feature_flags: ['enable_cars_usage_type'],
    integration_features: ['cars/import'],
  });
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

describe('the payroll lock', () => {
  it('locks every payroll field of a synced vehicle, and of one with a pushed month, whoever drove it', async () => {
    for (const id of [synced, pushed, pushedBeforeDriver]) {
      expect((await detail(id)).locked_fields).toEqual([...payrollFields]);
      const answer = edit(id, { catalogue_value: 1, co2_g_km: 7, color: 'Blue' });
      expect(await refusalOf(answer)).toEqual([409, 'field_locked', ['co2_g_km', 'catalogue_value']]);
      expect(await detail(id)).toMatchObject({ co2_g_km: 126, color: null, version: 1 });
    }
  });

  it('lets the same value and every other field pass', async () => {
    const { status, body } = await edit(synced, { catalogue_value: 52_340, color: 'Blue', cost_yearly: 9_000 });
    expect([status, body.version]).toEqual([200, 2]);
  });

  it('locks the fields that a change to a bicycle would clear', async () => {
    const { locked } = (await edit(synced, { type: 'bicycle' })).body;
    expect(locked).toEqual(['fuel', 'co2_g_km', 'date_commissioning', 'is_utility_vehicle']);
    expect(await detail(synced)).toMatchObject({ type: 'car', co2_g_km: 126 });
  });

  it('locks nothing without a sync and a pushed month of its own', async () => {
    expect((await detail(free)).locked_fields).toEqual([]);
    expect((await edit(free, { co2_g_km: 127 })).status).toBe(200);
  });

  it('leaves a field in error open until it is right', async () => {
    expect((await detail(syncedWithError)).locked_fields).not.toContain('catalogue_value');
    expect((await edit(syncedWithError, { catalogue_value: 30_000 })).status).toBe(200);
    expect(await refusalOf(edit(syncedWithError, { catalogue_value: 31_000 }))).toEqual([
      409,
      'field_locked',
      ['catalogue_value'],
    ]);
  });

  it('leaves a usage type open that is asked for and missing', async () => {
    expect((await detail(withoutUsage)).locked_fields).not.toContain('usage_type');
    expect((await edit(withoutUsage, { usage_type: 'private' })).status).toBe(200);
    expect(await refusalOf(edit(withoutUsage, { usage_type: 'private_and_commute' }))).toEqual([409, 'field_locked', ['usage_type']]); // prettier-ignore
  });

  it('prefills no order date that is locked', async () => {
    const features = (integration: string[]) => admin.post('/api/settings/features', { feature_flags: ['enable_cars_usage_type'], integration_features: integration }); // prettier-ignore
    await features(['cars/import', 'cars/order-date', 'cars/order-date/prefill']);
    expect((await edit(withoutOrderDate, { color: 'Red' })).status).toBe(200);
    expect((await edit(unlocked, { color: 'Red' })).status).toBe(200);
    await features(['cars/import']);
    expect(await detail(withoutOrderDate)).toMatchObject({ color: 'Red', order_date: null });
    expect(await detail(unlocked)).toMatchObject({ color: 'Red', order_date: '01/03/2022' });
  });
});

describe('brand and model over a day old', () => {
  it('are fixed', async () => {
    expect(await detail(free)).toMatchObject({ is_over_a_day_old: 1, name_locked: true });
    const { status, body } = await edit(free, { brand: 'Audi', model: 'A4' });
    expect([status, body.code, body.fields.map((field: { path: string }) => field.path)]).toEqual([
      409,
      'field_locked',
      ['brand', 'model'],
    ]);
    expect(body.detail).toBe('Brand and model can only be changed on the day the vehicle is added');
  });

  it('can be set while both have at most one character', async () => {
    expect((await detail(shortName)).name_locked).toBe(false);
    expect((await edit(shortName, { brand: 'Volvo', model: 'V60' })).status).toBe(200);
    expect((await edit(shortName, { brand: 'Saab' })).body.code).toBe('field_locked');
  });
});

describe('support acting as a user', () => {
  it('renames an old vehicle, changes locked fields and skips the payroll checks', async () => {
    const support = await runtime.as('support');
    expect((await edit(impersonated, { model: '330e' }, support)).status).toBe(403);
    await support.post('/api/profile/impersonate', { user_id: actorOf('default').user_id, purpose: 'question 17' });
    expect(await detail(impersonated, support)).toMatchObject({ name_locked: false, locked_fields: [] });
    const { status, body } = await edit(impersonated, { model: '330e', co2_g_km: 36 }, support);
    expect(status, JSON.stringify(body)).toBe(200);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: impersonated });
    expect(feed.body.items[0]).toMatchObject({ event_type: 'car_updated', acting_as: 'support' });
    await support.post('/api/profile/stopImpersonating');
    expect(body.open_fields).toEqual([]);
    const unskipped = await edit(impersonated, { color: 'Red' }, await runtime.as('default'));
    expect(unskipped.body.open_fields).toEqual(['date_commissioning']);
  });
});

describe('a pushed payroll month', () => {
  it('is reported per person and day', async () => {
    const isPushed = async (date: string) =>
      (await admin.get('/api/cars/payrollMonthPushed', { employee_id: other, date })).body.is_pushed;
    expect([await isPushed('01/11/2026'), await isPushed('30/11/2026'), await isPushed('31/10/2026')]).toEqual([
      true,
      true,
      false,
    ]);
    const manager = await runtime.as('manager');
    expect((await manager.get('/api/cars/payrollMonthPushed', { employee_id: other, date: '01/11/2026' })).status).toBe(
      404,
    );
  });

  it('drops the checks only with disable_car_assertions_for_pushed_months', async () => {
    expect((await edit(notReady, { catalogue_value: 0 })).body.fields).toMatchObject([{ path: 'catalogue_value' }]);
    expect((await detail(notReady)).payroll_checks_skipped).toBe(false);
    await admin.post('/api/settings/features', { feature_flags: ['disable_car_assertions_for_pushed_months'] });
    expect((await detail(notReady)).payroll_checks_skipped).toBe(true);
    expect((await edit(notReady, { catalogue_value: 0 })).status).toBe(200);
    // Nothing was pushed for this driver.
    const change = { related_employee_id: driver, change_date: '01/12/2026', catalogue_value: '' };
    expect((await edit(notReady, change)).status).toBe(422);
    await admin.post('/api/settings/features', { feature_flags: ['enable_cars_usage_type'] });
  });
});

/** Does the work after the next change was read and validated, right before it is saved. */
const beforeNextSave = (work: () => Promise<unknown>): void => {
  const name = 'work-before-save';
  const { middlewareStack } = transactionDynamo();
  middlewareStack.add(
    (next) => async (args) => {
      // The work itself saves, too.
      middlewareStack.remove(name);
      await work();
      return next(args);
    },
    { step: 'initialize', name },
  );
};

describe('a push between reading and saving', () => {
  const push = (id: number, months: readonly string[]) => transact([putPushedMonths(vehicleStore, id, months)]);

  it.each([
    ['the first', free, ['2026-11']],
    ['one more', pushedBeforeDriver, ['2026-07', '2026-08', '2026-11']],
  ] as const)('of %s month of a vehicle is noticed', async (_, id, months) => {
    const before = await detail(id);
    beforeNextSave(() => push(id, months));
    const { status, body } = await edit(id, { color: 'Green', version: before.version });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'field_locked',
      'Payroll processed this vehicle at the same moment. Open it again.',
    ]);
    expect(await detail(id)).toMatchObject({ color: before.color, version: before.version });
    // The next edit meets the lock itself.
    expect(await refusalOf(edit(id, { co2_g_km: 99 }))).toEqual([409, 'field_locked', ['co2_g_km']]);
  });

  it('of another vehicle is not in the way', async () => {
    const before = await detail(shortName);
    beforeNextSave(() => push(synced, ['2026-11']));
    expect((await edit(shortName, { color: 'Green', version: before.version })).status).toBe(200);
  });
});

it('keeps the months of two pushes that lock the same vehicle at once', async () => {
  const { body } = await admin.post('/api/cars/add', aCar());
  const lock = async (month: string): Promise<void> => transact(await lockMonth(vehicleStore, body.id, month));
  await lock('2026-08');
  const came = beforeNextTransaction(() => lock('2026-09'));
  await expect(lock('2026-10')).rejects.toMatchObject({ code: 'conflict' });
  expect(came()).toBe(true);
  await lock('2026-10');
  const parts = (await vehicleStore.getWithParts(body.id))?.parts;
  expect(parts?.get(PUSHED_PART)).toMatchObject({ months: ['2026-08', '2026-09', '2026-10'] });
});
