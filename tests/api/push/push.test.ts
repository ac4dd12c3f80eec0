import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedIntegration, unchangedIntegration } from '#functions/integrations/integration-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { confirmVehicles } from '#functions/push/confirm-vehicles.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import { november, ok, settledPush, startPush, startPushCompany, TODAY, type PushCompany } from './push-company.ts';

let company: PushCompany;
let brabo: number;
let ann: number;
let bob: number;
let cis: number;
const post = (path: string, body: object) => company.admin.post(`/api/daysOff/push/${path}`, body);
const get = (path: string, query: Record<string, string> = {}) => ok(company.admin.get(`/api/${path}`, query));
const heldLines = (code: string) =>
  company.runtime.payroll
    .received(code)
    .held.flatMap(({ payroll_number, lines }) =>
      lines.map(({ date, code: payrollCode, minutes }) => `${payroll_number} ${date} ${payrollCode} ${minutes}`),
    )
    .toSorted();

beforeAll(async () => {
  company = await startPushCompany();
  brabo = await company.integration('OK-1', {
    features: ['daysoff/general-message-for-payroll', 'daysoff/push-with-csv-export'],
  });
  ann = await company.person('Ann');
  bob = await company.person('Bob');
  cis = await company.person('Cis', { employee_number: undefined });
  await company.leave(ann, '05/11/2026', { end_date: '06/11/2026' });
  await company.leave(ann, '13/11/2026', { start_part: 'afternoon' });
  await company.leave(bob, '09/11/2026', { approved: undefined });
  await company.leave(bob, '10/11/2026', { type_id: company.types.unpaid });
  await company.leave(cis, '10/11/2026');
});
afterAll(() => company.close());

describe('the page of a push', () => {
  it('lists the people with what would be sent and what is in the way, the worst first', async () => {
    const page = await get(`integrations/${brabo}/people`, { year: '2026', month: '11', per_page: '100' });
    // Who is blocked and has nothing to lose stands last.
    expect(page.data[0].id).toBe(cis);
    expect(page.data.at(-1)).toMatchObject({ lines: 0, readiness: [{ blocks: true }] });
    expect(page.counts.blocked).toBeGreaterThan(1);
    expect(page.data.find(({ id }: { id: number }) => id === cis).readiness[0]).toMatchObject({
      code: 'no_payroll_number',
      blocks: true,
    });
    const row = page.data.find(({ id }: { id: number }) => id === bob);
    expect(row.readiness.map(({ code }: { code: string }) => code)).toEqual(['request_open', 'type_not_mapped']);
    expect(page.ready_ids).not.toContain(cis);
    const shown = async (show: string) =>
      (await get(`integrations/${brabo}/people`, { year: '2026', month: '11', show })).ready_ids;
    expect([await shown('all'), await shown('blocked')]).toEqual([page.ready_ids, []]);
  });

  it('counts how many lines of the month use a type, whether it has a code or not', async () => {
    const { data } = await get(`integrations/${brabo}/usedTypes`, { year: '2026', month: '11' });
    const of = (type: number) => data.find((row: { type_id: number }) => row.type_id === type);
    // Cis has no payroll number and goes nowhere.
    expect([of(company.types.holiday), of(company.types.unpaid), of(company.types.illness)]).toMatchObject([
      { lines: 3, people: 1 },
      { lines: 1, people: 1 },
      undefined,
    ]);
    expect(await get(`integrations/${brabo}/usedTypes`)).toMatchObject({ year: 2026, month: 11 });
  });

  it('asks for codes of types that have none before anything leaves', async () => {
    const { status, body } = await post('start', november(brabo, [ann, bob]));
    expect([status, body.code]).toEqual([422, 'type_not_found']);
    expect(body.missing_types.map(({ type_name: name }: { type_name: string }) => name).toSorted()).toEqual([
      'Holiday',
      'Unpaid leave',
    ]);
    expect(company.runtime.payroll.received('OK-1').requests).toEqual([]);
    await company.link(brabo, company.types.holiday, '1010');
    await company.link(brabo, company.types.holiday, '1011', { part: 'half' });
    await company.link(brabo, company.types.unpaid, '3000');
  });

  it('tells of odd days', async () => {
    const { has_anomalies: any, employees_with_anomalies: people } = await ok(post('anomalies', november(brabo, [ann, bob, cis]))); // prettier-ignore
    expect(any).toBe(true);
    const reasons = people.map(({ employee_name: name, anomalies }: { employee_name: string; anomalies: { reason: string }[] }) => [name, anomalies.map(({ reason }) => reason)]); // prettier-ignore
    expect(reasons).toEqual([
      ['Bob Peeters', ['calendar_request_not_approved']],
      ['Cis Peeters', ['no_payroll_number']],
    ]);
  });
});

