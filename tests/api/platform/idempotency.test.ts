import { expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';

const { admin } = await startCompany();

it('takes a body in another order of keys for the same one', async () => {
  const key = { 'idempotency-key': 'once' };
  const entries = Object.entries(aCar({ plate: '1-IDE-003' }));
  const first = await admin.post('/api/cars/add', Object.fromEntries(entries), key);
  const turned = JSON.stringify(Object.fromEntries(entries.toReversed()), null, 2);
  const second = await admin.post('/api/cars/add', turned, key);
  expect([second.status, second.body]).toEqual([200, first.body]);
  const other = await admin.post('/api/cars/add', aCar({ plate: '1-IDE-004' }), key);
  expect(other.body.code).toBe('idempotency_mismatch');
});

it('takes the same body at another address for another request', async () => {
  const add = (kind: string) =>
    admin.post(`/api/home/suggestions/${kind}/add`, { keys: ['of nobody'] }, { 'idempotency-key': 'kinds' });
  const first = await add('asset_type');
  expect([first.status, (await add('asset_type')).body]).toEqual([200, first.body]);
  const other = await add('program');
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
});

it.each(['', 'k'.repeat(65)])('says how long a key may be, sent "%s"', async (key) => {
  const { status, body } = await admin.post('/api/cars/add', aCar({}), { 'idempotency-key': key });
  const message = 'Idempotency-Key must have 1 to 64 characters';
  expect([status, body.detail, body.fields]).toMatchObject([422, message, [{ path: 'Idempotency-Key', message }]]);
});
