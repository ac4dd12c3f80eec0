import { beforeAll, expect, it } from 'vitest';
import { CHANGED_AT_ONCE_MAX } from '#shared/trainings/participant.rules.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';

type Row = { employee_id: number; version: number; status: string };

/** More than are changed at once without a run. */
let people: number[];

const post = (path: string, body: Record<string, unknown>) => admin.post(`/api/trainings/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const newCourse = async (): Promise<number> => {
  const day = toDmy(addDays(today(), 10));
  return (await ok(post('add', { name: 'First aid', cost: 300, start_date: day, end_date: day }))).id;
};
const list = async (id: number) =>
  (await admin.get(`/api/trainings/${id}/participants/list`, { per_page: '1000' })).body;
const rowOf = async (id: number, employee: number): Promise<Row | undefined> =>
  (await list(id)).data.find((row: Row) => row.employee_id === employee);
const add = (training_id: number, employee_id: number) => post('participants/add', { training_id, employee_id });
const run = async (path: string, body: Record<string, unknown>) => ended(admin, (await ok(post(path, body))).run_id);

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  people = [];
  for (let at = 0; at < 30; at += 1)
    people.push((await ok(admin.post('/api/employees/add', { first_name: 'Jan', last_name: `Gezien${at}` }))).id);
});

it('overwrites nobody in a run whom somebody else changed, before it begins or meanwhile', async () => {
  const id = await newCourse();
  await run('participants/addMany', { training_id: id, employee_ids: people });
  const seen = async () => (await list(id)).data.map(({ employee_id, version }: Row) => ({ employee_id, version }));
  const versions = await seen();
  const change = (person: number | undefined) => ok(post('participants/updateStatus', { training_id: id, employee_ids: [person], status: 'not_pursued' })); // prettier-ignore
  await change(people[3]);
  const all = (now: unknown) => post('participants/updateStatus', { training_id: id, employee_ids: people, versions: now, status: 'followed' }); // prettier-ignore
  const refused = await all(versions);
  expect([refused.status, refused.body.code]).toEqual([409, 'stale_version']);
  expect(refused.body.current.participants).toMatchObject([{ employee_id: people[3], status: 'not_pursued' }]);
  expect(await list(id)).toMatchObject({ statuses: { reserved: 29, not_pursued: 1 } });
  const current = await seen();
  // Between the check and the transaction that starts the run.
  const came = beforeNextTransaction(() => change(people[7]));
  const { run_id: runId } = await ok(all(current));
  expect(came()).toBe(true);
  const ran = await ended(admin, runId);
  expect([ran.done, ran.failed]).toEqual([29, 1]);
  expect(ran.items.find(({ status }: { status: string }) => status === 'failed')).toMatchObject({
    message: 'Someone else saved this record while you were editing.',
  });
  expect(await list(id)).toMatchObject({ statuses: { followed: 29, not_pursued: 1 } });
});

it('changes all who are changed at once, or none of them', async () => {
  const id = await newCourse();
  const few = people.slice(0, CHANGED_AT_ONCE_MAX);
  await run('participants/addMany', { training_id: id, employee_ids: few });
  const rows: Row[] = (await list(id)).data;
  const versions = rows.map(({ employee_id, version }) => ({ employee_id, version }));
  const set = (employee_ids: number[], status: string) => post('participants/updateStatus', { training_id: id, employee_ids, status }); // prettier-ignore
  const came = beforeNextTransaction(() => ok(set([few.at(-1)!], 'not_pursued')));
  const refused = await post('participants/updateStatus', { training_id: id, employee_ids: few, versions, status: 'followed' }); // prettier-ignore
  expect([came(), refused.status, refused.body.code]).toEqual([true, 409, 'stale_version']);
  const left = { reserved: CHANGED_AT_ONCE_MAX - 1, not_pursued: 1 };
  expect(await list(id)).toMatchObject({ statuses: left });
  expect(await ok(set(few, 'followed'))).toEqual({ count: CHANGED_AT_ONCE_MAX, run_id: null });
});

it('is tried again by what somebody else changed, and by no other refusal', async () => {
  const id = await newCourse();
  await ok(add(id, people[0]!));
  const { version } = (await rowOf(id, people[0]!))!;
  beforeNextTransaction(() => Promise.reject(new Error('refused by the test')));
  const body = { training_id: id, employee_ids: [people[0]], versions: [{ employee_id: people[0], version }], status: 'followed' }; // prettier-ignore
  expect((await post('participants/updateStatus', body)).status).toBe(500);
  expect(await rowOf(id, people[0]!)).toMatchObject({ version, status: 'reserved' });
});

it('puts removed people back as far as there are places, and lets them wait beyond', async () => {
  const id = await newCourse();
  await ok(post('edit', { training_id: id, seats: 2 }));
  const [a = 0, b = 0, c = 0] = people;
  for (const person of [a, b, c]) await ok(add(id, person));
  const removed = await run('participants/removeMany', { training_id: id, employee_ids: [a, b] });
  expect(await rowOf(id, c)).toMatchObject({ status: 'reserved' });
  const undone = await ended(admin, (await ok(admin.post('/api/runs/undo', { run_id: removed.run_id }))).run_id);
  expect([undone.done, undone.failed]).toEqual([2, 0]);
  const { details } = (await admin.get(`/api/trainings/${id}/detail`)).body;
  expect(details).toMatchObject({ seats_taken: 2, participant_count: 2, waiting_count: 1 });
});
