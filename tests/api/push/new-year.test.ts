import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_DAY_MINUTES } from '#shared/days-off/work-schedule.ts';
import { ok, settledPush, startPushCompany, type PushCompany } from './push-company.ts';

let company: PushCompany;
let brabo: number;
let [stays, leaves, joins] = [0, 0, 0];

const putClock = (today: string): Promise<unknown> => ok(company.admin.post('/dev/clock', { today }));
const everybody = () => [stays, leaves, joins];
const of = (year: number, month: number, employee_ids = everybody()) => ({
  integration_id: brabo,
  year,
  month,
  employee_ids,
});
const preview = (year: number, month: number) => ok(company.admin.post('/api/daysOff/push/preview', of(year, month)));
const idsOf = (people: { employee_id: number }[]): number[] => people.map(({ employee_id: id }) => id);
const linesOf = ({ lines }: { lines: { employee_id: number; date: string; minutes: number; change: string }[] }) =>
  lines.map(({ employee_id: id, date, minutes, change }) => [id, date, minutes, change]);

beforeAll(async () => {
  company = await startPushCompany();
  const { admin, person, leave, integration, link, types } = company;
  await putClock('21/12/2026');
  brabo = await integration('OK-NY');
  await link(brabo, types.holiday, '1010');
  await link(brabo, types.illness, '5010');
  stays = await person('Stays');
  leaves = await person('Leaves');
  joins = await person('Joins', { start_date: '01/01/2027' });
  await leave(stays, '30/12/2026', { end_date: '05/01/2027' });
  await leave(leaves, '28/12/2026', { end_date: '31/12/2026' });
  await leave(joins, '04/01/2027');
  await ok(admin.post('/api/employees/delete', { id: leaves, active_until: '31/12/2026' }));
});
afterAll(() => company.close());

it('the push of December has the days up to New Year’s Eve, whenever in January it is looked at', async () => {
  for (const day of ['31/12/2026', '01/01/2027', '04/01/2027']) {
    await putClock(day);
    const { data } = await ok(company.admin.get(`/api/integrations/${brabo}/people`, { year: 2026, month: 12 }));
    expect(everybody().filter((id) => idsOf(data).includes(id))).toEqual([stays, leaves]);
    expect(linesOf(await preview(2026, 12))).toEqual([
      ...['28', '29', '30', '31'].map((date) => [leaves, `${date}/12/2026`, FULL_DAY_MINUTES, 'new']),
      ...['30', '31'].map((date) => [stays, `${date}/12/2026`, FULL_DAY_MINUTES, 'new']),
    ]);
    const january = await preview(2027, 1);
    expect(january.left_out).toMatchObject([{ employee_id: leaves, reason: 'contract_ended' }]);
    // 01/01 is a holiday, 02/01 and 03/01 a weekend.
    expect(linesOf(january)).toEqual([
      [joins, '04/01/2027', FULL_DAY_MINUTES, 'new'],
      [stays, '04/01/2027', FULL_DAY_MINUTES, 'new'],
      [stays, '05/01/2027', FULL_DAY_MINUTES, 'new'],
    ]);
  }
});

it('leaves out whoever begins after the month and says so, and the others go', async () => {
  const { admin, person, leave } = company;
  const begins = await person('Begins', { start_date: '01/01/2027' });
  const others = await person('Others');
  await leave(others, '28/12/2026');
  await putClock('04/01/2027');
  const { command_id, left_out } = await ok(admin.post('/api/daysOff/push/start', of(2026, 12, [begins, others])));
  expect(left_out).toEqual([{ employee_id: begins, employee_name: 'Begins Peeters', reason: 'not_started' }]);
  expect(await settledPush(admin, command_id)).toMatchObject({ status_report: 'success', people: 1, lines: 1 });
  const alone = await admin.post('/api/daysOff/push/start', of(2026, 12, [begins]));
  expect([alone.status, alone.body.code]).toEqual([422, 'nothing_to_push']);
});

it('takes back what the office has of somebody whose first day was put off', async () => {
  const { admin, person, leave } = company;
  const late = await person('Late', { start_date: '01/12/2026' });
  const request = await leave(late, '29/12/2026');
  const { command_id } = await ok(admin.post('/api/daysOff/push/start', of(2026, 12, [late])));
  expect((await settledPush(admin, command_id)).status_report).toBe('success');
  await ok(admin.post('/api/daysOff/requests/cancel', { id: request }));
  const { version } = (await ok(admin.get(`/api/employees/${late}/detail`))).employee;
  await ok(admin.post('/api/employees/edit', { id: late, version, start_date: '01/02/2027' }));
  const { left_out, lines } = await ok(admin.post('/api/daysOff/push/preview', of(2026, 12, [late])));
  expect([left_out, linesOf({ lines })]).toEqual([[], [[late, '29/12/2026', 0, 'removed']]]);
});

it('once it has left, a change of the old year goes along with the push of January', async () => {
  const { admin, types } = company;
  await putClock('04/01/2027');
  const { command_id } = await ok(admin.post('/api/daysOff/push/start', of(2026, 12, [stays, leaves])));
  const pushed = await settledPush(admin, command_id);
  expect(pushed).toMatchObject({ status_report: 'success', people: 2, lines: 6, wage_payout_date: '05/01/2027' });
  await ok(admin.post('/api/daysOff/absences/add', { employee_id: stays, type_id: types.illness, start_date: '31/12/2026', end_date: '31/12/2026' })); // prettier-ignore
  await putClock('31/01/2027');
  const january = await preview(2027, 1);
  expect(january.corrections).toEqual({ people: 1, lines: 2 });
  expect(linesOf(january).filter(([, date]) => String(date).endsWith('12/2026'))).toEqual([
    [stays, '30/12/2026', FULL_DAY_MINUTES, 'same'],
    [stays, '31/12/2026', 0, 'removed'],
    [stays, '31/12/2026', FULL_DAY_MINUTES, 'new'],
  ]);
});
