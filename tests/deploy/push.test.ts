import { expect, inject, it } from 'vitest';
import { addIntegration } from '#shared/contract/integrations/add-integration.ts';
import { linkDayOffType } from '#shared/contract/integrations/link-day-off-type.ts';
import { listPayrollTypes } from '#shared/contract/integrations/list-payroll-types.ts';
import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { getCommand } from '#shared/contract/push/get-command.ts';
import { previewPush } from '#shared/contract/push/preview-push.ts';
import { startPush } from '#shared/contract/push/start-push.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { addDays, belgianDay, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

const CUSTOMER = 'OK-deployed';

/** The first Tuesday of next month: a working day unless it is a holiday, which the preview tells. */
const tuesdayAhead = (): IsoDate => {
  const today = belgianDay(new Date());
  let day = addDays(`${today.slice(0, 7)}-28`, 4)
    .slice(0, 8)
    .concat('08');
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 2) day = addDays(day, 1);
  return day;
};

type Received = {
  requests: { request_id: string }[];
  held: { payroll_number: string; lines: { minutes: number }[] }[];
};

it('pushes days off to a payroll office with credentials from the store of secrets', async () => {
  const [tenant] = tenants();
  const admin = await asAdmin(tenant);
  const day = tuesdayAhead();
  const payroll_number = `D-${tenant.slug}`;
  // Another integration of this tenant has everybody whom no team claims.
  const { id: team } = await admin.call(addTeam, { body: { name: 'Pushed team' } });
  const employee = { first_name: 'Pushed', last_name: 'Deployed', employee_number: payroll_number, team_ids: [team] };
  const { id: employee_id } = await admin.call(addEmployee, { body: employee });
  const { id: type_id } = await admin.call(addType, { body: { name: 'Pushed leave' } });
  const start_date = toDmy(day);
  await admin.call(addRequest, { body: { employee_id, type_id, start_date, end_date: start_date, approved: 1 } });

  const credentials = { new_username: 'hr', new_customer_code: CUSTOMER, new_password: 'right' };
  const { id: integration_id } = await admin.call(addIntegration, {
    body: { name: 'Deployed payroll', product: 'brabo', credentials, team_ids: [team] },
  });
  await admin.call(listPayrollTypes, { params: { id: String(integration_id) }, query: { refresh: '1' } });
  await admin.call(linkDayOffType, { body: { integration_id, type_id, payroll_day_off_type_id: '1010' } });
  const month = {
    integration_id,
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    employee_ids: [employee_id],
  };
  const preview = await admin.call(previewPush, { body: month });
  expect(preview.totals.lines).toBe(1);
  const { command_id } = await admin.call(startPush, { body: { ...month, payload_id: preview.payload_id } });
  const push = () => admin.call(getCommand, { params: { command_id } });
  await expect
    .poll(async () => isUnderWay((await push()).status_report), { timeout: 120_000, interval: 1_000 })
    .toBe(false);
  expect(await push()).toMatchObject({
    status_report: 'success',
    counts: { taken_over: 1, refused: 0 },
    sha256: preview.sha256,
  });

  const address = `${inject('payroll').url}/received?customer_code=${CUSTOMER}`;
  const received = (await (await fetch(address)).json()) as Received;
  expect(received.requests).toHaveLength(1);
  expect(received.held.map(({ payroll_number: number, lines }) => [number, lines.length])).toEqual([
    [payroll_number, 1],
  ]);
});
