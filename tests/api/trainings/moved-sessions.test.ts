import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import { ended, startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import type { Runtime } from '#tests/harness/runtime.ts';

const ADDRESS = 'verplaatst@x.example';

let runtime: Runtime;
let close: () => Promise<void>;
let admin: ApiClient;
let nobody: ApiClient;
let person: number;

const day = (offset: number): string => toDmy(addDays(today(), offset));
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const edit = (training_id: number, body: Record<string, unknown>) =>
  ok(admin.post('/api/trainings/edit', { training_id, ...body }));
const moveTo = (id: number, offset: number) => edit(id, { start_date: day(offset), end_date: day(offset) });
const mailsAbout = async (name: string): Promise<CapturedMail[]> =>
  (await runtime.mails()).filter(({ to, subject }) => to.includes(ADDRESS) && subject.includes(name));
const subjects = async (name: string) => (await mailsAbout(name)).map(({ subject }) => subject.split(':')[0]);
const tokenIn = (mail: CapturedMail | undefined): string => /\/answer\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const entryIn = (mail: CapturedMail | undefined, name: string): string | undefined =>
  new RegExp(`^${name}[:;](.*)$`, 'm').exec(mail?.attachments[0]?.text ?? '')?.[1]?.trim();
const answer = (token: string, said: string) =>
  nobody.request(answerLink, { params: { token }, body: { answer: said } });
const participant = async (id: number) =>
  (await admin.get(`/api/trainings/${id}/participants/${person}/detail`)).body.details;
const eventsOf = async (id: number): Promise<string[]> =>
  (await admin.get('/api/activity/list', { relatedObject: 'training', relatedObjectId: String(id) })).body.items.map(
    ({ event_type: type }: { event_type: string }) => type,
  );

/** A course to which the person was invited, and said yes. */
const accepted = async (name: string, offset = 10): Promise<{ id: number; token: string }> => {
  const course = { name, cost: 300, start_date: day(offset), end_date: day(offset) };
  const { id } = await ok(admin.post('/api/trainings/add', course));
  await ok(admin.post('/api/trainings/participants/add', { training_id: id, employee_id: person }));
  const { run_id } = await ok(admin.post('/api/trainings/invite', { training_id: id, employee_ids: [person] }));
  await ended(admin, run_id);
  const token = tokenIn((await mailsAbout(name))[0]);
  await answer(token, 'yes');
  expect((await participant(id)).answer).toBe('yes');
  return { id, token };
};

beforeAll(async () => {
  ({ runtime, close } = await startRuntimeWithRuns('personas', { mail: true }));
  [admin, nobody] = await Promise.all([runtime.as('admin'), runtime.as('nobody')]);
  const body = { first_name: 'Nora', last_name: 'Verplaatst', email: ADDRESS };
  person = (await ok(admin.post('/api/employees/add', body))).id;
});
afterAll(() => close());

it('asks again who said yes to other days, keeps their place, and says so in the feed', async () => {
  const { id, token } = await accepted('Rigging');
  await moveTo(id, 12);
  const [mail] = await mailsAbout('Rigging');
  expect(mail?.subject).toBe('New dates: Rigging');
  expect(mail?.text).toContain(`When: ${day(12)}`);
  expect(mail?.text).toContain(`Before: ${day(10)}`);
  expect(mail?.text).toContain('even if you answered before');
  expect([entryIn(mail, 'METHOD'), entryIn(mail, 'SEQUENCE')]).toEqual(['REQUEST', '1']);
  expect(await participant(id)).toMatchObject({ answer: null, status: 'reserved', waiting: 0 });
  expect((await eventsOf(id)).slice(0, 2)).toContain('participant_asked_again');
  expect((await nobody.request(getLink, { params: { token } })).body).toMatchObject({ state: 'open', answer: null });
  await answer(tokenIn(mail), 'yes');
  expect((await participant(id)).answer).toBe('yes');
});

it('keeps a yes where the days stay, or none are decided yet', async () => {
  const { id } = await accepted('Welding');
  await edit(id, { location_of_training: 'off-site' });
  expect((await participant(id)).answer).toBe('yes');
  await edit(id, { start_date: null, end_date: null });
  expect((await participant(id)).answer).toBe('yes');
  await moveTo(id, 15);
  expect((await participant(id)).answer).toBeNull();
  expect(await subjects('Welding')).toEqual(['New dates', 'Changed', 'Changed', 'Invitation']);
});

it('asks nobody again who answered on the page before the mail about the new days', async () => {
  const { id, token } = await accepted('Rescue');
  const stored = (await trainingStore.get(id))!;
  const [start_date, sequence] = [addDays(today(), 14), stored.sequence + 1];
  const moved = { sequence, is_past: 0 as const };
  // As if more people were invited than are told with the change.
  await transact([trainingStore.update(stored, { ...stored, start_date, end_date: start_date, sequence, moved })]);
  await answer(token, 'yes');
  await sweep();
  expect((await participant(id)).answer).toBe('yes');
  const mails = await mailsAbout('Rescue');
  expect(mails.map((mail) => [mail.subject.split(':')[0], entryIn(mail, 'SEQUENCE')])).toEqual([
    ['Changed', '1'],
    ['Invitation', '0'],
  ]);
});

it('calls the entry off once when the days that were to come lie behind, and asks for nothing', async () => {
  const { id } = await accepted('Ladders');
  await moveTo(id, -3);
  await sweep();
  const [mail] = await mailsAbout('Ladders');
  expect([mail?.subject, entryIn(mail, 'METHOD'), entryIn(mail, 'SEQUENCE')]).toEqual([
    'Changed: Ladders',
    'CANCEL',
    '1',
  ]);
  expect(mail?.text).toContain(`Ladders now has dates in the past: ${day(-3)}.`);
  expect(tokenIn(mail)).toBe('');
  expect((await participant(id)).answer).toBe('yes');
  await moveTo(id, -4);
  await sweep();
  expect(await subjects('Ladders')).toEqual(['Changed', 'Invitation']);
  // Planned again, people are invited to the new days.
  await moveTo(id, 20);
  expect(await subjects('Ladders')).toEqual(['New dates', 'Changed', 'Invitation']);
  expect((await participant(id)).answer).toBeNull();
});

it('says nothing when days are noted afterwards that were never decided', async () => {
  const { id } = await accepted('Cranes');
  await edit(id, { start_date: null, end_date: null });
  const before = await subjects('Cranes');
  await moveTo(id, -2);
  await sweep();
  expect(await subjects('Cranes')).toEqual(before);
  expect((await fsck()).filter(({ key }) => key.startsWith('training'))).toEqual([]);
});
