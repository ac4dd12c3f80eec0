import { afterAll, beforeAll, expect, it } from 'vitest';
import { integrationStore, storedIntegration } from '#functions/integrations/integration-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { PUSHED_PART } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { aCar } from '#tests/builders/car.ts';
import { november, ok, settledPush, startPush, startPushCompany, type PushCompany } from './push-company.ts';

let company: PushCompany;
let person: number;
let team: number;
const post = (path: string, body: object) => company.admin.post(`/api/daysOff/push/${path}`, body);

/** The integration of the person, with these features. */
let integration: number;
const withFeatures = async (...features: string[]): Promise<void> => {
  await ok(company.admin.post('/api/integrations/edit', { integration_id: integration, features }));
};

beforeAll(async () => {
  company = await startPushCompany();
  team = (await ok(company.admin.post('/api/teams/add', { name: 'Office' }))).id;
  integration = await company.integration('OK-features', { team_ids: [team] });
  person = await company.person('Ann', { team_ids: [team] });
  await company.leave(person, '12/11/2026');
  await company.link(integration, company.types.holiday, '1010');
});
afterAll(() => company.close());

it('takes a message for payroll with its feature only', async () => {
  const body = november(integration, [person], { messageForPayroll: 'Hello', confirm_retry_push: 1 });
  const refused = await post('start', body);
  expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'messageForPayroll']);
  await withFeatures('daysoff/general-message-for-payroll');
  const blank = await post('start', { ...body, messageForPayroll: ' \n ' });
  expect([blank.status, blank.body.fields]).toMatchObject([
    422,
    [{ path: 'messageForPayroll', message: 'field is required' }],
  ]);
  expect(await startPush(company, body)).toMatchObject({ status_report: 'success', message: 'Hello' });
});

it('warns of a missing IBAN with its feature only', async () => {
  const codes = async (): Promise<string[]> => {
    const { data } = await ok(
      company.admin.get(`/api/integrations/${integration}/people`, { year: '2026', month: '11' }),
    );
    return data.flatMap(({ readiness }: { readiness: { code: string }[] }) => readiness.map(({ code }) => code));
  };
  await withFeatures();
  expect(await codes()).not.toContain('missing_iban');
  await withFeatures('daysoff/push-missing-iban-warning');
  expect(await codes()).toContain('missing_iban');
  const { employee_ids: ids } = await ok(company.admin.get(`/api/integrations/${integration}/peopleWithoutIban`));
  expect(ids).toEqual([person]);
  await ok(company.admin.post('/api/employees/edit', { id: person, iban: 'BE68 5390 0754 7034' }));
  expect(await codes()).not.toContain('missing_iban');
});

it('makes a file of the lines with its feature only', async () => {
  const csv = () => company.admin.get('/api/daysOff/push/csv', { integration_id: String(integration), year: '2026', month: '11' }); // prettier-ignore
  await withFeatures();
  expect((await csv()).status).toBe(403);
  await withFeatures('daysoff/push-with-csv-export');
  const { file_url: url } = await ok(csv());
  expect(await (await fetch(url)).text()).toContain('1010');
});

it('has the features of its own integration in a push', async () => {
  const push = await startPush(company, november(integration, [person], { confirm_retry_push: 1 }));
  expect(push.features).toEqual(['daysoff/push-with-csv-export']);
  await withFeatures('reauthenticate');
  const { features } = await ok(company.admin.get(`/api/daysOff/push/${push.command_id}/detail`));
  expect(features).toEqual(['reauthenticate']);
});

it('takes the segments of people and that of its integration, and none that an area brings', async () => {
  const of = (segment_id: string) => company.admin.get(`/api/integrations/${integration}/people`, { year: '2026', month: '11', segment_id }); // prettier-ignore
  const names = async (segment: string): Promise<string[]> =>
    (await ok(of(segment))).data.map(({ name }: { name: string }) => name.split(' ')[0]);
  const away = await company.person('Wim', { team_ids: [team], employee_number: undefined });
  await company.leave(away, '12/11/2026');
  expect((await names(`integration_filter_${integration}`)).toSorted()).toEqual(['Ann', 'Wim']);
  expect((await names(`team_${team}`)).toSorted()).toEqual(['Ann', 'Wim']);
  expect(await names('default_people_filter_without_employee_number')).toEqual(['Wim']);
  const refused = await of('training_days_below_1');
  expect([refused.status, refused.body.code]).toEqual([404, 'unknown_segment']);
});

