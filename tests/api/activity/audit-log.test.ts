import { afterAll, describe, expect, it, vi } from 'vitest';
import { exportAudit } from '#shared/contract/activity/export-audit.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianDayOf } from '#shared/values/dates.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { tellFailedSignIns } from '#functions/session/tell-failed-sign-ins.ts';
import { handler as countTries } from '#functions/workflows/sign-in/count-tries.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { textsOf } from '#tests/builders/read-workbook.ts';
import { aCar } from '#tests/builders/car.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, personaNames } from '#tests/personas.ts';

/** CloudFront appends the caller's address, API Gateway that of CloudFront. */
const FROM = '203.0.113.9';
const fromThere = { 'x-forwarded-for': `10.9.9.9, ${FROM}, 198.51.100.1`, 'user-agent': 'Firefox' };

type Line = {
  id: number;
  at: string;
  what: string;
  who: string;
  about: string;
  from: string;
  acting_as: string | null;
} & Record<'event_info_json', Record<string, unknown>>;

const folder = aTemporaryFolder();
const { runtime, admin } = await startCompanyWithRuns();
afterAll(() => folder.remove());

const log = async (query: Record<string, string | number> = {}): Promise<Line[]> => {
  const answer = await admin.get('/api/audit/list', { per_page: 1000, ...query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const linesOf = async (what: string, who?: string): Promise<Line[]> =>
  (await log()).filter((line) => line.what === what && (who === undefined || line.who === who));

describe('sign-ins', () => {
  it('are told once each, with address and program, whatever is called first', async () => {
    const reader = await runtime.as('reader');
    await Promise.all([
      reader.get('/api/profile', {}, fromThere),
      reader.get('/api/assets/list', {}, fromThere),
      reader.get('/api/profile', {}, fromThere),
    ]);
    await reader.get('/api/employees/list');
    const [line, ...others] = await linesOf('signed_in', 'reader');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ from: FROM, event_info_json: { agent: 'Firefox' }, acting_as: null });
  });

  it('of somebody who is no user of the company are told as refused, once for many tries', async () => {
    const { apiClient } = await import('#tests/harness/api-client.ts');
    const stranger = apiClient(runtime.url, await runtime.token('stranger'));
    for (let tries = 0; tries < 3; tries += 1)
      expect((await stranger.get('/api/profile', {}, fromThere)).status).toBe(403);
    expect(await linesOf('sign_in_refused')).toMatchObject([{ who: '', about: 'stranger', from: FROM }]);
  });
});

describe('sign-ins at the user pool that do not succeed', () => {
  const MINUTE_MS = 60_000;
  const subject = 'reader';
  const known = { userAttributes: { sub: subject } };
  /** The pool says so, that many minutes ago. */
  const say = async (when: 'Pre' | 'Post', request: object, minutesAgo = 0): Promise<void> => {
    const event = { triggerSource: `${when}Authentication_Authentication`, userName: 'x', request };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutesAgo * MINUTE_MS });
    const answer = await countTries(event).finally(vi.useRealTimers);
    expect(answer).toBe(event);
  };
  const failed = async (): Promise<[string, string][]> =>
    (await linesOf('sign_in_failed')).map(({ who, about }) => [who, about]);

  it('are told in one line for each account, those of accounts that do not exist together', async () => {
    for (let tries = 0; tries < 2; tries += 1) await say('Pre', known, 16);
    await say('Pre', known, 14);
    await tellFailedSignIns();
    expect(await failed()).toEqual([]);
    for (const sub of [undefined, 'made-up'])
      await say('Pre', { userNotFound: true, userAttributes: { sub, email: 'guess@acme.be' } }, 15);
    await Promise.all([tellFailedSignIns(), tellFailedSignIns()]);
    expect(await failed()).toEqual([['', '2 tries']]);
    await say('Pre', known, 15);
    await tellFailedSignIns();
    expect(await failed()).toEqual([
      ['reader', '4 tries'],
      ['', '2 tries'],
    ]);
    const [line] = await linesOf('sign_in_failed', 'reader');
    expect(line?.event_info_json).toMatchObject({ tries: 4, first_at: expect.any(String) });
    expect(JSON.stringify(await log())).not.toContain('guess@');
    await tellFailedSignIns();
    expect(await failed()).toHaveLength(2);
  });

  it('are those that began and did not end, whoever goes on trying after an hour', async () => {
    await say('Post', known, 70);
    await say('Pre', known, 70);
    await say('Post', known, 70);
    await tellFailedSignIns();
    expect(await failed()).toHaveLength(2);
    await say('Pre', known, 59);
    await say('Pre', known, 59);
    await say('Post', known, 59);
    await say('Pre', known);
    await tellFailedSignIns();
    expect(await failed()).toHaveLength(2);
    await say('Post', known);
    await say('Post', known);
    await say('Pre', known, 60);
    await say('Pre', known);
    await tellFailedSignIns();
    expect((await failed())[0]).toEqual(['reader', '2 tries']);
  });

  it('keep nobody out when they cannot be counted', async () => {
    await say('Pre', { userAttributes: 7 });
    vi.stubEnv('RUNS_TABLE', 'no-such-table');
    await say('Pre', known);
    await say('Post', known);
    vi.unstubAllEnvs();
  });
});

