import { describe, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { detailsOf, fieldsOf, startFleet } from './car-calls.ts';

const { runtime, admin, add, features } = await startFleet();

describe('archive and restore', () => {
  it('ends the assignment, keeps the history and restores no driver', async () => {
    const id = await add(aCar({ plate: '1-END-001', related_employee_id: 1, start_date: '01/01/2026' }));
    expect((await admin.post('/api/cars/delete', { id, date_end: '01/06/2026' })).status).toBe(200);
    expect(await detailsOf(admin, id)).toMatchObject({ deleted: 1, date_end: '01/06/2026', person_id: 0 });
    const list = await admin.get('/api/cars/list', { segment_id: 'archived', search_term: '1-END-001' });
    expect(list.body).toMatchObject({ count: 1, has_archived_vehicles: true });
    expect((await admin.post('/api/cars/undelete', { id })).status).toBe(200);
    expect(await detailsOf(admin, id)).toMatchObject({ deleted: 0, date_end: null, person_id: 0 });
    expect((await admin.get(`/api/cars/${id}/assignments`)).body.periods).toMatchObject([
      { employee: { id: 1 }, end_date: '01/06/2026' },
    ]);
  });

  it('refuses an end date before the driver had the vehicle, and a day that does not exist', async () => {
    const id = await add(aCar({ plate: '1-END-004', related_employee_id: 1, start_date: '01/06/2026' }));
    for (const [date_end, message] of [
      [
        '01/05/2026',
        'date_end: date lies before 01/06/2026, since when the present holder has it: choose a later day or correct the history',
      ],
      ['31/02/2099', 'date_end: field is not valid date'],
    ]) {
      const { status, body } = await admin.post('/api/cars/delete', { id, date_end });
      expect([status, fieldsOf(body)]).toEqual([422, [message]]);
    }
    expect((await detailsOf(admin, id)).deleted).toBe(0);
  });

  it('on the day on which somebody got it leaves them no day, and on the day after one', async () => {
    const [day, after] = ['10/06/2026', '11/06/2026'];
    const heldUntil = async (plate: string, date_end: string) => {
      const given = { plate, related_employee_id: 1, start_date: day };
      const id = await add(aCar({ ...given, date_first_registration: '01/01/2026', date_commissioning: '01/01/2026' }));
      expect((await admin.post('/api/cars/delete', { id, date_end })).status).toBe(200);
      const { periods } = (await admin.get(`/api/cars/${id}/assignments`)).body;
      return periods.map((held: { start_date: string; end_date: string }) => [held.start_date, held.end_date]);
    };
    expect([await heldUntil('1-DAY-001', day), await heldUntil('1-DAY-002', after)]).toEqual([[], [[day, after]]]);
  });

  it('is done once, however often it is requested', async () => {
    const id = await add(aCar({ plate: '1-END-002' }));
    await admin.post('/api/cars/delete', { id });
    expect((await admin.post('/api/cars/delete', { id })).status).toBe(200);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id });
    expect(feed.body.items.filter((item: { event_type: string }) => item.event_type === 'car_deleted')).toHaveLength(1);
  });

  it('asks for the end date only while the integration accepts one', async () => {
    const id = await add(aCar({ plate: '1-END-003' }));
    await features(
      ['enable_cars_usage_type'],
      ['cars/import', 'cars/pool-cars', 'cars/order-date', 'cars/end-date-push'],
    );
    const refused = await admin.post('/api/cars/delete', { id });
    expect(fieldsOf(refused.body)).toEqual(['date_end: please fill end date']);
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
    expect((await admin.post('/api/cars/delete', { id })).status).toBe(200);
  });

  it('refuses to change an unknown or an archived vehicle', async () => {
    expect((await admin.post('/api/cars/edit', { car_id: 999_999, color: 'Red' })).status).toBe(404);
    const id = await add(aCar({ plate: '1-ARC-001' }));
    await admin.post('/api/cars/delete', { id });
    const answer = await admin.post('/api/cars/edit', { car_id: id, color: 'Red' });
    expect([answer.status, answer.body.code]).toEqual([409, 'archived']);
  });

  it('keeps a vehicle for good while a contract about it waits for signatures', async () => {
    const made = async (path: string, body: object) => {
      const answer = await admin.post(`/api/${path}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const id = await add(aCar({ plate: '1-DEL-002', related_employee_id: 1, start_date: '01/01/2026' }));
    const policy = { name: 'Policy', type: 'car_policy', content_html: '<p>Drive well</p>' };
    const { id: template_id } = await made('contract_template/add', policy);
    await made('contract_template/publish', { template_id });
    const about = { employee_id: 1, template_id, car_ids: [id] };
    const { contract_id_inserted: contract_id } = await made('contracts/addPolicy', about);
    await made('contracts/sendToEmployee', { contract_id, method: 'paper' });
    await made('cars/delete', { id });
    const support = await runtime.as('support');
    expect((await support.post('/api/cars/deletePermanently', { id })).body).toMatchObject({
      status: 409,
      code: 'referenced',
      count: 1,
      references: [{ type: 'contract', id: String(contract_id) }],
    });
    await made('contracts/cancel', { contract_id });
    expect((await support.post('/api/cars/deletePermanently', { id })).status).toBe(200);
  });

  it('lets support delete an archived vehicle permanently, and nobody else', async () => {
    const id = await add(aCar({ plate: '1-DEL-001' }));
    const support = await runtime.as('support');
    expect((await support.post('/api/cars/deletePermanently', { id })).body.code).toBe('not_archived');
    await admin.post('/api/cars/delete', { id });
    expect((await admin.post('/api/cars/deletePermanently', { id })).status).toBe(403);
    expect((await support.post('/api/cars/deletePermanently', { id })).status).toBe(200);
    expect((await admin.get(`/api/cars/${id}/detail`)).status).toBe(404);
    expect((await admin.get('/api/cars/list', { segment_id: 'archived', search_term: '1-DEL-001' })).body.count).toBe(
      0,
    );
  });
});

describe('the pool', () => {
  it('takes a vehicle out of the pool that becomes a bicycle', async () => {
    const id = await add(aCar({ plate: '1-POO-002', is_pool_vehicle: 1 }));
    expect((await admin.post('/api/cars/edit', { car_id: id, type: 'bicycle' })).status).toBe(200);
    expect(await detailsOf(admin, id)).toMatchObject({ type: 'bicycle', is_pool_vehicle: 0 });
    const both = await admin.post('/api/cars/edit', { car_id: id, is_pool_vehicle: 1 });
    expect(fieldsOf(both.body)[0]).toContain('is_pool_vehicle: pool vehicle is possible only');
  });

  it('does not take a car with the driver whom the same call names', async () => {
    const id = await add(aCar({ plate: '1-POO-006' }));
    const both = await admin.post('/api/cars/edit', { car_id: id, related_employee_id: 1, is_pool_vehicle: 1 });
    expect([both.status, fieldsOf(both.body)]).toEqual([
      422,
      ['is_pool_vehicle: pool vehicle is possible only for a car without a person'],
    ]);
    expect(await detailsOf(admin, id)).toMatchObject({ person_id: 0, is_pool_vehicle: 0 });
  });

  it('puts nothing into the pool while the integration knows none, and leaves there what is in it', async () => {
    const pooled = await add(aCar({ plate: '1-POO-003', is_pool_vehicle: 1 }));
    const other = await add(aCar({ plate: '1-POO-004' }));
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/order-date']);
    const refused = [
      await admin.post('/api/cars/add', aCar({ plate: '1-POO-005', is_pool_vehicle: 1 })),
      await admin.post('/api/cars/edit', { car_id: other, is_pool_vehicle: 1 }),
    ];
    const kept = await admin.post('/api/cars/edit', { car_id: pooled, color: 'Rood' });
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
    for (const { status, body } of refused)
      expect([status, fieldsOf(body), body.detail]).toEqual([
        422,
        ['is_pool_vehicle: field is not known here'],
        "Pool vehicle isn't recognised here",
      ]);
    expect([kept.status, (await detailsOf(admin, pooled)).is_pool_vehicle]).toEqual([200, 1]);
  });
});

it('names fields in its reasons as the screens do, whatever refuses them', async () => {
  const reasonOf = async (over: Record<string, unknown>): Promise<string> =>
    (await admin.post('/api/cars/add', aCar(over))).body.reason_phrase;
  expect(await reasonOf({ co2_g_km: 501 })).toBe('CO₂ (NEDC) can be at most 500');
  expect(await reasonOf({ order_date: '31/02/2024' })).toBe('Order date: enter a valid date (dd/mm/yyyy)');
  const edit = async (path: string, over: Record<string, unknown>): Promise<string> =>
    (await admin.post(path, over)).body.reason_phrase;
  expect(await edit('/api/software/products/add', { name: 'x', url: 'x.com', seats: -1 })).toBe(
    'Seats bought must be positive',
  );
  expect(await edit('/api/cars/delete', { id: 1, date_end: 'x' })).toBe(
    'Last day of use: enter a valid date (dd/mm/yyyy)',
  );
  expect(await edit('/api/assets/add', { assetTypeId: '' })).toBe('Choose an asset type');
});
