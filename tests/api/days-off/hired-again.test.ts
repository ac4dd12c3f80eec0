import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { fieldsOf } from '#tests/api/fleet/car-calls.ts';
import { startCompany } from '#tests/harness/company.ts';

const types: Record<'same_year' | 'year_before', number> = { same_year: 0, year_before: 0 };
const { admin } = await startCompany();

const post = async (path: string, sent: object) => {
  const { status, body } = await admin.post(`/api/${path}`, sent);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
beforeAll(async () => {
  pinToday('2026-06-01');
  for (const [basis, days] of [['same_year', 12], ['year_before', 20]] as const) {
    types[basis] = (await post('daysOff/types/add', { name: basis, has_balance: 1 })).id;
    await post('daysOff/rights/set', { type_id: types[basis], basis, days });
  }
}); // prettier-ignore
afterAll(() => pinToday(undefined));

/** The right of a year and what was taken of it, of the type that is of the year itself. */
const balanceOf = async (id: number, year: number, of: keyof typeof types = 'same_year') => {
  const { data } = (await admin.get(`/api/daysOff/employee/${id}/balances`, { year: String(year) })).body;
  const { right, taken } = data.find(({ type_id: type }: { type_id: number }) => type === types[of]);
  return [right, taken];
};
const ask = (employee_id: number, start_date: string, end_date = start_date) =>
  admin.post('/api/daysOff/requests/add', { employee_id, type_id: types.same_year, start_date, end_date, approved: 1 });

it('somebody who is hired again has the right of both parts of the year, and nothing of the time between', async () => {
  pinToday('2026-06-01');
  const { id } = await post('employees/add', { first_name: 'Ria', last_name: 'Terug', start_date: '01/01/2020' });
  await ask(id, '03/08/2026');
  await post('employees/delete', { id, active_until: '30/06/2026' });
  pinToday('2026-07-01');
  expect(await balanceOf(id, 2026)).toEqual([2736, 0]);
  // Who comes back and keeps the first day was never away.
  pinToday('2026-09-10');
  await post('employees/undelete', { id });
  expect(await balanceOf(id, 2026)).toEqual([5472, 456]);
  await post('employees/edit', { id, start_date: '01/10/2026' });
  // 12 days x 9/12, without the day that was approved for August; 20 x 9/12 in the year after.
  expect(await balanceOf(id, 2026)).toEqual([4104, 0]);
  expect(await balanceOf(id, 2027)).toEqual([5472, 0]);
  expect(await balanceOf(id, 2027, 'year_before')).toEqual([6840, 0]);
  expect((await ask(id, '15/06/2026')).status).toBe(200);
  const between = [await ask(id, '10/08/2026'), await ask(id, '29/06/2026', '02/07/2026')];
  expect(between.map(({ body }) => fieldsOf(body)[0]?.split(':')[0])).toEqual(['start_date', 'end_date']);
});

it('a new first day after a planned last one keeps the earlier employment, too', async () => {
  pinToday('2026-06-01');
  const { id } = await post('employees/add', { first_name: 'Leo', last_name: 'Terug', start_date: '01/04/2026' });
  await post('employees/delete', { id, active_until: '30/06/2026' });
  await post('employees/edit', { id, start_date: '01/12/2026', active_until: '' });
  expect(await balanceOf(id, 2026)).toEqual([1824, 0]);
  // A first day before the last one of that employment corrects it.
  await post('employees/edit', { id, start_date: '01/05/2026' });
  expect(await balanceOf(id, 2026)).toEqual([3648, 0]);
});
