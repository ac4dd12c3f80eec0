import { beforeAll, expect, it } from 'vitest';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { aCar } from '#tests/builders/car.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { startCompany } from '#tests/harness/company.ts';

let cars: number[];
let lease: number;
let place: number;

const add = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const set = (id: number, values: Record<string, unknown>) =>
  admin.post('/api/customFields/setValue', { object_type: 'car', object_id: id, ...values });
type Shown = { name: string; required: number; value: unknown };
const fieldsOf = async (id: number): Promise<[string, number, unknown][]> =>
  ((await admin.get(`/api/cars/${id}/detail`)).body.custom_fields as Shown[]).map(({ name, required, value }) => [
    name,
    required,
    value,
  ]);

const { admin } = await startCompany();
beforeAll(async () => {
  cars = [
    await add('/api/cars/add', aCar({ plate: '1-REQ-101' })),
    await add('/api/cars/add', aCar({ plate: '1-REQ-102' })),
  ];
  lease = await add('/api/customFields/add', { object_type: 'car', name: 'Lease until', type: 'date', required: 1 });
  place = await add('/api/customFields/add', { object_type: 'car', name: 'Place', type: 'textfield' });
});

it('are asked for where they are set, and stop no other change', async () => {
  const [car = 0] = cars;
  const empty = await set(car, { [`custom_field_${lease}`]: '' });
  expect([empty.status, empty.body.fields]).toMatchObject([422, [{ path: `custom_field_${lease}`, code: 'required' }]]);
  expect((await set(car, { [`custom_field_${place}`]: 'P2' })).status).toBe(200);
  expect((await set(car, { [`custom_field_${lease}`]: '31/12/2027' })).status).toBe(200);
  expect((await set(car, { [`custom_field_${lease}`]: null })).status).toBe(422);
  expect((await set(car, { [`custom_field_${place}`]: null })).status).toBe(200);
  expect(await fieldsOf(car)).toEqual([
    ['Lease until', 1, '31/12/2027'],
    ['Place', 0, null],
  ]);
});

it('are not emptied in bulk', async () => {
  const { body } = await admin.post('/api/bulkEdit/start', {
    object_type: 'car',
    ids: cars,
    set: { [`custom_field_${lease}`]: null },
  });
  await driveRun(body.run_id, 1, runKindOf);
  const run = (await admin.get(`/api/runs/${body.run_id}`, { filter: 'all', per_page: 10 })).body;
  expect([run.done, run.failed]).toEqual([0, 2]);
  expect((await fieldsOf(cars[0] ?? 0))[0]).toEqual(['Lease until', 1, '31/12/2027']);
});

it('can become required, or be so no longer, at any time', async () => {
  const [, car = 0] = cars;
  expect((await admin.post('/api/customFields/edit', { id: place, required: 1 })).status).toBe(200);
  expect((await set(car, { [`custom_field_${place}`]: '' })).status).toBe(422);
  expect((await admin.post('/api/customFields/edit', { id: place, required: 0 })).status).toBe(200);
  expect((await set(car, { [`custom_field_${place}`]: '' })).status).toBe(200);
  const { body } = await admin.get('/api/customFields/list', { object_type: 'car' });
  expect(body.data.map(({ name, required }: Shown) => [name, required])).toEqual([
    ['Lease until', 1],
    ['Place', 0],
  ]);
});
