import { beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { addCar as addVehicle, fieldsOf } from './car-calls.ts';

const { admin } = await startCompany();
beforeAll(async () => {
  await admin.call(addCar, { body: aBicycle({ brand: 'Škoda', model: 'Élan' }) });
});

describe('getCars', () => {
  it.each([
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ page: 'abc' }],
    [{ page: 1e9 }],
    [{ per_page: 1001 }],
    [{ search_term: 'x'.repeat(101) }],
    [{ orderby_column: 'nope' }],
    [{ orderby_direction: 'up' }],
    [{ nope: 1 }],
    [{ constructor: 'x' }],
    [JSON.parse('{"__proto__":"x"}') as Record<string, string>],
  ])('refuses %j', async (query) => {
    const answer = await admin.get('/api/cars/list', query);
    expect(answer.status).toBe(422);
    expect(answer.body.fields.length).toBeGreaterThan(0);
  });

  it('answers an unknown segment with 404', async () =>
    expect((await admin.get('/api/cars/list', { segment_id: 'nope' })).status).toBe(404));

  it('is empty past the last page with the true count', async () => {
    const { body } = await admin.get('/api/cars/list', { page: 1000 });
    expect(body.data).toEqual([]);
    expect(body.count).toBeGreaterThan(0);
  });

  it.each(['.*+?()[', '%', "'", '{$gt:1}', 'مرحبا', '🚗', 'x'.repeat(100)])(
    'takes %j literally',
    async (search_term) => {
      const { status, body } = await admin.get('/api/cars/list', { search_term });
      expect([status, body.count]).toEqual([200, 0]);
    },
  );

  it('accepts a letter that is longer in lower case', async () =>
    expect((await admin.get('/api/cars/list', { search_term: 'İ' })).status).toBe(200));

  it('finds without accents and in any case', async () => {
    expect((await admin.get('/api/cars/list', { search_term: 'skoda ELAN' })).body.count).toBe(1);
  });
});

describe('a driver who left', () => {
  it('is told on the vehicle and found as a segment, until somebody else drives it', async () => {
    const { body: person } = await admin.post('/api/employees/add', { first_name: 'Gert', last_name: 'Gone' });
    const { id } = await admin.call(addCar, { body: aBicycle({ model: 'Left', related_employee_id: person.id }) });
    const told = async () => {
      const { body } = await admin.get('/api/cars/list', { segment_id: 'driver_left' });
      const { details } = (await admin.get(`/api/cars/${id}/detail`)).body;
      return [body.data.map((row: { id: number }) => row.id), details.warnings];
    };
    expect(await told()).toEqual([[], []]);
    await admin.post('/api/employees/delete', { id: person.id });
    expect(await told()).toEqual([[id], ['driver_left']]);
    const segments = (await admin.get('/api/segments/list', { object_type: 'car' })).body.data;
    expect(segments).toContainEqual(expect.objectContaining({ id: 'driver_left' }));
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: 0 });
    expect(await told()).toEqual([[], []]);
  });
});

it('takes at most the whole benefit as own contribution, and leaves more that was stored before', async () => {
  const share = { own_contribution_payment_type: 'percentage_of_benefit' };
  const refused = { status: 422, fields: ['own_contribution: field can be max 100'] };
  const told = async (path: string, body: Record<string, unknown>) => {
    const answer = await admin.post(path, body);
    return { status: answer.status, fields: answer.status === 200 ? [] : fieldsOf(answer.body) };
  };
  const over = aCar({ plate: '1-OWN-001', own_contribution: 100.01, ...share });
  expect(await told('/api/cars/add', over)).toEqual(refused);
  const id = await addVehicle(admin, aCar({ plate: '1-OWN-001', own_contribution: 150 }));
  const edit = (body: Record<string, unknown>) => told('/api/cars/edit', { car_id: id, ...body });
  expect(await edit(share)).toEqual(refused);
  const stored = (await vehicleStore.get(id))!;
  await transact([vehicleStore.update(stored, { ...stored, ...share })]);
  expect(await edit({ color: 'Red' })).toMatchObject({ status: 200 });
  expect(await edit({ own_contribution: 140 })).toEqual(refused);
  expect(await edit({ own_contribution: 100 })).toMatchObject({ status: 200 });
});
