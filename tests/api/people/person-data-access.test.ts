import { afterAll, beforeAll, expect, it } from 'vitest';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { november, ok, startPush, startPushCompany, TODAY, type PushCompany } from '#tests/api/push/push-company.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { employeeIdOf, personaNames, type Persona } from '#tests/personas.ts';
import { exportedPerson } from './exported-person.ts';

/** CloudFront appends the caller's address, API Gateway that of CloudFront. */
const from = (address: string, agent: string) => ({
  'x-forwarded-for': `10.9.9.9, ${address}, 198.51.100.1`,
  'user-agent': agent,
});
const HERE = from('203.0.113.9', 'Firefox/130 of the person');
const THERE = from('203.0.113.77', 'Safari/600 of somebody else');

let company: PushCompany;
let admin: ApiClient;
const person = employeeIdOf('default');
const other = employeeIdOf('reader');
const userOf = (persona: Persona) => personaNames.indexOf(persona) + 1;

beforeAll(async () => {
  company = await startPushCompany();
  ({ admin } = company);
  // A clock that stands still gives every line of the log the same moment.
  await ok(admin.post('/dev/clock', { today: '' }));
  for (const employee_id of [person, other])
    await ok(admin.post('/api/employees/wages/set', { employee_id, wages: [{ type: 'employee_paid_monthly', amount: 3210, from: '01/02/2024' }] })); // prettier-ignore
});
afterAll(() => company.close());

type Line = Record<'what' | 'by' | 'about', string> & Record<'acting_as' | 'address' | 'agent', string | null>;

/** The export of the person, once the lines of the audit log are chained. */
const exported = async (of = person) => {
  await chainAudit();
  return exportedPerson(admin, of);
};

it('holds the sign-ins of the person, with address and browser, and those of nobody else', async () => {
  const [own, strange] = [await company.runtime.as('default'), await company.runtime.as('reader')];
  await ok(own.get('/api/profile', {}, HERE));
  await ok(strange.get('/api/profile', {}, THERE));
  const { data, page, files } = await exported();
  expect(data.signIns).toMatchObject([{ address: '203.0.113.9', agent: 'Firefox/130 of the person' }]);
  expect(page).toContain('Firefox/130 of the person');
  expect(data.audit).toContainEqual(expect.objectContaining({ what: 'Signed in', by: 'default', address: '203.0.113.9', agent: 'Firefox/130 of the person' })); // prettier-ignore
  expect([...files.values()].filter((bytes) => /203\.0\.113\.77|somebody else/.test(String(bytes)))).toEqual([]);
});

it('holds what the audit log says of the person and of what they did, without whom else it names', async () => {
  const own = await company.runtime.as('default');
  await ok(own.get(`/api/employees/${other}/detail`, {}, HERE));
  await ok(admin.get(`/api/employees/${person}/detail`, {}, THERE));
  await ok(admin.get(`/api/employees/${other}/detail`, {}, THERE));
  await ok(admin.post('/api/users/edit', { id: userOf('default'), can_export: 0 }, THERE));
  await ok(admin.post('/api/users/edit', { id: userOf('reader'), can_export: 0 }, THERE));
  await ok(admin.post('/api/teams/add', { name: 'Harbour', leader_employee_ids: [person, other] }, THERE));
  await ok(admin.post('/api/teams/add', { name: 'Lighthouse', leader_employee_ids: [other] }, THERE));
  const { data } = await exported();
  const lines: Line[] = data.audit;
  const of = (what: string) => lines.filter((line) => line.what === what).map(({ by, about, address }) => [by, about, address]); // prettier-ignore
  expect(of('Wages read')).toEqual([
    ['admin', expect.stringMatching(/^People: .*default/), null],
    ['default', 'People: …', '203.0.113.9'],
  ]);
  expect(of('Rights changed')).toEqual([['admin', 'default', null]]);
  expect(of('Team leads changed')).toEqual([
    ['admin', expect.stringMatching(/^Harbour: led by .*default.*, …$/), null],
  ]);
  expect(of('Data of a person exported')).toContainEqual(['admin', expect.stringContaining('default'), expect.toSatisfy((address) => address === null)]); // prettier-ignore
  expect(JSON.stringify(lines)).not.toMatch(/reader|Lighthouse|203\.0\.113\.77|somebody else/);
});

it('holds who read wages in a contract of the person, and of others only that the person did', async () => {
  const paper = aPdf('With a wage').toString('base64');
  const contractOf = async (employee_id: number, contract_name: string): Promise<number> => {
    const { id } = await ok(
      admin.post('/api/contracts/addToEmployee', { employee_id, contract_name, file_type: 'pdf' }),
    );
    await ok(admin.post('/api/contracts/pdfbased/uploadPDF', { contract_id: id, base64_pdf: paper }));
    return id;
  };
  const [theirs, strange] = [await contractOf(person, 'Annex A'), await contractOf(other, 'Secret annex')];
  const own = await company.runtime.as('default');
  await ok(own.get(`/api/contract/${strange}/pdf`, {}, HERE));
  for (const id of [theirs, strange]) await ok(admin.get(`/api/contract/${id}/pdf`, {}, THERE));
  const lines: Line[] = (await exported()).data.audit;
  const read = lines.filter(({ what, about }) => what === 'Wages read' && about.startsWith('Contracts'));
  expect(read.map(({ by, about, address }) => [by, about, address])).toEqual([
    ['admin', 'Contracts: Annex A', null],
    ['default', 'Contracts: …', '203.0.113.9'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('Secret annex');
});

it('leaves out where support was that acted as the person', async () => {
  const support = await company.runtime.as('support');
  await ok(support.post('/api/profile/impersonate', { user_id: userOf('default'), purpose: 'question 17' }, THERE));
  await ok(support.get(`/api/employees/${other}/detail`, {}, THERE));
  await ok(support.post('/api/profile/stopImpersonating', {}, THERE));
  const lines: Line[] = (await exported()).data.audit;
  expect(lines.find(({ acting_as: who }) => who !== null)).toMatchObject({ by: 'default', acting_as: 'support', address: null, agent: null }); // prettier-ignore
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113\.77|somebody else/);
});

it('holds what was pushed of the person to payroll and what became of it, line by line, and nothing of others', async () => {
  await ok(admin.post('/dev/clock', { today: TODAY }));
  const [ann, bob, carl] = [await company.person('Ann'), await company.person('Bob'), await company.person('Carl', { employee_number: '' })]; // prettier-ignore
  const office = await company.integration('OK-7');
  await company.link(office, company.types.holiday, '1010');
  await company.leave(ann, '17/11/2026');
  await company.leave(ann, '18/11/2026');
  await company.leave(bob, '19/11/2026');
  await startPush(company, november(office, [ann, bob, carl]));
  const push = { office: 'Brabo OK-7', month: '2026-11' };
  const { data, page } = await exported(ann);
  const line = { ...push, state: 'Accepted', code: '1010', what: 'Holiday', minutes: 456 };
  expect(data.payroll).toMatchObject([{ ...line, day: '2026-11-17' }, { ...line, day: '2026-11-18' }]); // prettier-ignore
  expect(page).toContain('Pushed to payroll');
  expect(JSON.stringify(data.payroll)).not.toMatch(/2026-11-19|Bob/);
  expect((await exported(carl)).data.payroll).toMatchObject([
    { ...push, state: 'Left out', message: 'No payroll number', day: null },
  ]);
});