it('begins each line of a fixed file with the customer code, and makes none without it', async () => {
  const { id: group } = await ok(company.admin.post('/api/teams/add', { name: 'Fixed' }));
  const file = { name: 'Fixed', product: 'fixed', team_ids: [group], customer_code: 'B8' };
  const { id } = await ok(company.admin.post('/api/integrations/add', file));
  const bea = await company.person('Bea', { team_ids: [group], employee_number: '42' });
  await company.leave(bea, '12/11/2026');
  await company.link(id, company.types.holiday, 'V01');
  const before = () => company.admin.get('/api/daysOff/push/csv', { integration_id: String(id), year: '2026', month: '11' }); // prettier-ignore
  const text = await (await fetch((await ok(before())).file_url)).text();
  expect(text).toBe('B8000042V01 Holiday                  202611122026111207,60\r\n');
  // As one that was added before there were customer codes.
  const stored = await storedIntegration(id);
  await transact([integrationStore.update(stored, { ...stored, customer_code: null })]);
  for (const refused of [await before(), await post('start', november(id, [bea]))])
    expect([refused.status, refused.body.fields.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`)]).toEqual([422, ['customer_code: no_customer_code']]); // prettier-ignore
});

it('wants a secret where the company requires one', async () => {
  const { feature_flags: flags } = await ok(company.admin.get('/api/settings/features'));
  await ok(company.admin.post('/api/settings/features', { feature_flags: [...flags, 'integration_secret_required'] }));
  const sent = { integration_id: integration, new_username: 'noor', new_customer_code: 'OK-features', new_password: 'newer' }; // prettier-ignore
  const refused = await company.admin.post('/api/integrations/reauth', sent);
  expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'new_secret']);
  await ok(company.admin.post('/api/integrations/reauth', { ...sent, new_secret: 'abc' }));
  await ok(company.admin.post('/api/settings/features', { feature_flags: flags }));
});

it('takes a failed push for a success at an office whose setting says so', async () => {
  const products = process.env['PAYROLL_PRODUCTS'] ?? '[]';
  process.env['PAYROLL_PRODUCTS'] = products.replace('"failed_counts_as_success":0', '"failed_counts_as_success":1');
  await company.runtime.payroll.set({ customer_code: 'OK-features', script: 'failed' });
  const push = await startPush(company, november(integration, [person], { confirm_retry_push: 1 }));
  process.env['PAYROLL_PRODUCTS'] = products;
  expect(push).toMatchObject({
    status_report: 'success',
    failed_at_office: true,
    counts: { taken_over: 0, refused: 1 },
    can: { retry: true },
  });
});

it('keeps a vehicle that somebody drove in its month, until the push has ended', async () => {
  const { id: group } = await ok(company.admin.post('/api/teams/add', { name: 'Team of a driver' }));
  const { id } = await ok(company.admin.post('/api/integrations/add', { name: 'File', product: 'csv', team_ids: [group] })); // prettier-ignore
  const eva = await company.person('Eva', { team_ids: [group] });
  await company.leave(eva, '12/11/2026');
  await company.link(id, company.types.holiday, 'VAK');
  const driven = aCar({ plate: '1-EVA-001', related_employee_id: eva, start_date: '01/01/2026' });
  const car = (await ok(company.admin.post('/api/cars/add', driven))).id;
  await ok(company.admin.post('/api/cars/delete', { id: car, date_end: '15/11/2026' }));
  const { command_id } = await startPush(company, november(id, [eva]));
  const support = await company.runtime.as('support');
  const remove = () => support.post('/api/cars/deletePermanently', { id: car });
  expect((await remove()).body).toMatchObject({ status: 409, code: 'referenced', count: 1, references: [{ type: 'push', id: command_id }] }); // prettier-ignore
  await ok(post('confirm', { command_id, outcome: 'received', note: 'Mailed to payroll' }));
  await settledPush(company.admin, command_id);
  await ok(remove());
});

it('locks the vehicle for the month of whoever drove it, not of who gave it back on the first of that month', async () => {
  const { id: group } = await ok(company.admin.post('/api/teams/add', { name: 'Team of two drivers' }));
  const { id } = await ok(company.admin.post('/api/integrations/add', { name: 'Two', product: 'csv', team_ids: [group] })); // prettier-ignore
  await company.link(id, company.types.holiday, 'VAK');
  const [before, after] = [await company.person('Fay', { team_ids: [group] }), await company.person('Gus', { team_ids: [group] })]; // prettier-ignore
  for (const each of [before, after]) await company.leave(each, '12/11/2026');
  const body = aCar({ plate: '1-FAY-001', related_employee_id: before, start_date: '01/01/2026' });
  const car = (await ok(company.admin.post('/api/cars/add', body))).id;
  await ok(company.admin.post('/api/cars/edit', { car_id: car, related_employee_id: after, change_date: '01/11/2026' })); // prettier-ignore
  const isLocked = async (employee: number): Promise<unknown> => {
    const { command_id } = await startPush(company, november(id, [employee]));
    await ok(post('confirm', { command_id, outcome: 'received', note: 'Mailed to payroll' }));
    await settledPush(company.admin, command_id);
    return (await vehicleStore.getWithParts(car))?.parts.get(PUSHED_PART) !== undefined;
  };
  expect([await isLocked(before), await isLocked(after)]).toEqual([false, true]);
});
