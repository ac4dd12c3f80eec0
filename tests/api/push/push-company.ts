import { expect } from 'vitest';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';

/** A Monday in the second half of a month: this month is suggested, October to December are offered. */
export const TODAY = '23/11/2026';

export const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Types, people with days off, and integrations with the payroll office of the sandbox, added by an administrator. */
export const pushCompanyOf = async (admin: ApiClient) => {
  const type = async (name: string, more: object = {}): Promise<number> =>
    (await ok(admin.post('/api/daysOff/types/add', { name, ...more }))).id;
  const types = {
    holiday: await type('Holiday'),
    illness: await type('Illness', { kind: 'absence' }),
    unpaid: await type('Unpaid leave'),
  };
  let number = 0;
  const person = async (first_name: string, more: object = {}): Promise<number> => {
    number += 1;
    const body = { first_name, last_name: 'Peeters', start_date: '01/01/2020', employee_number: `P${String(number).padStart(3, '0')}`, ...more }; // prettier-ignore
    return (await ok(admin.post('/api/employees/add', body))).id;
  };
  const leave = async (employee_id: number, start_date: string, more: object = {}): Promise<number> => {
    const body = { employee_id, type_id: types.holiday, start_date, end_date: start_date, approved: 1, ...more };
    return (await ok(admin.post('/api/daysOff/requests/add', body))).id;
  };
  const integration = async (customerCode: string, more: object = {}): Promise<number> => {
    const credentials = { new_username: 'noor', new_customer_code: customerCode, new_password: 'right' };
    const body = { name: `Brabo ${customerCode}`, product: 'brabo', credentials, ...more };
    const { id } = await ok(admin.post('/api/integrations/add', body));
    await ok(admin.get(`/api/integrations/${id}/payrollTypes`, { refresh: '1' }));
    return id;
  };
  const link = async (integration_id: number, type_id: number, code: string, more: object = {}): Promise<unknown> =>
    ok(admin.post('/api/integrations/linkDayOffType', { integration_id, type_id, payroll_day_off_type_id: code, ...more })); // prettier-ignore
  return { types, person, leave, integration, link };
};

export type PushCompany = Awaited<ReturnType<typeof startPushCompany>>;

/** Such a company on a runtime of its own, in November. */
export const startPushCompany = async () => {
  const { runtime, workflows, close } = await startRuntimeWithRuns();
  const admin = await runtime.as('admin');
  await ok(admin.post('/dev/clock', { today: TODAY }));
  return {
    ...(await pushCompanyOf(admin)),
    runtime,
    workflows,
    admin,
    close: async (): Promise<void> => {
      await admin.post('/dev/clock', { today: '' });
      await close();
    },
  };
};

/** What is asked about the present month of these people. */
export const november = (integration_id: number, employee_ids: readonly number[], more: object = {}) => ({
  integration_id,
  year: 2026,
  month: 11,
  employee_ids,
  ...more,
});

const settled = new Set(['success', 'failed_internal', 'service_offline', 'login_failed', 'outcome_unknown', 'cancelled']); // prettier-ignore

/** The push once it waits for a person or has ended. */
export const settledPush = async (admin: ApiClient, commandId: string) => {
  await expect
    .poll(async () => (await ok(admin.get(`/api/daysOff/push/${commandId}/detail`))).status_report, { timeout: 60_000 })
    .toSatisfy((status: string) => settled.has(status));
  return ok(admin.get(`/api/daysOff/push/${commandId}/detail`));
};

export const startPush = async ({ admin }: Pick<PushCompany, 'admin'>, body: object) => {
  const { command_id: id } = await ok(admin.post('/api/daysOff/push/start', body));
  return settledPush(admin, id);
};