describe('a push', () => {
  let first: string;

  it('sends exactly what its preview showed, and closes the month of each person', async () => {
    const preview = await ok(post('preview', november(brabo, [ann, bob, cis])));
    expect(preview).toMatchObject({ count: 4, diff: { new: 4, changed: 0, removed: 0, same: 0 } });
    expect(preview.left_out).toEqual([{ employee_id: cis, employee_name: 'Cis Peeters', reason: 'no_payroll_number' }]);
    expect(preview.payload_id).toBe(preview.sha256);
    const push = await startPush(company, november(brabo, [ann, bob, cis], { payload_id: preview.payload_id, messageForPayroll: 'Bob works half time.', wage_payout_date: '30/11/2026' })); // prettier-ignore
    first = push.command_id;
    expect(push).toMatchObject({
      status_report: 'success',
      counts: { taken_over: 2, refused: 0, to_go: 0, left_out: 1 },
      sha256: preview.sha256,
      message: 'Bob works half time.',
      wage_payout_date: '30/11/2026',
      meal_voucher_payout_date: '24/11/2026',
    });
    expect(push.steps.map(({ step }: { step: string }) => step)).toEqual([
      'checked',
      'signed_in',
      'sent',
      'answered',
      'closed',
    ]);
    expect(heldLines('OK-1')).toEqual([
      'P001 2026-11-05 1010 456',
      'P001 2026-11-06 1010 456',
      'P001 2026-11-13 1011 228',
      'P002 2026-11-10 3000 456',
    ]);
    const month = await get('calendar/month', { year: '2026', month: '11', per_page: '100' });
    const locked = month.data.filter(({ locked }: { locked: boolean }) => locked).map(({ id }: { id: number }) => id);
    expect(locked.toSorted()).toEqual([ann, bob]);
    const next = await get('calendar/month', { year: '2026', month: '12', per_page: '1' });
    expect(next.locked_months).toEqual([{ month: '2026-11', people: 2 }]);
    expect((await get('calendar/month', { year: '2027', month: '4', per_page: '1' })).locked_months).toEqual([]);
    expect(await fsck()).toEqual([]);
  });

  it('is a run of the tray that ends on its own page', async () => {
    const run = await get(`runs/${first}`);
    expect(run).toMatchObject({ kind: 'push_days_off', title: 'Push November 2026 to Brabo OK-1', status: 'succeeded', can_resume: false, done: 2, total: 2 }); // prettier-ignore
  });

  it('leaves what became of each person, the answers and the file of what was sent', async () => {
    const { data } = await get(`daysOff/push/${first}/people`);
    expect(data.map(({ name, state }: { name: string; state: string }) => `${name}: ${state}`)).toEqual([
      'Ann Peeters: taken_over',
      'Bob Peeters: taken_over',
      'Cis Peeters: left_out',
    ]);
    const answers = await get(`daysOff/push/${first}/answers`);
    expect(answers.data[0]).toMatchObject({ status: 202 });
    const { file_url: url, sha256 } = await get(`daysOff/push/${first}/payload`);
    const { createHash } = await import('node:crypto');
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const csv = await (await fetch((await get(`daysOff/push/${first}/csv`)).file_url)).text();
    expect(csv.split('\r\n').filter((line) => line.includes('P001'))).toHaveLength(3);
    await get('daysOff/push/csv', { integration_id: String(brabo), year: '2026', month: '11' });
    const { items } = await get('activity/list', { types: 'exported' });
    const told = items.map(({ event_info_json: { list, name, rows } }: { event_info_json: Record<string, unknown> }) => [list, rows, name]); // prettier-ignore
    expect(told.slice(0, 3)).toEqual([
      ['payroll_lines', 4, 'Brabo OK-1 2026-11.csv'],
      ['payroll_sent', 4, 'Brabo OK-1 2026-11.csv'],
      ['payroll_sent', 4, 'Brabo OK-1 2026-11.jsonl'],
    ]);
    const { data: history } = await get('daysOff/push/list', { year: '2026', month: '11' });
    expect(history.map(({ command_id: id }: { command_id: string }) => id)).toEqual([first]);
  });

  it('asks again before it replaces what was pushed, and sends what differs', async () => {
    await company.leave(ann, '20/11/2026');
    const { status, body } = await post('start', november(brabo, [ann, bob]));
    expect([status, body.code, body.reason_phrase]).toEqual([409, 'please_confirm_retry_set_flag', 'People pushed already: 2.']); // prettier-ignore
    const { diff } = await ok(post('preview', november(brabo, [ann, bob])));
    expect(diff).toEqual({ new: 1, changed: 0, removed: 0, same: 4 });
    const push = await startPush(company, november(brabo, [ann, bob], { confirm_retry_push: 1 }));
    expect(push.status_report).toBe('success');
    expect(heldLines('OK-1')).toHaveLength(5);
  });

  it('refuses a preview that no longer holds, with what differs', async () => {
    const { payload_id } = await ok(post('preview', november(brabo, [ann])));
    await company.leave(ann, '24/11/2026');
    const { status, body } = await post('start', november(brabo, [ann], { payload_id, confirm_retry_push: 1 }));
    expect([status, body.code, body.diff]).toEqual([409, 'payload_changed', { new: 1, changed: 0, removed: 0 }]);
  });

  it('takes late changes of an earlier month along as corrections', async () => {
    await ok(company.admin.post('/dev/clock', { today: '05/12/2026' }));
    const { data, people } = await get('daysOff/push/corrections', { integration_id: String(brabo), year: '2026', month: '12' }); // prettier-ignore
    expect([people, data.map(({ date, change }: { date: string; change: string }) => `${date} ${change}`)]).toEqual([1, ['24/11/2026 new']]); // prettier-ignore
    // Another code from now on leaves the months alone that were pushed under the one before.
    await company.link(brabo, company.types.unpaid, '3010');
    const again = await get('daysOff/push/corrections', { integration_id: String(brabo), year: '2026', month: '12' });
    expect(again.count).toBe(1);
    await company.leave(bob, '07/12/2026', { type_id: company.types.unpaid });
    const push = await startPush(company, { ...november(brabo, [ann, bob]), month: 12 });
    expect(push.status_report).toBe('success');
    expect(heldLines('OK-1')).toContain('P001 2026-11-24 1010 456');
    expect(heldLines('OK-1')).toHaveLength(7);
    const after = await get('daysOff/push/corrections', { integration_id: String(brabo), year: '2027', month: '1' });
    expect(after.data).toEqual([]);
    await ok(company.admin.post('/dev/clock', { today: TODAY }));
  });

  it('refuses odd input by its field', async () => {
    const fields = async (body: object) => {
      const answer = await post('start', body);
      return [answer.status, answer.body.fields?.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`)]; // prettier-ignore
    };
    expect(await fields(november(brabo, []))).toEqual([422, ['employee_ids: select_some_people']]);
    expect(await fields({ ...november(brabo, [ann]), month: 8 })).toEqual([422, ['month: invalid_value']]);
    expect((await post('preview', { ...november(brabo, [ann]), month: 8 })).body.detail).toBe(
      'Month must be one of: 12/2026, 11/2026, 10/2026, 09/2026',
    );
    expect(await fields(november(brabo, [ann, 99_999]))).toEqual([422, ['employee_ids: unknown_person']]);
    expect(await fields(november(brabo, [ann], { wage_payout_date: '01/11/2026' }))).toEqual([422, ['wage_payout_date: date_before_min']]); // prettier-ignore
    expect((await post('start', november(999, [ann]))).status).toBe(404);
    expect((await post('retry', { command_id: first })).status).toBe(409);
  });

  it('of nobody with days is refused, unless months without days are pushed', async () => {
    const dan = await company.person('Dan');
    expect((await post('start', november(brabo, [dan]))).body.code).toBe('nothing_to_push');
    const { feature_flags: flags } = await get('settings/features');
    await ok(company.admin.post('/api/settings/features', { feature_flags: [...flags, 'push_no_days_off'] }));
    expect((await startPush(company, november(brabo, [dan]))).status_report).toBe('success');
    await ok(company.admin.post('/api/settings/features', { feature_flags: flags }));
  });
});

describe('an office that does otherwise', () => {
  const scripted = async (code: string): Promise<{ id: number; person: number }> => {
    const team = (await ok(company.admin.post('/api/teams/add', { name: `Team ${code}` }))).id;
    const id = await company.integration(code.replace(/^login_failed/, 'OK-later'), { team_ids: [team] });
    const person = await company.person(code, { team_ids: [team] });
    await company.leave(person, '12/11/2026');
    await company.link(id, company.types.holiday, '1010');
    return { id, person };
  };

  it('asks for a confirmation of its own', async () => {
    const { id, person } = await scripted('please-confirm-retry-1');
    const push = await startPush(company, november(id, [person]));
    expect(push).toMatchObject({ status_report: 'failed_internal', problem_code: 'please_confirm_retry' });
    expect((await post('resume', { command_id: push.command_id })).body.code).toBe('please_confirm_retry_set_flag');
    await ok(post('resume', { command_id: push.command_id, confirm_retry_push: 1 }));
    expect((await settledPush(company.admin, push.command_id)).status_report).toBe('success');
  });

  it('refuses the sign-in in the middle, and the push goes on after new credentials', async () => {
    const { id, person } = await scripted('login-rotated-1');
    const push = await startPush(company, november(id, [person]));
    expect(push).toMatchObject({ status_report: 'login_failed', can: { resume: true, cancel: false } });
    // What was sent before the office refused the password stays sent, and still waits for its answer.
    const waiting = await get(`daysOff/push/${push.command_id}/people`, { state: 'to_go' });
    expect(waiting.data).toMatchObject([{ employee_id: person, state: 'sent' }]);
    const taken = await post('start', november(id, [person]));
    expect([taken.status, taken.body.code, taken.body.command_id]).toEqual([409, 'push_in_progress', push.command_id]);
    await ok(company.admin.post('/api/integrations/reauth', { integration_id: id, new_username: 'noor', new_customer_code: 'login-rotated-1', new_password: 'newer' })); // prettier-ignore
    await ok(post('resume', { command_id: push.command_id }));
    const ended = await settledPush(company.admin, push.command_id);
    expect([ended.status_report, ended.counts.taken_over]).toEqual(['success', 1]);
    expect(company.runtime.payroll.received('login-rotated-1').requests).toHaveLength(1);
  });

  it('breaks off before its answer: it is asked, and nothing is sent twice', async () => {
    const { id, person } = await scripted('answer-lost-1');
    const push = await startPush(company, november(id, [person]));
    expect([push.status_report, push.counts.taken_over]).toEqual(['success', 1]);
    expect(company.runtime.payroll.received('answer-lost-1').requests).toHaveLength(1);
  });

  it('has the request already', async () => {
    const { id, person } = await scripted('duplicate-1');
    expect((await startPush(company, november(id, [person]))).status_report).toBe('success');
  });

  it('fails, and says so', async () => {
    const { id, person } = await scripted('failed-1');
    const push = await startPush(company, november(id, [person]));
    expect(push).toMatchObject({ status_report: 'failed_internal', problem: 'developers notified', counts: { refused: 1 } }); // prettier-ignore
    expect(push.notifications[0].details.type).toBe('severe');
  });

  it('fails while it takes the lines: nothing is there, and it says whom to ask', async () => {
    const { id, person } = await scripted('failed-internal-1');
    const push = await startPush(company, november(id, [person]));
    expect(push).toMatchObject({ status_report: 'failed_internal', problem: 'developers notified', counts: { refused: 0 } }); // prettier-ignore
    expect(push.notifications).toMatchObject([{ details: { type: 'severe', message: 'Our developers were notified.' } }]); // prettier-ignore
    expect(push.can).toMatchObject({ retry: true, cancel: false });
    expect(company.runtime.payroll.received('failed-internal-1').requests).toEqual([]);
  });

  it('refuses some people, who are pushed again alone', async () => {
    const { id, person } = await scripted('line-rejects-1');
    const dates = { wage_payout_date: '30/11/2026', meal_voucher_payout_date: '01/12/2026' };
    const push = await startPush(company, november(id, [person], dates));
    expect(push).toMatchObject({ status_report: 'success', counts: { refused: 1 }, can: { retry: true } });
    await company.runtime.payroll.set({ customer_code: 'line-rejects-1', script: 'ok' });
    const { command_id } = await ok(post('retry', { command_id: push.command_id }));
    const again = await settledPush(company.admin, command_id);
    expect([again.status_report, again.counts.taken_over, again.retry_of]).toEqual(['success', 1, push.command_id]);
    expect(again).toMatchObject(dates);
  });

  it('is offline, and the push goes on once it is there', async () => {
    const { id, person } = await scripted('OK-offline');
    await company.runtime.payroll.set({ customer_code: 'OK-offline', script: 'service_offline' });
    const push = await startPush(company, november(id, [person], { meal_voucher_payout_date: '' }));
    expect([push.status_report, push.can]).toEqual(['service_offline', { retry: false, resume: true, cancel: true, confirm: false }]); // prettier-ignore
    await company.runtime.payroll.set({ customer_code: 'OK-offline', script: 'ok' });
    const extra = await company.leave(person, '16/11/2026');
    const changed = await post('resume', { command_id: push.command_id });
    expect([changed.status, changed.body.code]).toEqual([409, 'payload_changed']);
    await ok(company.admin.post('/api/daysOff/requests/cancel', { id: extra }));
    // The payout date of the push is over by the day on which it goes on.
    expect(push.wage_payout_date).toBe('24/11/2026');
    await ok(company.admin.post('/dev/clock', { today: '30/11/2026' }));
    await ok(post('resume', { command_id: push.command_id }));
    await ok(company.admin.post('/dev/clock', { today: TODAY }));
    expect(await settledPush(company.admin, push.command_id)).toMatchObject({
      status_report: 'success',
      wage_payout_date: '01/12/2026',
      meal_voucher_payout_date: null,
    });
  });

  it('no longer knows a code: the push says which, and the types are mapped anew', async () => {
    const { id, person } = await scripted('type-not-found-1');
    const push = await startPush(company, november(id, [person]));
    expect(push).toMatchObject({ status_report: 'failed_internal', problem_code: 'type_not_found' });
    expect(push.problem).toContain('1010');
    await ok(company.admin.get(`/api/integrations/${id}/payrollTypes`, { refresh: '1' }));
    expect((await post('start', november(id, [person]))).body.code).toBe('type_not_found');
  });
});

describe('a file', () => {
  it('is downloaded and confirmed by hand', async () => {
    const team = (await ok(company.admin.post('/api/teams/add', { name: 'Team of the file' }))).id;
    const { id } = await ok(company.admin.post('/api/integrations/add', { name: 'File', product: 'csv', team_ids: [team] })); // prettier-ignore
    const eva = await company.person('Eva', { team_ids: [team] });
    await company.leave(eva, '12/11/2026');
    await company.link(id, company.types.holiday, 'VAK');
    const push = await startPush(company, november(id, [eva]));
    expect(push).toMatchObject({ status_report: 'outcome_unknown', problem_code: 'file_to_confirm', provider: 'file' });
    const csv = await (await fetch((await get(`daysOff/push/${push.command_id}/csv`)).file_url)).text();
    expect(csv).toContain('VAK');
    await ok(post('confirm', { command_id: push.command_id, outcome: 'received', note: 'Mailed to payroll' }));
    const ended = await settledPush(company.admin, push.command_id);
    expect(ended).toMatchObject({ status_report: 'success', counts: { taken_over: 1 }, confirmed: { outcome: 'received' } }); // prettier-ignore
    expect(await fsck()).toEqual([]);
  });
});

describe('an integration that is disconnected at the moment of a push', () => {
  it('is disconnected or pushed to, never both', async () => {
    const id = await company.integration('OK-moment');
    await company.link(id, company.types.holiday, '1010');
    const { id: team } = await ok(company.admin.post('/api/teams/add', { name: 'Team of the moment' }));
    await ok(company.admin.post('/api/integrations/edit', { integration_id: id, team_ids: [team] }));
    const fay = await company.person('Fay', { team_ids: [team] });
    await company.leave(fay, '12/11/2026');
    const [pushed, deleted] = await Promise.all([
      post('start', november(id, [fay])),
      company.admin.post('/api/integrations/delete', { integration_id: id }),
    ]);
    const outcomes = [pushed, deleted].map(({ status }) => status);
    expect([[200, 409], [409, 200], [422, 200]]).toContainEqual(outcomes); // prettier-ignore
    if (pushed.status === 200) await settledPush(company.admin, pushed.body.command_id);
  });

  it('is not pushed to from a page of before', async () => {
    const id = await company.integration('OK-late');
    const stale = await storedIntegration(id);
    await ok(company.admin.post('/api/integrations/edit', { integration_id: id, cutoff_day: 3 }));
    await expect(transact([unchangedIntegration(stale)])).rejects.toMatchObject({ code: 'conflict' });
    await ok(company.admin.post('/api/integrations/delete', { integration_id: id }));
  });
});

describe('a vehicle that the office has', () => {
  it('is confirmed, with the driver whom both know, until somebody changes the driver', async () => {
    const { admin, runtime } = company;
    const id = await company.integration('OK-cars', { features: ['cars/import'], team_ids: [] });
    const body = aCar({ chassis_number: 'WBA8E91010K123456', related_employee_id: ann });
    const car = (await ok(admin.post('/api/cars/add', body))).id;
    await runtime.payroll.set({
      customer_code: 'OK-cars',
      vehicles: [{ chassis_number: 'wba8e91010k123456', payroll_number: 'P001' }],
    });
    const source = async () => (await vehicleStore.get(car))?.related_employee_link_source_app;
    expect([(await vehicleStore.get(car))?.synced_at, await source()]).toEqual([null, null]);
    await confirmVehicles();
    expect([(await vehicleStore.get(car))?.synced_at !== null, await source()]).toEqual([true, 'Brabo OK-cars']);
    await ok(admin.post('/api/cars/edit', { car_id: car, related_employee_id: bob }));
    expect(await source()).toBeNull();
    await ok(admin.post('/api/integrations/delete', { integration_id: id }));
  });
});
