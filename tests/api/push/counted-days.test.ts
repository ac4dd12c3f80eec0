import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedType, typeStore } from '#functions/days-off/type-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { november, ok, startPushCompany, type PushCompany } from './push-company.ts';

let company: PushCompany;
let team: number;
let integration: number;
const post = (path: string, body: object) => company.admin.post(`/api/daysOff/push/${path}`, body);

beforeAll(async () => {
  company = await startPushCompany();
  team = (await ok(company.admin.post('/api/teams/add', { name: 'Office' }))).id;
  integration = await company.integration('OK-counted', { team_ids: [team] });
  await company.link(integration, company.types.holiday, '1010');
});
afterAll(() => company.close());

it('sends of somebody who leaves no days after the last day of work, and all when it is called off', async () => {
  const eva = await company.person('Eva', { team_ids: [team] });
  await company.leave(eva, '26/11/2026', { end_date: '30/11/2026' });
  const lines = async () =>
    (await ok(post('preview', november(integration, [eva])))).lines.map(({ date }: { date: string }) => date);
  expect(await lines()).toEqual(['26/11/2026', '27/11/2026', '30/11/2026']);
  await ok(company.admin.post('/api/employees/delete', { id: eva, active_until: '26/11/2026' }));
  expect(await lines()).toEqual(['26/11/2026']);
  await ok(company.admin.post('/api/employees/undelete', { id: eva }));
  expect(await lines()).toEqual(['26/11/2026', '27/11/2026', '30/11/2026']);
});

it('sends a day with two trainings, or with a training beside an illness, as one day', async () => {
  const { id: training } = await ok(company.admin.post('/api/daysOff/types/add', { name: 'Training' }));
  // The one type of trainings comes with the standard types, which this company was not given.
  const type = await storedType(training);
  await transact([typeStore.update(type, { ...type, kind: 'training' })]);
  const ill = company.types.illness;
  await Promise.all([company.link(integration, training, '3000'), company.link(integration, ill, '5010')]);
  const fay = await company.person('Fay', { team_ids: [team] });
  for (const [name, day] of [
    ['Fire', '18/11/2026'],
    ['Safety', '18/11/2026'],
    ['First aid', '19/11/2026'],
  ] as const) {
    // prettier-ignore
    const course = { name, cost: 0, start_date: day, end_date: day };
    const { id } = await ok(company.admin.post('/api/trainings/add', course));
    await ok(company.admin.post('/api/trainings/participants/add', { training_id: id, employee_id: fay }));
  }
  const absent = { employee_id: fay, type_id: ill, start_date: '19/11/2026', end_date: '19/11/2026' };
  await ok(company.admin.post('/api/daysOff/absences/add', absent));
  const { lines } = await ok(post('preview', november(integration, [fay])));
  expect(lines.map((line: Record<string, unknown>) => [line['date'], line['payroll_code'], line['minutes']])).toEqual([
    ['18/11/2026', '3000', 456],
    ['19/11/2026', '5010', 456],
  ]);
  expect((await ok(post('anomalies', november(integration, [fay])))).has_anomalies).toBe(false);
});
