import { setTimeout as sleep } from 'node:timers/promises';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { copyAudit } from '#functions/platform/audit/copy-audit.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { handler as deliver } from '#functions/workflows/webhooks/deliver.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { isWriteDue } from '#functions/workflows/snapshots/write.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { startReceiver } from '#tests/api/integrations/start-receiver.ts';
import { ended, type startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';
import { apiClient } from '#tests/harness/api-client.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { aCar } from '#tests/builders/car.ts';
import type { Consumption } from './consumption.ts';

export type Units = Pick<Consumption, 'calls' | 'reads' | 'writes' | 'indexWrites' | 'gets' | 'puts' | 'secrets'> & {
  /** Requests to the API, mails, and files that a browser posts to the store, each of which is scanned. */
  requests: number;
  mails: number;
  uploads: number;
};
export type Act = 'list' | 'cold row' | 'profile' | 'detail' | 'feed' | 'search' | 'home' | 'add' | 'edit' | 'note' | 'asset' | 'licence' | 'participant' | 'day off' | 'contract' | 'push' | 'event told' | 'audit line' | 'sweep' | 'look for snapshots' | 'look for webhooks' | 'import row' | 'export' | 'document' | 'reminder'; // prettier-ignore

type Started = Awaited<ReturnType<typeof startRuntimeWithRuns>>;
type Body = Record<string, unknown>;

const PEOPLE = 20;
const IMPORT_ROWS = 100;
const REMINDERS = 10;
const TIMES = 20;

/** Does each act of a tenant's days several times and says what one of them took. */
export const measureActs = async ({ runtime }: Started, take: () => Consumption): Promise<Map<Act, Units>> => {
  const admin = await runtime.as('admin');
  const nobody = await runtime.as('nobody');
  const acts = new Map<Act, Units>();
  let requests = 0;
  let uploads = 0;
  // why: the acts read answers of any endpoint, which have no type in common
  // oxlint-disable-next-line typescript/no-explicit-any
  const answer = ({ status, body }: { status: number; body: any }, path: string): any => {
    requests += 1;
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  const get = async (path: string, query: Record<string, string | number> = {}) =>
    answer(await admin.get(`/api/${path}`, query), path);
  const post = async (path: string, sent: Body, client = admin) =>
    answer(await client.post(`/api/${path}`, sent), path);
  const run = async (path: string, sent: Body): Promise<void> => {
    const { status, failed, problem } = await ended(admin, (await post(path, sent)).run_id);
    if (status !== 'succeeded' || failed > 0) throw new Error(`${path}: ${status} ${failed} ${problem}`);
  };
  const mails = async (): Promise<number> => (await runtime.mails()).length;
  /** `per` of what one round does make one act. */
  const measure = async (
    act: Act,
    work: (round: number) => Promise<unknown>,
    per = 1,
    times = TIMES,
  ): Promise<void> => {
    await work(0);
    const before = await mails();
    take();
    requests = 0;
    uploads = 0;
    for (let round = 1; round <= times; round += 1) await work(round);
    const sent = (await mails()) - before;
    const { calls, reads, writes, indexWrites, gets, puts, secrets } = take();
    const all = { calls, reads, writes, indexWrites, gets, puts, secrets, requests, mails: sent, uploads };
    // why: fromEntries forgets which names there are
    const each = Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, sum / (times * per)])) as Units;
    acts.set(act, each);
  };

  const vehicles = (await get('cars/list')).count + (await get('employees/list')).count;
  await measure('cold row', () => (runtime.forget(), get('cars/list')), vehicles, 3);
  await measure('list', () => get('cars/list'));
  await measure('profile', () => get('profile'));
  await measure('detail', (round) => get(`cars/${round + 1}/detail`));
  await measure('feed', (round) => get('activity/list', { relatedObject: 'car', relatedObjectId: round + 1 }));
  await measure('search', (round) => get('search', { query: `${round} audi` }));
  await measure('home', () => get('home'));
  const ids: number[] = [];
  await measure('add', async (round) => ids.push((await post('cars/add', aCar({ plate: `1-CST-${round}` }))).id));
  await measure('edit', (round) => post('cars/edit', { car_id: ids[round], color: `c${round}` }));
  await measure('note', (round) => post('activity/addNote', { relatedObject: 'car', relatedObjectId: ids[round], note: 'A note of one sentence.' })); // prettier-ignore

  const sendFile = async (purpose: 'import' | 'document', content: Buffer, about: Body = {}): Promise<string> => {
    const [filename, content_type] = purpose === 'import' ? ['cost.xlsx', XLSX_TYPE] : ['cost.pdf', 'application/pdf'];
    const asked = { purpose, filename, content_type, size: content.length, ...about };
    const { url, fields, upload_id: uploadId } = await post('files/requestUpload', asked);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields as Record<string, string>)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(content)], { type: content_type }), filename);
    const { ok, status } = await fetch(String(url), { method: 'POST', body: form });
    if (!ok) throw new Error(`the store answered ${status}`);
    uploads += 1;
    return String(uploadId);
  };
  await measure('export', () => get('cars/list/excel'), 1, 3);
  await measure('document', async (round) => {
    const about = { relatedObject: 'car', relatedObjectId: ids[round] };
    const { id } = await post('files/confirmUpload', { upload_id: await sendFile('document', aPdf(), about) });
    await get(`files/${id}/download`);
  });
  await measure('import row', async (round) => {
    const day = '14/10/2024';
      const cells = (at: number) => ['Kia', 'EV6', `2-IM${'ABCD'[round]}-${100 + at}`, 'Electric', 0, 'No', day, day, day, 40_000];
      const rows = Array.from({ length: IMPORT_ROWS }, (_, at) => cells(at));
      const headers = ['Brand', 'Model', 'License plate', 'Fuel', 'CO2', 'Utility vehicle', 'Date of first registration', 'Commissioning date', 'Order date', 'Catalogue value'];
      const content = aWorkbook({ rows: [headers, ...rows] });
      const started = await post('imports/car/start', { upload_id: await sendFile('import', content) });
    const mapping = Object.fromEntries(started.columns.map(({ header, field }: Record<string, string>) => [header, field])); // prettier-ignore
    await run('imports/check', { import_id: started.import_id, mapping, key: 'plate' });
    const { counts } = await get('imports/rows', { import_id: started.import_id });
      if (counts.new !== IMPORT_ROWS) throw new Error(JSON.stringify(counts));
      await run('imports/commit', { import_id: started.import_id });
  }, IMPORT_ROWS, 3); // prettier-ignore
  const firstDay = addDays(new Date().toISOString().slice(0, 10), 1);
  await measure('reminder', async (round) => {
    const day = addDays(firstDay, round);
    for (const id of ids.slice(0, REMINDERS)) {
      const about = { related_object: 'car', related_object_id: id };
      await post('reminders/add', { ...about, message: 'Call the garage', date: toDmy(day) });
    }
    pinToday(day);
    await tellReminders();
    pinToday(undefined);
  }, REMINDERS, 3); // prettier-ignore

  const people: number[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const person = { first_name: 'Cost', last_name: `Nr ${at}`, email: `cost${at}@x.example`, start_date: '01/01/2020', employee_number: `COST${at}` }; // prettier-ignore
    people.push((await post('employees/add', person)).id);
  }
  const { id: assetTypeId } = await post('assetTypes/add', { name: 'Cost' });
  await measure('asset', () => run('assets/bulkAssign', { assetTypeId, price: 10, employee_ids: people }), PEOPLE, 3);
  await measure('licence', async (round) => {
    const product = { name: `Cost ${round}`, url: `cost${round}.example`, seats: 50, seat_cost: 4 };
    const { id: product_id } = await post('software/products/add', product);
    await run('software/licenses/addMany', { product_id, employee_ids: people });
  }, PEOPLE, 3); // prettier-ignore
  await measure('participant', async (round) => {
    const training = { name: `Cost ${round}`, cost: 100, start_date: '02/03/2026', end_date: '03/03/2026' };
    const { id: training_id } = await post('trainings/add', training);
    await run('trainings/participants/addMany', { training_id, employee_ids: people });
  }, PEOPLE, 3); // prettier-ignore
  const { id: type_id } = await post('daysOff/types/add', { name: 'Cost', has_balance: 0 });
  let day = addDays(new Date().toISOString().slice(0, 10), 60);
  const nextTuesday = (): string => {
    do day = addDays(day, 1);
    while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 2);
    return toDmy(day);
  };
  await measure('day off', async (round) => {
    const date = nextTuesday();
    const employee_id = people[round % PEOPLE];
    const { id } = await post('daysOff/requests/add', { employee_id, type_id, start_date: date, end_date: date });
    await post('daysOff/requests/decide', { request_ids: [id], decision: 'approve' });
  });
  const text = '<h1>Annex</h1><p>Between #company_name and #employee_name.</p>';
  const { id: template } = await post('contract_template/add', { name: 'Cost', type: 'annex', content_html: text });
  await post('contract_template/publish', { template_id: template });
  await measure('contract', async (round) => {
    const at = round % PEOPLE;
    const { id } = await post('contracts/addToEmployee', { employee_id: people[at], contract_template_id: template });
    await post('contracts/sendToEmployee', { contract_id: id });
    const mail = (await runtime.mails()).find(({ to }) => to.includes(`cost${at}@x.example`));
    const token = /\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    answer(await nobody.get(`/api/links/${token}/detail`), 'links');
    await post(`links/${token}/open`, {}, nobody);
    await post(`links/${token}/answer`, { decision: 'sign', name: 'Cost', consent: 1 }, nobody);
    await completeWaiting();
    await runtime.mails();
  }, 1, 8); // prettier-ignore

  const receiver = await startReceiver();
  await post('webhookSubscriptions/add', { name: 'Cost', url: receiver.url, events: ['*'] });
  await deliver();
  for (let at = 0; at < TIMES; at += 1) await post('cars/edit', { car_id: ids[at], color: `w${at}` });
  const told = receiver.received.length;
  await measure('event told', async (round) => round === 1 && deliver(), 1, 1);
  const events = Math.max(1, receiver.received.length - told);
  acts.set('event told', Object.fromEntries(Object.entries(acts.get('event told')!).map(([name, sum]) => [name, sum / events])) as Units); // prettier-ignore
  await measure('look for webhooks', () => deliver(), 1, 3);
  await receiver.close();

  await sweep();
  await measure('sweep', () => sweep(), 1, 3);
  await measure('look for snapshots', () => isWriteDue(), 1, 3);
  const signIns = 20;
  const now = Math.floor(Date.now() / 1000);
  await measure('audit line', async (round) => {
    for (let at = 0; at < signIns; at += 1) {
      const claims = { auth_time: now - 100 * (round + 1) - at };
      await apiClient(runtime.url, await runtime.token('reader', { claims })).get('/api/profile');
    }
    await chainAudit();
    await copyAudit();
  }, signIns, 2); // prettier-ignore

  const [integration] = (await get('integrations/list')).data;
  const integration_id = integration.id;
  const codes = (await get(`integrations/${integration_id}/payrollTypes`)).data;
  for (const { type_id: each, payroll_day_off_type_id: code } of (await get(`integrations/${integration_id}/mapping`))
    .data)
    if (code === null)
      await post('integrations/linkDayOffType', {
        integration_id,
        type_id: each,
        payroll_day_off_type_id: codes[0].id,
      });
  const today = new Date().toISOString().slice(0, 10);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (const employee_id of people) {
    const span = { start_date: toDmy(`${today.slice(0, 8)}02`), end_date: toDmy(`${today.slice(0, 8)}06`) };
    await post('daysOff/requests/add', { employee_id, type_id, ...span, approved: 1 });
  }
  const of = { integration_id, year, month, employee_ids: people };
  await measure('push', async (round) => {
    if (round === 0) return;
    await get(`integrations/${integration_id}/people`, { year, month, per_page: 50 });
    const { payload_id, left_out } = await post('daysOff/push/preview', of);
    if (left_out.length > 0) throw new Error(JSON.stringify(left_out[0]));
    const { command_id } = await post('daysOff/push/start', { ...of, payload_id, confirm_retry_push: 1 });
    for (;;) {
      const { status_report: status } = (await admin.get(`/api/daysOff/push/${command_id}/detail`)).body;
      if (status === 'success') return;
      if (!isUnderWay(status)) throw new Error(`the push ended with ${status}`);
      await sleep(1_000);
    }
  }, PEOPLE, 1); // prettier-ignore
  return acts;
};
