import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { erase } from '#shared/contract/people/erase.ts';
import { getErasure } from '#shared/contract/people/get-erasure.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime } from '#tests/harness/runtime.ts';

let stop: () => Promise<void>;
let admin: ApiClient;
let second: ApiClient;
beforeAll(async () => {
  const runtime = await startRuntime();
  stop = () => runtime.close();
  [admin, second] = await Promise.all([runtime.as('admin'), runtime.as('noFleet')]);
});
afterAll(() => stop());

let count = 0;
/** Somebody who left, and whose erasure an administrator asked for. */
const toBeErased = async (): Promise<number> => {
  count += 1;
  const names = { first_name: 'Ona', last_name: `Claes ${count}`, email: `ona${count}@back.example` };
  const { id } = await admin.call(addEmployee, { body: names });
  expect((await admin.post('/api/employees/delete', { id, active_until: '01/01/2024' })).status).toBe(200);
  await admin.call(erase, { body: { employee_id: id } });
  return id;
};

const inAMonth = () => toDmy(addDays(today(), 30));
const ways = [
  ['is reactivated', (id: number) => admin.post('/api/employees/undelete', { id })],
  ['gets a last day ahead', (id: number) => admin.post('/api/employees/delete', { id, active_until: inAMonth() })],
] as const;
const refusal = ({ status, body }: { status: number; body: { fields?: { path: string; code: string }[] } }) => [
  status,
  body.fields?.[0]?.code,
];

describe.each(ways)('somebody who %s', (_, comeBack) => {
  it('is to be erased no longer', async () => {
    const id = await toBeErased();
    expect((await admin.get(`/api/employees/${id}/detail`)).body.employee).toMatchObject({ being_erased: 0 });
    expect((await comeBack(id)).status).toBe(200);
    expect(await admin.call(getErasure, { params: { id: String(id) } })).toMatchObject({
      state: 'none',
      request: null,
    });
    const { erasures } = (await second.get('/api/home')).body.people;
    expect(erasures.map(({ employee_id }: { employee_id: number }) => employee_id)).not.toContain(id);
    const { items } = (await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body;
    expect(items.map(({ event_type: type }: { event_type: string }) => type)).toContain('erasure_called_off');
  });

  it('stays away once the erasure was confirmed', async () => {
    const id = await toBeErased();
    const asked = (await readErasure(id))!;
    await transact([saveErasure(asked, { ...asked, state: 'running', run_id: '01M86PXW37N29MAQ8WQTJCRQ7K' })]);
    expect(refusal(await comeBack(id))).toEqual([422, 'being_erased']);
    expect((await admin.get(`/api/employees/${id}/detail`)).body.employee).toMatchObject({ being_erased: 1 });
    expect((await employeeStore.get(id))!.deleted).toBe(1);
  });

  it('stays away once they were erased, which their record says', async () => {
    const id = await toBeErased();
    const person = (await employeeStore.get(id))!;
    await transact([employeeStore.update(person, { ...person, erased_at: '2026-01-01T10:00:00.000Z' })]);
    expect(refusal(await comeBack(id))).toEqual([422, 'erased_before']);
    expect((await admin.get(`/api/employees/${id}/detail`)).body.employee).toMatchObject({ deleted: 1, erased: 1 });
  });
});
