import { expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';

const add = async (path: string, body: Record<string, unknown>, client = admin): Promise<number> => {
  const answer = await client.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const field = (object_type: string, name: string, type: string, over: Record<string, unknown> = {}) =>
  add('/api/customFields/add', { object_type, name, type, ...over });
const valuesOf = async (path: string): Promise<Record<string, unknown>> => {
  const { custom_fields: fields } = (await admin.get(path)).body;
  return Object.fromEntries(fields.map(({ name, value }: { name: string; value: unknown }) => [name, value]));
};

const { admin } = await startCompany();

it('a vehicle like another one has its custom fields, and a number of its own', async () => {
  const garage = await field('car', 'Garage', 'textfield');
  await field('car', 'Number', 'auto_incrementing_int');
  const first = await add('/api/cars/add', aCar({ plate: '1-DUP-001', chassis_number: '' }));
  await admin.post('/api/customFields/setValue', { object_type: 'car', object_id: first, [`custom_field_${garage}`]: 'East' }); // prettier-ignore
  const second = await add('/api/cars/add', { ...aCar({ plate: '1-DUP-002', chassis_number: '' }), like: first });
  expect(await valuesOf(`/api/cars/${first}/detail`)).toEqual({ Garage: 'East', Number: 1 });
  expect(await valuesOf(`/api/cars/${second}/detail`)).toEqual({ Garage: 'East', Number: 2 });
});

it('assets like another one have the custom fields of the type that they have', async () => {
  const phone = await add('/api/assetTypes/add', { name: 'Phone' });
  const screen = await add('/api/assetTypes/add', { name: 'Screen' });
  const sim = await field('asset', 'SIM', 'textfield', { asset_type_ids: [phone] });
  const place = await field('asset', 'Place', 'textfield');
  const first = await add('/api/assets/add', { assetTypeId: phone });
  const values = { [`custom_field_${sim}`]: '8932', [`custom_field_${place}`]: 'Gent' };
  await admin.post('/api/customFields/setValue', { object_type: 'asset', object_id: first, ...values });
  const { body } = await admin.post('/api/assets/add', { assetTypeId: phone, quantity: 2, like: first });
  for (const id of body.ids) {
    expect(await valuesOf(`/api/assets/${id}/detail`)).toEqual({ SIM: '8932', Place: 'Gent' });
  }
  const other = await add('/api/assets/add', { assetTypeId: screen, like: first });
  expect(await valuesOf(`/api/assets/${other}/detail`)).toEqual({ Place: 'Gent' });
});

it('nothing is like what is unknown or out of sight', async () => {
  const unknown = await admin.post('/api/cars/add', { ...aCar({ plate: '1-DUP-003' }), like: 99_999 });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  const asset = await admin.post('/api/assets/add', { assetTypeId: 1, like: 99_999 });
  expect([asset.status, asset.body.code]).toEqual([404, 'not_found']);
  const invalid = await admin.post('/api/assets/add', { assetTypeId: 1, like: 'x' });
  expect([invalid.status, invalid.body.fields[0].path]).toEqual([422, 'like']);
});
