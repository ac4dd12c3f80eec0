import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import { previewAnswer } from '#shared/contract/links/preview-answer.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

let leave: number;
let illness: number;

/** A Monday; the tests of this file ask for days after it. */
const TODAY = '2026-06-01';
const person = employeeIdOf('default');

const { runtime, admin } = await startCompany({ mail: true });
const [manager, nobody] = await Promise.all([runtime.as('manager'), runtime.as('nobody')]);
beforeAll(async () => {
  leave = (await ok(admin.post('/api/daysOff/types/add', { name: 'Holidays', needs_approval: 1, has_balance: 0 }))).id;
  illness = (await ok(admin.post('/api/daysOff/types/add', { name: 'Illness', kind: 'absence' }))).id;
});
beforeEach(() => pinToday(TODAY));
afterAll(() => pinToday(undefined));

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const call = (definition: Endpoint, token: string, body?: unknown) =>
  nobody.request(definition, { params: { token }, body });
const fieldsOf = ({ status, body }: Answer) => [
  status,
  ...(body.fields ?? []).map(({ path }: { path: string }) => path),
];
const mailsTo = async (name: string, subject: RegExp): Promise<CapturedMail[]> =>
  (await runtime.mails()).filter((mail) => mail.to === `${name}@noorderlicht.example` && subject.test(mail.subject));
/** As if the time of an undo were over. */
const later = async <T>(act: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ['Date'] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
};
const tokenIn = ({ text = '' }: Partial<CapturedMail> = {}): string => /my-days-off\/([\w-]{43})/.exec(text)?.[1] ?? '';
const newLink = async (): Promise<string> => {
  const before = (await mailsTo('default', /^Your days off$/)).length;
  await ok(manager.post('/api/daysOff/links/send', { employee_id: person }));
  const mails = await mailsTo('default', /^Your days off$/);
  expect(mails).toHaveLength(before + 1);
  return tokenIn(mails[0]);
};
const shown = async (token: string) => (await ok(call(getLink, token))).days_off;
const span = (start: string, end: string, more: object = {}) => ({
  type_id: leave,
  start_date: start,
  end_date: end,
  ...more,
});
const decide = (ids: number[], decision: 'approve' | 'decline', message?: string) =>
  ok(manager.post('/api/daysOff/requests/decide', { request_ids: ids, decision, message }));

