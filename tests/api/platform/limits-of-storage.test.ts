import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEXT_MAX } from '#shared/custom-fields/custom-value.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { feedProgress } from '#functions/platform/events/feed-progress.ts';
import { react } from '#functions/platform/events/react.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { aPdf } from '#tests/builders/files.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';

// A transaction has 100 actions, an item 400 KB; what a company enters knows of neither.

const post = async (path: string, body: Record<string, unknown>) => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  expect(status, `${path} ${JSON.stringify(answer)}`).toBe(200);
  return answer;
};
const personIn = async (last_name: string): Promise<number> =>
  (await post('employees/add', { first_name: 'Ann', last_name, start_date: '01/01/2026' })).id;

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  await admin.post('/dev/clock', { today: '23/11/2026' });
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

it('an absence over more days off than a transaction has room for is told to everybody who decided them', async () => {
  const { id: leave } = await post('daysOff/types/add', { name: 'Leave' });
  const { id: illness } = await post('daysOff/types/add', { name: 'Illness', kind: 'absence' });
  for (const at of [1, 2, 3])
    await post('users/add', { name: `Admin ${at}`, email: `admin${at}@limits.example`, role: 'admin', subject: `a${at}` }); // prettier-ignore
  const person = await personIn('Often');
  const tuesdays = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2027, 0, 5 + at * 7)));
  const asked: number[] = [];
  for (const tuesday of tuesdays) {
    const [year, month, day] = tuesday.toISOString().slice(0, 10).split('-');
    const date = `${day}/${month}/${year}`;
    asked.push((await post('daysOff/requests/add', { employee_id: person, type_id: leave, start_date: date, end_date: date, approved: 1 })).id); // prettier-ignore
  }
  const span = { type_id: illness, start_date: '04/01/2027', end_date: '31/12/2027' };
  const added = await post('daysOff/absences/add', { employee_id: person, ...span });
  expect(added.warnings).toEqual(['days_ahead_taken']);
  const told = async () => {
    const mails = (await Promise.all(asked.map((id) => mailsOf('day_off_request', id)))).flat();
    return mails.filter(({ purpose }) => purpose === 'day_off_met_absence').length;
  };
  // The transaction has room for some; the sweeper queues the rest, also when whoever saved it died right after.
  expect(await told()).toBe(50);
  const sweep = async (): Promise<void> => {
    // The clock of this test is behind that of the machine, from which the sweeper begins.
    await transact([feedProgress('reactions').write('2026-11-20T00:00:00.000Z')]);
    await react(reactions);
  };
  await sweep();
  const all = await told();
  expect(all).toBeGreaterThanOrEqual(3 * tuesdays.length);
  expect(all % tuesdays.length).toBe(0);
  await sweep();
  expect(await told()).toBe(all);
});

it('a contract with a long trail and many documents is deleted for good', async () => {
  const contract = { employee_id: await personIn('Long'), contract_name: 'Long', file_type: 'pdf' };
  const { id } = await post('contracts/addToEmployee', contract);
  for (let at = 0; at < 22; at += 1)
    await uploadDocument(admin, id, { object: 'contract', name: `${at}.pdf`, bytes: aPdf(`Page ${at}`) });
  const parts = Array.from({ length: 70 }, (_, at) => `audit#${String(at + 1).padStart(6, '0')}`);
  await transact(parts.map((part) => contractStore.putPart(id, part, { n: 1 })));
  await post('contracts/delete', { contract_id: id });
  const answer = await admin.post('/api/contracts/hardDelete', { contract_id: id }, { 'idempotency-key': 'long' });
  expect([answer.status, answer.body]).toMatchObject([200, { id, files: 22 }]);
});

it('texts that are more than a record holds are refused, and nothing of them is kept', async () => {
  const fields: number[] = [];
  for (let at = 0; at < 45; at += 1)
    fields.push((await post('customFields/add', { object_type: 'employee', name: `Text ${at}`, type: 'text' })).id);
  const id = await personIn('Wordy');
  const texts = (length: number) =>
    Object.fromEntries(fields.map((field) => [`custom_field_${field}`, 'é'.repeat(length)]));
  const set = (length: number) =>
    admin.post('/api/customFields/setValue', { object_type: 'employee', object_id: id, ...texts(length) });
  const { status, body } = await set(TEXT_MAX);
  expect([status, body.code]).toEqual([413, 'payload_too_large']);
  expect((await set(100)).status).toBe(200);
});

it('refuses more changes than a transaction holds, with what to do, and saves none of them', async () => {
  const id = await personIn('Paid');
  const wages = (first: number, amount: number, count = 100) =>
    Array.from({ length: count }, (_, at) => {
      const month = first + at;
      const from = `01/${String((month % 12) + 1).padStart(2, '0')}/${2010 + Math.floor(month / 12)}`;
      return { type: 'employee_paid_monthly', amount: amount + at, from };
    });
  const set = (list: object[]) => admin.post('/api/employees/wages/set', { employee_id: id, wages: list });
  const { status, body } = await set(wages(0, 1000));
  expect([status, body.code, body.detail]).toMatchObject([
    413,
    'payload_too_large',
    expect.stringContaining('Make some of them first'),
  ]);
  expect((await set(wages(0, 1000, 60))).status).toBe(200);
  expect((await set(wages(0, 1000))).status).toBe(200);
  expect((await set(wages(0, 3000))).status).toBe(413);
  expect((await employeeStore.get(id))?.wages[0]?.amount).toBe(1000);
});