it('tells who read wages, where, and how often by the five minutes', async () => {
  const { body: car } = await admin.post('/api/cars/add', aCar({ own_contribution: 111.5 }));
  const [user, nowages] = [await runtime.as('default'), await runtime.as('nowages')];
  for (let reads = 0; reads < 3; reads += 1) {
    await user.get('/api/cars/list', { page: reads + 1 });
    await user.get(`/api/cars/${car.id}/detail`, {}, fromThere);
    await nowages.get('/api/cars/list');
  }
  expect(await linesOf('wages_read', 'nowages')).toEqual([]);
  expect((await linesOf('wages_read', 'default')).map(({ about }) => about)).toEqual([
    'Vehicles: BMW 320d Touring',
    'Vehicles',
  ]);
});

describe('a contract', () => {
  /** The operations that the log tells as reads of wages by this user. */
  const reads = async (who: string): Promise<string[]> =>
    (await linesOf('wages_read', who))
      .map(({ event_info_json: info }) => String(info['operation']))
      .filter((operation) => operation.startsWith('contracts.'))
      .toSorted();
  const ok = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const published = async (content_html: string): Promise<number> => {
    const { id } = await ok(admin.post('/api/contract_template/add', { name: 'Annex', type: 'annex', content_html }));
    await ok(admin.post('/api/contract_template/publish', { template_id: id }));
    return id;
  };
  const person = async (over: object = {}): Promise<number> => {
    const who = { first_name: 'Ann', last_name: `Paid ${Math.random()}`, email: `${Math.random()}@acme.be`, ...over };
    return (await ok(admin.post('/api/employees/add', who))).id;
  };
  /** Reads all that shows the values of a contract, of its template for a person, and the file of the contract. */
  const readAll = async (client: ApiClient, template_id: number, employee_id: number): Promise<void> => {
    const made = await ok(admin.post('/api/contracts/addToEmployee', { employee_id, contract_template_id: template_id })); // prettier-ignore
    await ok(client.get(`/api/contracts/shortcodes/${made.id}/list`));
    await ok(client.post('/api/contracts/missingValues', { contract_id: made.id }));
    await ok(client.post('/api/contract_template/preview', { template_id, employee_id }));
    await ok(client.get(`/api/contract/${made.id}/pdf`));
  };

  it.each([
    ['wage', '#wage_gross', 'noExport'],
    ['account', '#employee_iban', 'noFleet'],
  ] as const)('that names the %s is told as a read of wages wherever it is shown', async (_what, field, persona) => {
    const reader = await runtime.as(persona);
    const text = await published(`<p>Hi #employee_name, ${field}, #vehicle_own_contribution</p>`);
    const [paid, unpaid] = [await person({ iban: 'BE68539007547034' }), await person()];
    const wages = [{ type: 'employee_paid_monthly', amount: 3210.5, from: '01/01/2024' }];
    await ok(admin.post('/api/employees/wages/set', { employee_id: paid, wages }));
    await readAll(reader, text, unpaid);
    expect(await reads(persona)).toEqual([]);
    await readAll(reader, text, paid);
    const wanted = ['getContractPdf', 'listShortcodes', 'missingValues', 'previewTemplate'];
    expect(await reads(persona)).toEqual(wanted.map((name) => `contracts.${name}`));
  });

  it('leaves with others as files, which is told as an export when it begins', async () => {
    const order = { employee_id: await person(), contract_template_id: await published('<p>Hi</p>') };
    const { id } = await ok(admin.post('/api/contracts/addToEmployee', order));
    await ok(admin.post('/api/contracts/download', { contract_ids: [id, id] }));
    const [told] = await linesOf('exported', 'admin');
    expect(told).toMatchObject({ about: 'contracts as PDFs', event_info_json: { rows: 1, columns: [] } });
    expect(told?.event_info_json['name']).toMatch(/^contracts \d\d-\d\d-20\d\d\.zip$/);
  });

  it('that was uploaded may hold wages, which nobody knows', async () => {
    const employee_id = await person();
    const order = { employee_id, file_type: 'pdf', contract_name: 'On paper' };
    const { id } = await ok(admin.post('/api/contracts/addToEmployee', order));
    const base64_pdf = aPdf('What was agreed').toString('base64');
    await ok(admin.post('/api/contracts/pdfbased/uploadPDF', { contract_id: id, base64_pdf }));
    await ok((await runtime.as('default')).get(`/api/contract/${id}/pdf`));
    expect(await reads('default')).toEqual(['contracts.getContractPdf']);
  });
});

