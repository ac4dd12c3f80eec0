import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { commitOnce, replayOf } from '#functions/platform/http/idempotency.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { november, startPushCompany, type PushCompany } from './push-company.ts';

let company: PushCompany;
beforeAll(async () => {
  company = await startPushCompany();
});
afterAll(() => company.close());

it('answers a push that leaves out thousands, and the same again under its key', async () => {
  const { admin, person, leave, integration, link, types } = company;
  const office = await integration('OK-L');
  await link(office, types.holiday, '1010');
  const ready = await person('Ann');
  await leave(ready, '05/11/2026');
  const model = await employeeStore.get(ready);
  const others = 4_000;
  const first = await employeeStore.reserveIds(others);
  for (let at = 0; at < others; at += 90) {
    const people = Array.from({ length: Math.min(90, others - at) }, (_, one) => first + at + one);
    const last_name = 'van den Broeck-Vandersmissen tot Sint-Genesius-Rode';
    await transact(people.map((id) => employeeStore.create({ ...model!, id, version: 1, last_name, employee_number: null }))); // prettier-ignore
  }
  const ids = [ready, ...Array.from({ length: others }, (_, at) => first + at)];
  const start = () => admin.post('/api/daysOff/push/start', november(office, ids), { 'idempotency-key': 'thousands' });
  const { status, body } = await start();
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body.left_out).toHaveLength(others);
  expect(JSON.stringify(body).length).toBeGreaterThan(400 * 1024);
  const again = await start();
  expect([again.status, again.body.command_id]).toEqual([200, body.command_id]);
  expect(again.body.left_out).toEqual(body.left_out);
});

it('keeps an answer of any text and of the size that a function may answer', async () => {
  const idempotency = { hash: 'large', payload: 'p' };
  // Random signs of several bytes pack badly.
  const sign = (): string => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000));
  const answer = { texts: Array.from({ length: 400 }, () => Array.from({ length: 5_000 }, sign).join('')) };
  expect(await commitOnce(idempotency, [], answer)).toEqual(answer);
  expect(await replayOf(idempotency)).toEqual(answer);
  // Whoever was slower gets the answer of the other.
  expect(await commitOnce(idempotency, [], { texts: [] })).toEqual(answer);
});
