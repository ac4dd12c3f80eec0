import { describe, expect, it, onTestFinished } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { aBicycle, aCar, aMotorbike } from '#tests/builders/car.ts';
import { detailsOf, fieldsOf, startFleet, storageCallsOf } from './car-calls.ts';

const { admin, add, features } = await startFleet();

it('asks the storage four times for a new vehicle and for a changed one', async () => {
  pinToday('2026-06-15'); // The figures of a year that the product does not know are read from the settings.
  onTestFinished(() => pinToday(undefined));
  const id = await add(aCar({ plate: '1-CAL-001' }));
  // The change log, the rows that it names, the id or the record; then the save.
  expect(await storageCallsOf(() => add(aCar({ plate: '1-CAL-002', currency: 'EUR' })))).toBe(4);
  expect(await storageCallsOf(() => admin.post('/api/cars/edit', { car_id: id, color: 'Blue' }))).toBe(4);
});

describe('addCar', () => {
  it('adds a vehicle and shows it in detail, list and feed', async () => {
    const id = await add(aCar({ plate: '1-abc-123', related_employee_id: 1 }));
    expect(await detailsOf(admin, id)).toMatchObject({
      plate: '1-ABC-123',
      date_first_registration: '14/03/2022',
      catalogue_value: 52_340,
      usage_type: 'private_and_commute',
      person_id: 1,
      currency: 'EUR',
      version: 1,
    });
    const list = await admin.get('/api/cars/list', { search_term: '1-abc-123' });
    expect(list.body).toMatchObject({ count: 1, data: [{ id }] });
    const feed = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id });
    expect(feed.body.items.map((item: { event_type: string }) => item.event_type).toSorted()).toEqual([
      'car_added',
      'car_assigned',
    ]);
  });

  it('takes the currency of the company for a vehicle that names none', async () => {
    const currencyOf = async (id: number) => (await detailsOf(admin, id)).currency;
    await admin.post('/api/settings/company', { currency: 'GBP' });
    const id = await add(aCar({ plate: '1-CUR-001' }));
    const named = await add(aCar({ plate: '1-CUR-002', currency: 'USD' }));
    await admin.post('/api/settings/company', { currency: 'EUR' });
    expect([await currencyOf(id), await currencyOf(named)]).toEqual(['GBP', 'USD']);
  });

  it('names each missing field', async () => {
    const answer = await admin.post('/api/cars/add', {});
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'missing_data', title: 'Missing data' });
    // What payroll asks for depends on the type.
    expect(fieldsOf(answer.body)).toEqual([
      'type: please fill vehicle type',
      'brand: please fill brand',
      'model: please fill model',
      'plate: please fill plate',
      'fuel: please fill fuel',
    ]);
    expect((await admin.post('/api/cars/add', { type: '' })).body.fields).toEqual(answer.body.fields);
  });

  it('asks for the payroll info of a car, not for that of a motorbike or bicycle', async () => {
    const answer = await admin.post('/api/cars/add', aCar({ date_commissioning: '', is_utility_vehicle: -1 }));
    expect(answer.body.code).toBe('invalid');
    expect(fieldsOf(answer.body)).toEqual([
      'is_utility_vehicle: field can not be unknown',
      'date_commissioning: field is required',
    ]);
    await add(aMotorbike());
    await add(aBicycle());
  });

  it.each([
    [{ plate: '1-ABC-12345' }, 'plate: field can be max 10'],
    [{ plate: '1-<b>' }, 'plate: field holds characters that are not allowed'],
    [{ co2_g_km: 501 }, 'co2_g_km: field can be max 500'],
    [{ co2_g_km: 12.5 }, 'co2_g_km: Must be a whole number'],
    [{ co2_g_km: -1 }, 'co2_g_km: Must be positive'],
    [{ catalogue_value: '1.234,567' }, 'catalogue_value: Invalid number: decimals allowed, two at most'],
    [{ catalogue_value: -1 }, 'catalogue_value: Must be positive'],
    [{ date_first_registration: '31/02/2024' }, 'date_first_registration: field is not valid date'],
    [{ co2_g_km: '12,5' }, 'co2_g_km: Must be a whole number'],
    [{ co2_g_km: '1e2' }, 'co2_g_km: Invalid number'],
    [{ pk: 0 }, 'pk: Must be positive'],
    [{ is_utility_vehicle: 2 }, 'is_utility_vehicle: field must be one of -1, 0, 1'],
    [{ related_employee_id: 999_999 }, 'related_employee_id: person is not known'],
    [{ deleted: 1 }, 'deleted: field is not known here'],
  ])('refuses %j', async (over, message) => {
    const answer = await admin.post('/api/cars/add', aCar(over));
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer.body).join()).toContain(message);
  });

  it('asks for no payroll info without cars/import, but still refuses CO₂ above 500', async () => {
    const bare = { date_first_registration: '', date_commissioning: '', catalogue_value: '', is_utility_vehicle: -1 };
    await features([], []);
    const added = await admin.post('/api/cars/add', aCar({ ...bare, plate: '1-BAR-001' }));
    const refused = await admin.post('/api/cars/add', aCar({ ...bare, co2_g_km: 501 }));
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
    expect([added.status, (await detailsOf(admin, added.body.id)).usage_type]).toEqual([200, null]);
    expect(fieldsOf(refused.body)).toEqual(['co2_g_km: field can be max 500']);
  });

  it('refuses fake hybrids without their feature and names the allowed fuels', async () => {
    const answer = await admin.post('/api/cars/add', aCar({ fuel: 'fake_hybrid_gas' }));
    const unknown = await admin.post('/api/cars/add', aCar({ fuel: 'Gas' }));
    const allowed = 'must be one of gas, diesel, electric, fuel_cells, natural_gas, hybrid_diesel, hybrid_gas, lpg';
    expect([answer.status, unknown.status]).toEqual([422, 422]);
    for (const { body } of [answer, unknown]) expect(fieldsOf(body)).toEqual([`fuel: field ${allowed}`]);
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/extra-fuels']);
    const extra = await admin.post('/api/cars/add', aCar({ fuel: 'Gas' }));
    await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
    expect(fieldsOf(extra.body)).toEqual([`fuel: field ${allowed}, fake_hybrid_diesel, fake_hybrid_gas`]);
  });

  it('names the fields in its reason', async () => {
    const sent = aCar({ date_commissioning: '', is_utility_vehicle: -1, catalogue_value: 0 });
    const { body } = await admin.post('/api/cars/add', sent);
    expect(body).toMatchObject({ code: 'invalid', reason_phrase: body.detail });
    expect(body.detail).toBe(
      'Utility vehicle: choose Yes or No. First day of use is required. Catalogue value, VAT included must be positive.',
    );
    const missing = await admin.post('/api/cars/add', { ...sent, type: '', brand: '' });
    expect(missing.body.detail).toBe('Choose a vehicle type. Enter a brand.');
  });

  const since2023 = { date_first_registration: '01/07/2023', date_commissioning: '01/07/2023' };

  it('asks for the order date from 01/07/2023 on', async () => {
    const answer = await admin.post('/api/cars/add', aCar({ ...since2023, order_date: '' }));
    expect(fieldsOf(answer.body)).toEqual(['order_date: field is required']);
    await add(
      aCar({
        date_first_registration: '30/06/2023',
        date_commissioning: '30/06/2023',
        order_date: '',
        plate: '1-ODA-001',
      }),
    );
  });

  it('always asks for the order date, or fills it in, where the integration does', async () => {
    const on = ['cars/import', 'cars/pool-cars', 'cars/order-date'];
    const old = { date_first_registration: '30/06/2023', date_commissioning: '30/06/2023', order_date: '' };
    await features(['enable_cars_usage_type'], [...on, 'cars/order-date/always-required']);
    const answer = await admin.post('/api/cars/add', aCar({ ...old, plate: '1-ODA-002' }));
    await features(['enable_cars_usage_type'], [...on, 'cars/order-date/prefill']);
    const id = await add(aCar({ ...old, plate: '1-ODA-003' }));
    await features(['enable_cars_usage_type'], [...on, 'cars/order-date/prefill', 'cars/order-date/always-required']);
    const prefilled = await add(aCar({ ...old, plate: '1-ODA-004' }));
    const recent = await admin.post('/api/cars/add', aCar({ ...since2023, order_date: '' }));
    await features(['enable_cars_usage_type'], on);
    expect(fieldsOf(answer.body)).toEqual(['order_date: field is required']);
    for (const one of [id, prefilled]) expect((await detailsOf(admin, one)).order_date).toBe('30/06/2023');
    expect(fieldsOf(recent.body)).toEqual(['order_date: field is required']);
  });

  it('clears the fields that a bicycle does not have', async () => {
    const id = await add(aBicycle({ plate: '1-AAA-111', fuel: 'diesel', co2_g_km: 100 }));
    expect(await detailsOf(admin, id)).toMatchObject({ plate: null, fuel: null, co2_g_km: null });
  });

  it('clears these fields before it validates them', async () => {
    const nonsense = {
      plate: '1-AAA-11111 \u{1F6B2}',
      fuel: 'muscle',
      pk: -1,
      co2_g_km: 'much',
      co2_g_km_wltp: 501,
      is_utility_vehicle: 7,
      date_commissioning: '31/02/2024',
    };
    const id = await add(aBicycle(nonsense));
    const edited = await admin.post('/api/cars/edit', { car_id: id, type: 'bicycle', color: 'Red', ...nonsense });
    // The same holds where only the record says that it is a bicycle.
    const display = { date_commissioning_dmy: '31/02/2024' };
    const again = await admin.post('/api/cars/edit', { car_id: id, supplier: 'Wheels', ...nonsense, ...display });
    expect([edited.status, again.status]).toEqual([200, 200]);
    expect(await detailsOf(admin, id)).toMatchObject({
      color: 'Red',
      supplier: 'Wheels',
      plate: null,
      fuel: null,
      pk: null,
      co2_g_km: null,
      co2_g_km_wltp: null,
      is_utility_vehicle: -1,
      date_commissioning: null,
    });
  });

  it('validates the fields of the stored type, or those of the new type', async () => {
    const wrong = { pk: -1, co2_g_km: 501, date_commissioning: '31/02/2024' };
    const messages = [
      'pk: Must be positive',
      'co2_g_km: field can be max 500',
      'date_commissioning: field is not valid date',
    ];
    const car = await add(aCar({ plate: '1-JUD-001' }));
    const bicycle = await add(aBicycle({}));
    const edits = [
      { car_id: car, ...wrong },
      { car_id: bicycle, type: 'motorbike', ...wrong },
    ];
    for (const edit of edits) {
      const { status, body } = await admin.post('/api/cars/edit', edit);
      expect([status, body.code, fieldsOf(body)]).toEqual([422, 'form_invalid', messages]);
    }
    await admin.post('/api/cars/edit', { car_id: car, pk: 190, date_commissioning: '03/04/2022' });
    expect(await detailsOf(admin, car)).toMatchObject({ pk: 190, date_commissioning: '03/04/2022' });
  });

  it.each([
    ['12345678901', 'field can be max 10'],
    ['1-A\u{1F6B2}', 'field holds characters that are not allowed'],
    ['<b>', 'field holds characters that are not allowed'],
  ])('refuses the plate %s of a car', async (plate, message) => {
    const { status, body } = await admin.post('/api/cars/add', aCar({ plate }));
    expect([status, fieldsOf(body)]).toEqual([422, [`plate: ${message}`]]);
  });

  it('replays an Idempotency-Key and refuses it for another body', async () => {
    const key = { 'idempotency-key': 'once-1' };
    const first = await admin.post('/api/cars/add', aCar({ plate: '1-IDE-001' }), key);
    const second = await admin.post('/api/cars/add', aCar({ plate: '1-IDE-001' }), key);
    expect(second.body).toEqual(first.body);
    expect((await admin.get('/api/cars/list', { search_term: '1-IDE-001' })).body.count).toBe(1);
    expect((await admin.post('/api/cars/add', aCar({ plate: '1-IDE-002' }), key)).body.code).toBe(
      'idempotency_mismatch',
    );
  });

  it('warns about a duplicate plate and never blocks', async () => {
    await add(aCar({ plate: '1-DUP-001' }));
    const answer = await admin.post('/api/cars/add', aCar({ plate: '1 dup 001' }));
    expect(answer.body.warnings).toEqual(['duplicate_plate']);
    expect((await detailsOf(admin, answer.body.id)).warnings).toEqual(['duplicate_plate']);
  });

  it('keeps chassis numbers unique among active vehicles', async () => {
    const chassis_number = 'WBA6N31070FL28415';
    const id = await add(aCar({ chassis_number, plate: '1-VIN-001' }));
    const refused = await admin.post('/api/cars/add', aCar({ chassis_number, plate: '1-VIN-002' }));
    expect([refused.status, refused.body.code, refused.body.fields[0].path]).toEqual([
      409,
      'chassis_in_use',
      'chassis_number',
    ]);
    await admin.post('/api/cars/delete', { id });
    const other = await add(aCar({ chassis_number, plate: '1-VIN-002' }));
    expect((await admin.post('/api/cars/undelete', { id })).body.code).toBe('chassis_in_use');
    await admin.post('/api/cars/delete', { id: other });
    expect((await admin.post('/api/cars/undelete', { id })).status).toBe(200);
  });
});