it('tells changes of rights, exports and acting as somebody, as their events do', async () => {
  const support = await runtime.as('support');
  await admin.post('/api/users/edit', { id: actorOf('light').user_id, can_export: 0 });
  await admin.get('/api/assets/list/excel', {}, fromThere);
  await support.post('/api/profile/impersonate', { user_id: actorOf('reader').user_id, purpose: 'question 17' });
  const told = (await log()).filter(({ what }) => what !== 'signed_in').slice(0, 3);
  expect(told.map(({ what, who, about }) => [what, who, about])).toEqual([
    ['impersonation_started', 'support', 'reader'],
    ['exported', 'admin', 'the assets'],
    ['role_updated', 'admin', 'light'],
  ]);
  expect(told[0]?.event_info_json['purpose']).toBe('question 17');
  expect(told[2]?.event_info_json['changes']).toEqual([{ field: 'can_export', old: 1, new: 0 }]);
});

it('tells who leads a team from now on, by number, and nothing when nobody else does', async () => {
  const leaders = [employeeIdOf('manager'), employeeIdOf('reader')];
  const { body: team } = await admin.post('/api/teams/add', { name: 'Harbour', leader_employee_ids: leaders });
  await admin.post('/api/teams/edit', { id: team.id, name: 'Port', leader_employee_ids: leaders.toReversed() });
  await admin.post('/api/teams/edit', { id: team.id, leader_employee_ids: leaders.slice(0, 1) });
  await admin.post('/api/teams/delete', { id: team.id });
  const told = await linesOf('team_leaders_changed');
  const { body: people } = await admin.get('/api/employees/list', { per_page: 1000 });
  const nameOf = (id: number) => people.data.find((row: { id: number }) => row.id === id).name;
  expect(told.map(({ about, event_info_json: { old, leaders: now } }) => [about, old, now])).toEqual([
    ['Port: no team lead', leaders.slice(0, 1), []],
    [`Port: led by ${nameOf(leaders[0]!)}`, leaders.toReversed(), leaders.slice(0, 1)],
    [`Harbour: led by ${leaders.map(nameOf).join(', ')}`, [], leaders],
  ]);
});