describe('a link to one’s days off', () => {
  it('is mailed by whoever looks after the person, and lives for thirty days', async () => {
    const token = await newLink();
    expect(token).toHaveLength(43);
    const { body } = await manager.post('/api/daysOff/links/send', { employee_id: person });
    expect(body).toEqual({ sent_to: 'default@noorderlicht.example', until: '01/07/2026' });
    expect(fieldsOf(await manager.post('/api/daysOff/links/send', { employee_id: employeeIdOf('admin') }))).toEqual([
      422,
      'employee_id',
    ]);
    const reader = await runtime.as('reader');
    expect((await reader.post('/api/daysOff/links/send', { employee_id: person })).status).toBe(403);
    const { id } = await ok(admin.post('/api/employees/add', { first_name: 'Nel', last_name: 'Zonder', email: '' }));
    expect(fieldsOf(await admin.post('/api/daysOff/links/send', { employee_id: id }))).toEqual([422, 'employee_id']);
    pinToday('2026-07-02');
    expect(fieldsOf(await call(getLink, token))).toEqual([410]);
  });

  it('is dead once the address that it went to was corrected', async () => {
    const token = await newLink();
    const { types } = await shown(token);
    const moveTo = (email: string) => ok(admin.post('/api/employees/edit', { id: person, email }));
    await moveTo('right@noorderlicht.example');
    const asked = { action: 'request', ...span('15/06/2026', '15/06/2026') };
    for (const answer of [await call(getLink, token), await call(answerLink, token, asked)])
      expect([answer.status, answer.body.why]).toEqual([410, 'revoked']);
    await moveTo('Default@noorderlicht.example');
    expect((await shown(token)).types).toEqual(types);
    await moveTo('default@noorderlicht.example');
  });

  it('shows what counts before it is asked, and refuses per field what a form refuses', async () => {
    const token = await newLink();
    const { types, today, first_day: first } = await shown(token);
    expect([types, today, first]).toEqual([
      [{ id: leave, name: 'Holidays', unit: 'days' }],
      '01/06/2026',
      '01/05/2026',
    ]);
    // 21 July is a holiday, the 18th and the 19th are a weekend.
    const preview = await ok(call(previewAnswer, token, span('17/07/2026', '21/07/2026', { start_part: 'afternoon' })));
    expect(preview).toMatchObject({ minutes: 684, day_minutes: 456, balance: null, warnings: [] });
    expect(preview.days.map(({ skipped }: { skipped: string | null }) => skipped)).toEqual([
      null,
      'weekend',
      'weekend',
      null,
      'holiday',
    ]);
    expect(preview).not.toHaveProperty('overlaps');
    const { id: counted } = await ok(admin.post('/api/daysOff/types/add', { name: 'ADV', has_balance: 1 }));
    const newYear = { ...span('31/12/2026', '05/01/2027'), type_id: counted };
    const { balances } = await ok(call(previewAnswer, token, newYear));
    expect(balances.map(({ year, left_after: left }: Record<string, number>) => [year, left])).toEqual([
      [2026, -456],
      [2027, -912],
    ]);
    await ok(admin.post('/api/daysOff/types/edit', { id: counted, active: 0 }));
    for (const [path, body] of [
      ['end_date', span('17/07/2026', '16/07/2026')],
      ['start_date', span('18/07/2026', '19/07/2026')],
      ['type_id', { ...span('17/07/2026', '17/07/2026'), type_id: illness }],
      ['start_date', span('31/02/2026', '17/07/2026')],
    ] as const) {
      expect(fieldsOf(await call(previewAnswer, token, body))).toEqual([422, path]);
      expect(fieldsOf(await call(answerLink, token, { action: 'request', ...body }))).toEqual([422, path]);
    }
    expect(fieldsOf(await call(answerLink, token, { answer: 'yes' }))).toEqual([422, 'action', 'answer']);
    expect(fieldsOf(await call(answerLink, token, { action: 'approve', request_id: 1 }))).toEqual([422, 'action']);
    expect(fieldsOf(await call(answerLink, token, { action: 'cancel' }))).toEqual([422, 'request_id']);
    expect((await shown(token)).requests).toEqual([]);
  });

  it('asks, is answered by the leader of the team, told and taken back, with mail to those concerned', async () => {
    const token = await newLink();
    const asked = { action: 'request', ...span('06/07/2026', '10/07/2026'), reason: 'Ardennes' };
    await ok(call(answerLink, token, asked));
    const [request] = (await shown(token)).requests;
    expect(request).toMatchObject({ state: 'requested', minutes: 2280, reason: 'Ardennes', can_cancel: true });
    const [toDecide, ...others] = await mailsTo('manager', /^Days off to decide: default Persona$/);
    expect(others).toEqual([]);
    expect(toDecide?.text).toContain('When: Monday 06/07/2026 to Friday 10/07/2026');
    expect(toDecide?.text).toContain('Counts: 5 days');
    expect(toDecide?.text).toContain('Reason: Ardennes');
    expect(toDecide?.text).toContain(`${runtime.url}/inbox/daysOff/${request.id}`);
    expect(await mailsTo('admin', /Days off/)).toEqual([]);
    const overlapping = { ...asked, start_date: '08/07/2026' };
    expect(fieldsOf(await call(answerLink, token, overlapping))).toEqual([422, 'start_date']);

    // However long this takes, nothing is sent between a decision and its undo.
    runtime.mail?.pause();
    await decide([request.id], 'approve');
    await ok(manager.post('/api/daysOff/requests/undecide', { request_ids: [request.id] }));
    expect(await later(() => mailsTo('default', /^Answer/))).toEqual([]);
    await decide([request.id], 'approve');
    runtime.mail?.resume();
    const [answer] = await later(() => mailsTo('default', /^Answer to your days off request$/));
    expect(answer?.text).toContain('manager has answered your days off request: approved.');
    expect((await shown(tokenIn(answer))).requests[0]).toMatchObject({ state: 'approved', decided_by: 'manager' });

    await ok(call(answerLink, token, { action: 'cancel', request_id: request.id }));
    await ok(call(answerLink, token, { action: 'cancel', request_id: request.id }));
    expect((await shown(token)).requests[0]).toMatchObject({ state: 'cancelled', can_cancel: false });
    const withdrawn = await mailsTo('manager', /^Days off withdrawn: default Persona$/);
    expect(withdrawn).toHaveLength(1);
    expect(withdrawn[0]?.text).toContain('default Persona has cancelled approved days off.');
  });

  it('tells the person when somebody else takes days back that they know of, with what is written to them', async () => {
    const token = await newLink();
    const cancel = (id: number, message?: string) =>
      ok(admin.post('/api/daysOff/requests/cancel', { id, ...(message !== undefined && { message }) }));
    await ok(call(answerLink, token, { action: 'request', ...span('01/07/2026', '01/07/2026') }));
    const { id } = (await shown(token)).requests.find(({ state }: { state: string }) => state === 'requested');
    await decide([id], 'approve');
    const before = await later(() => mailsTo('default', /^Answer/));
    await cancel(id, 'The audit is on that day.');
    const [told, ...more] = await mailsTo('default', /^Your days off were withdrawn$/);
    expect(more).toEqual([]);
    expect(told?.text).toContain('admin has cancelled your approved days off.');
    expect(told?.text).toContain('When: Wednesday 01/07/2026');
    expect(told?.text).toContain('Message: The audit is on that day.');
    expect(tokenIn(told)).not.toBe('');
    // What was entered by mistake and taken back at once was never told, so neither is its end.
    runtime.mail?.pause();
    const entered = { ...span('02/07/2026', '02/07/2026'), employee_id: person, approved: 1 };
    await cancel((await ok(admin.post('/api/daysOff/requests/add', entered))).id);
    runtime.mail?.resume();
    expect(await later(() => mailsTo('default', /^Answer/))).toHaveLength(before.length);
    expect(await mailsTo('default', /^Your days off were withdrawn$/)).toHaveLength(1);
  });

  it('tells nobody that an absence is removed, nor of what kind it was', async () => {
    const before = (await mailsTo('manager', /./)).length;
    const absent = { type_id: illness, start_date: '21/05/2026', end_date: '21/05/2026', employee_id: person };
    const { id } = await ok(admin.post('/api/daysOff/absences/add', absent));
    await ok(admin.post('/api/daysOff/requests/cancel', { id }));
    expect(await mailsTo('manager', /./)).toHaveLength(before);
  });

  it('says what was told wrongly, when a decision is undone after its mail has left', async () => {
    const token = await newLink();
    await ok(call(answerLink, token, { action: 'request', ...span('13/07/2026', '13/07/2026') }));
    const [{ id }] = (await shown(token)).requests;
    await decide([id], 'decline', 'Too busy');
    const [declined] = await later(() => mailsTo('default', /^Answer/));
    expect(declined?.text).toContain('Message: Too busy');
    await ok(manager.post('/api/daysOff/requests/undecide', { request_ids: [id] }));
    expect(await mailsTo('default', /is waiting again/)).toHaveLength(1);
  });

  it('touches nobody else’s days, and no days that have begun', async () => {
    const token = await newLink();
    const other = await ok(
      admin.post('/api/daysOff/requests/add', {
        ...span('03/08/2026', '03/08/2026'),
        employee_id: employeeIdOf('manager'),
      }),
    );
    expect(fieldsOf(await call(answerLink, token, { action: 'cancel', request_id: other.id }))).toEqual([404]);
    const begun = await ok(
      admin.post('/api/daysOff/requests/add', {
        ...span('28/05/2026', '02/06/2026'),
        employee_id: person,
        approved: 1,
      }),
    );
    expect(fieldsOf(await call(answerLink, token, { action: 'cancel', request_id: begun.id }))).toEqual([409]);
    const absence = await ok(
      admin.post('/api/daysOff/absences/add', { type_id: illness, start_date: '20/05/2026', end_date: '20/05/2026', employee_id: person }), // prettier-ignore
    );
    expect(fieldsOf(await call(answerLink, token, { action: 'cancel', request_id: absence.id }))).toEqual([404]);
    expect((await shown(token)).requests.map(({ id }: { id: number }) => id)).not.toContain(absence.id);
    await ok(admin.post('/api/employees/delete', { id: person, active_until: '31/05/2026' }));
    expect(fieldsOf(await call(getLink, token))).toEqual([410]);
  });
});

it('tells each of more deciders than a transaction has room for, of a request and of its withdrawal', async () => {
  const admins = Array.from({ length: 105 }, (_, at) => `admin${at}@many.example`);
  for (const email of admins)
    await ok(admin.post('/api/users/add', { name: email, email, role: 'admin', subject: email }));
  const { id: employee_id } = await ok(admin.post('/api/employees/add', { first_name: 'Of', last_name: 'No team' }));
  const days = { employee_id, type_id: leave, start_date: '15/06/2026', end_date: '15/06/2026' };
  const { id } = await ok(admin.post('/api/daysOff/requests/add', days));
  await ok(admin.post('/api/daysOff/requests/cancel', { id }));
  for (const subject of ['Days off to decide: Of No team', 'Days off withdrawn: Of No team']) {
    const told = (await runtime.mails()).filter((mail) => mail.subject === subject && /@many/.test(mail.to));
    expect(told.map(({ to }) => to).toSorted(), subject).toEqual(admins.toSorted());
  }
});
