import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

let runtime: Runtime;
let admin: ApiClient;
let car: number;
let length: string;

beforeAll(async () => {
  runtime = await startRuntime();
  admin = await runtime.as('admin');
  car = (await admin.post('/api/cars/add', aCar())).body.id;
  const body = { object_type: 'car', name: 'Length', type: 'number', options: [] };
  length = `custom_field_${(await admin.post('/api/customFields/add', body)).body.id}`;
});
afterAll(() => runtime.close());

const set = (value: unknown) =>
  admin.post('/api/customFields/setValue', { object_type: 'car', object_id: car, [length]: value });
const stored = async (): Promise<unknown> => {
  const { custom_fields: fields } = (await admin.get(`/api/cars/${car}/detail`)).body;
  return fields[0].value;
};
const countOf = async (column: string, operator: string, ...values: unknown[]) => {
  const filters = JSON.stringify({ conditions: [{ column, operator, values }] });
  return admin.get('/api/cars/list', { filters });
};

it.each([
  ['1,234', 1.234],
  ['1.000,5', 1000.5],
  ['12 345', 12_345],
  ['1.000.000', 1_000_000],
  [12.345, 12.345],
])('keeps %j as %d', async (sent, value) => {
  expect((await set(sent)).status).toBe(200);
  expect(await stored()).toBe(value);
});

it.each([
  ['1.000', 'is it 1 or 1000? write it in one of these ways'],
  ['1,000', 'is it 1 or 1000? write it in one of these ways'],
  ['12.345', 'is it 12,345 or 12345? write it in one of these ways'],
])('asks which number %s is, and keeps the one before', async (sent, message) => {
  await set(7);
  const { status, body } = await set(sent);
  expect([status, body.fields]).toEqual([422, [{ path: length, code: 'ambiguous_number', message }]]);
  expect(await stored()).toBe(7);
});

it('asks it of built-in fields, too', async () => {
  const { status, body } = await admin.post('/api/settings/trainings', { average_fte: '1.000' });
  expect([status, body.fields?.[0]?.code]).toEqual([422, 'ambiguous_number']);
});

it('narrows a list by the number that the field of the column would hold', async () => {
  await set(1.234);
  expect((await countOf(length, 'is', '1,234')).body.count).toBe(1);
  expect((await countOf(length, 'is', 1.234)).body.count).toBe(1);
  const asked = await countOf(length, 'under', '1.300');
  expect([asked.status, asked.body.fields?.[0]?.code]).toEqual([422, 'ambiguous_number']);
  const all = (await countOf('catalogue_value', 'over', '1')).body.count;
  expect(all).toBeGreaterThan(0);
  expect((await countOf('catalogue_value', 'over', '1.000')).body.count).toBe(all);
  expect((await countOf('catalogue_value', 'under', '500.000')).body.count).toBe(all);
});