describe('editCar', () => {
  it('changes only what is sent, and says what changed', async () => {
    const id = await add(aCar({ plate: '1-EDI-001', color: 'Grey' }));
    const answer = await admin.post('/api/cars/edit', {
      car_id: id,
      version: 1,
      color: 'Blue',
      supplier: 'Ardenlease',
    });
    expect(answer.body).toMatchObject({ id, version: 2 });
    expect(await detailsOf(admin, id)).toMatchObject({ color: 'Blue', supplier: 'Ardenlease', plate: '1-EDI-001' });
    const feed = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id });
    expect(feed.body.items[0]).toMatchObject({
      event_type: 'car_updated',
      event_info_json: {
        changes: [
          { field: 'color', old: 'Grey', new: 'Blue' },
          { field: 'supplier', old: null, new: 'Ardenlease' },
        ],
      },
    });
  });

  it('writes no event when nothing changed', async () => {
    const id = await add(aCar({ plate: '1-EDI-002' }));
    const answer = await admin.post('/api/cars/edit', { car_id: id, version: 1, plate: '1-EDI-002' });
    expect(answer.body.version).toBe(1);
  });

  it('takes the display forms of dates where the date itself is absent', async () => {
    const id = await add(
      aCar({ plate: '1-DMY-001', date_first_registration: undefined, date_first_registration_dmy: '15/03/2022' }),
    );
    await admin.post('/api/cars/edit', {
      car_id: id,
      date_commissioning_dmy: '02/04/2022',
      order_date: '23/11/2021',
      order_date_dmy: '01/01/2020',
    });
    const shown = await detailsOf(admin, id);
    expect(shown).toMatchObject({
      date_first_registration: '15/03/2022',
      date_commissioning: '02/04/2022',
      order_date: '23/11/2021',
    });
    expect(Object.keys(shown).filter((key) => key.endsWith('_dmy'))).toEqual([]);
  });

  it('clears with an empty string', async () => {
    const id = await add(aCar({ plate: '1-EDI-003', color: 'Grey' }));
    await admin.post('/api/cars/edit', { car_id: id, color: '' });
    expect((await detailsOf(admin, id)).color).toBeNull();
  });

  it('answers a stale version with what is stored', async () => {
    const id = await add(aCar({ plate: '1-STA-001' }));
    await admin.post('/api/cars/edit', { car_id: id, version: 1, color: 'Red' });
    const answer = await admin.post('/api/cars/edit', { car_id: id, version: 1, color: 'Blue' });
    expect([answer.status, answer.body.code]).toEqual([409, 'stale_version']);
    expect(answer.body).toMatchObject({ version: 2, current: { color: 'Red', date_first_registration: '14/03/2022' } });
  });

  it('loses nothing when calls without a version race', async () => {
    const id = await add(aCar({ plate: '1-RAC-001' }));
    const fields = ['color', 'supplier', 'specifics', 'model'];
    const answers = await Promise.all(
      fields.map((field) => admin.post('/api/cars/edit', { car_id: id, [field]: `set ${field}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(fields.map(() => 200));
    expect(await detailsOf(admin, id)).toMatchObject({
      color: 'set color',
      supplier: 'set supplier',
      specifics: 'set specifics',
      model: 'set model',
      version: 5,
    });
  });

  it('validates the payroll section first, on the merged record', async () => {
    const id = await add(aCar({ plate: '1-MRG-001' }));
    const emptied = {
      date_first_registration: '',
      is_utility_vehicle: -1,
      date_commissioning: '',
      catalogue_value: '',
    };
    const answer = await admin.post('/api/cars/edit', { car_id: id, brand: '', ...emptied });
    expect(answer.body.code).toBe('invalid');
    expect(answer.body.fields.map((field: { path: string }) => field.path)).toEqual([
      'date_first_registration',
      'is_utility_vehicle',
      'date_commissioning',
      'catalogue_value',
      'brand',
    ]);
  });

  it('is judged on what it touches, and names the payroll data that stays open', async () => {
    const id = await add(aMotorbike({ plate: '1-OPN-001' }));
    const edit = async (body: Record<string, unknown>) =>
      (await admin.post('/api/cars/edit', { car_id: id, ...body })).body;
    const open = ['date_first_registration', 'is_utility_vehicle', 'date_commissioning', 'catalogue_value'];
    expect(await edit({ color: 'Red' })).toMatchObject({ version: 2, open_fields: open });
    expect(fieldsOf(await edit({ catalogue_value: -5 }))).toEqual(['catalogue_value: Must be positive']);
    expect(await edit({ catalogue_value: 12_000 })).toMatchObject({ open_fields: open.slice(0, 3) });
    expect(fieldsOf(await edit({ catalogue_value: '' }))).toEqual(['catalogue_value: field is required']);
    // A new driver, one who is planned, and the plan called off.
    const drivers = [{ related_employee_id: 1 }, { related_employee_id: 2, change_date: '01/01/2099' }];
    for (const body of [...drivers, { related_employee_id: 1 }])
      expect(await edit(body)).toMatchObject({ open_fields: open.slice(0, 3) });
    expect((await detailsOf(admin, id)).planned).toBe(null);
    const filled = { date_first_registration: '14/03/2022', date_commissioning: '01/04/2022', is_utility_vehicle: 0 };
    expect(await edit(filled)).toMatchObject({ open_fields: [] });
  });

  it('keeps a driver history without overlap', async () => {
    const id = await add(aCar({ plate: '1-DRV-001', related_employee_id: 1 }));
    const tooEarly = await admin.post('/api/cars/edit', {
      car_id: id,
      related_employee_id: 2,
      change_date: '01/01/2000',
    });
    expect([tooEarly.status, tooEarly.body.fields[0].path]).toEqual([422, 'change_date']);
    expect(
      (await admin.post('/api/cars/edit', { car_id: id, related_employee_id: 2, change_date: '01/01/2099' })).status,
    ).toBe(200);
    const { periods } = (await admin.get(`/api/cars/${id}/assignments`)).body;
    expect(periods).toMatchObject([
      { employee: { id: 2 }, start_date: '01/01/2099', end_date: null },
      { employee: { id: 1 }, end_date: '01/01/2099' },
    ]);
  });

  it('makes a pool vehicle only of a car without a person', async () => {
    const id = await add(aCar({ plate: '1-POO-001', is_pool_vehicle: 1 }));
    expect((await detailsOf(admin, id)).is_pool_vehicle).toBe(1);
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: 1 });
    expect((await detailsOf(admin, id)).is_pool_vehicle).toBe(0);
    const refused = await admin.post('/api/cars/edit', { car_id: id, is_pool_vehicle: 1 });
    expect(fieldsOf(refused.body)).toEqual([
      'is_pool_vehicle: pool vehicle is possible only for a car without a person',
    ]);
  });
});