it('tells how payroll is reached: integrations and their credentials', async () => {
  const { body } = await admin.post('/api/integrations/add', { name: 'Brabo', product: 'csv' });
  await admin.post('/api/integrations/edit', { integration_id: body.id, name: 'Brabo 2' });
  expect((await linesOf('integration_added')).map(({ about }) => about)).toEqual(['Brabo']);
  const [changed] = await linesOf('integration_changed');
  expect(changed).toMatchObject({ about: 'Brabo 2', who: 'admin' });
  expect(changed?.event_info_json['changes']).toEqual([{ field: 'name', old: 'Brabo', new: 'Brabo 2' }]);
});

it('wants to know why support acts as somebody', async () => {
  const support = await runtime.as('support');
  await support.post('/api/profile/stopImpersonating');
  for (const purpose of [undefined, ' ', 'x'.repeat(241)]) {
    const refused = await support.post('/api/profile/impersonate', { user_id: actorOf('reader').user_id, purpose });
    expect([refused.status, refused.body.fields?.[0].path]).toEqual([422, 'purpose']);
  }
});

it('chains each line once, also when several do so at once', async () => {
  const before = await log();
  const clients = await Promise.all(personaNames.map((persona) => runtime.as(persona)));
  await Promise.all(clients.map((client) => client.get('/api/profile')));
  await Promise.allSettled(Array.from({ length: 4 }, () => chainAudit()));
  const after = await log();
  expect(after.slice(-before.length)).toEqual(before);
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
  expect((await log()).length).toBe(after.length);
});

describe('the list', () => {
  it('searches, filters, orders and pages as every list', async () => {
    const all = await log();
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
    const exports = await log({
      filters: JSON.stringify({ match: 'all', conditions: [{ column: 'what', operator: 'is', values: ['exported'] }] }),
    });
    expect(exports.length).toBeGreaterThan(0);
    expect(new Set(exports.map(({ what }) => what))).toEqual(new Set(['exported']));
    expect((await log({ search_term: 'stranger' })).map(({ what }) => what)).toEqual(['sign_in_refused']);
    expect((await log({ per_page: 2, page: 2 })).map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
    expect((await admin.get('/api/audit/list', { orderby_column: 'iban' })).status).toBe(422);
  });

  it('has a month as a segment, and no others', async () => {
    const monthOf = ({ at }: Line): string => belgianDayOf(at).slice(0, 7);
    const lines = await log();
    const [last] = lines;
    if (!last) throw new Error('the log has lines');
    const month = monthOf(last);
    expect(await log({ segment_id: month })).toEqual(lines.filter((line) => monthOf(line) === month));
    expect(await log({ segment_id: '2024-02' })).toEqual([]);
    for (const segment_id of ['2024-13', 'archived', '1'])
      expect((await admin.get('/api/audit/list', { segment_id })).status).toBe(404);
  });

  it.each(personaNames)('is for the audit right only: %s', async (persona) => {
    const client = await runtime.as(persona);
    const reads = can(actorOf(persona), 'audit:read');
    const exports = reads && actorOf(persona).can_export === 1;
    expect((await client.get('/api/audit/list')).status).toBe(reads ? 200 : 403);
    expect((await client.get('/api/audit/list/excel')).status).toBe(exports ? 200 : 403);
  });
});

it('leaves as a file, which stands in the log itself', async () => {
  const answer = await admin.call(exportAudit, { query: { columns: 'day,what,who,about', search_term: 'stranger' } });
  if (!('file_url' in answer)) throw new Error('a short log is a file');
  const path = folder.write('audit.xlsx', Buffer.from(await (await fetch(answer.file_url)).arrayBuffer()));
  const rows = await textsOf(path);
  expect(rows[0]).toEqual(['Day', 'What', 'Who', 'About']);
  expect(rows[1]).toEqual(expect.arrayContaining(['Sign-in refused', 'stranger']));
  expect((await linesOf('exported'))[0]).toMatchObject({ about: 'the audit log', event_info_json: { filtered: true } });
});
