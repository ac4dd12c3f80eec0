import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerLink } from '#shared/contract/links/answer-link.ts';
import { getCalendar } from '#shared/contract/links/get-calendar.ts';
import { getLink } from '#shared/contract/links/get-link.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { participantCollection, participantOf, participantStore } from '#functions/trainings/participant-store.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';

let people: number[];

const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = (path: string, body: Record<string, unknown>) => admin.post(`/api/trainings/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const newCourse = async (over: Record<string, unknown> = {}): Promise<number> =>
  (await ok(post('add', { name: 'First aid', cost: 300, start_date: day(10), end_date: day(11), ...over }))).id;
const addAll = async (training_id: number, ids: readonly number[]): Promise<void> => {
  for (const employee_id of ids) await ok(post('participants/add', { training_id, employee_id }));
};
const invite = async (training_id: number, employee_ids: readonly number[], message = '') =>
  ended(admin, (await ok(post('invite', { training_id, employee_ids, message }))).run_id);
const mailsOf = async (address: string): Promise<CapturedMail[]> =>
  (await runtime.mails()).filter(({ to }) => to.includes(address));
const addressOf = (at: number): string => `genodigde${at}@x.example`;
const tokenIn = (mail: CapturedMail | undefined): string => /\/answer\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const calendarIn = (mail: CapturedMail | undefined): string =>
  mail?.attachments.find(({ filename }) => filename === 'invitation.ics')?.text ?? '';
const lineOf = (ics: string, name: string): string | undefined =>
  new RegExp(`^${name}[:;](.*)$`, 'm').exec(ics)?.[1]?.trim();
/** As if the time of an undo were over. */
const later = async <T>(act: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ['Date'] });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
};
const rowOf = async (id: number, employee: number) =>
  (await admin.get(`/api/trainings/${id}/participants/${employee}/detail`)).body.details;
const answer = (token: string, said: string) =>
  nobody.request(answerLink, { params: { token }, body: { answer: said } });

const { runtime, admin } = await startCompanyWithRuns('personas', { mail: true });
const nobody = await runtime.as('nobody');
beforeAll(async () => {
  people = [];
  for (let at = 0; at < 4; at += 1) {
    const body = { first_name: 'Nora', last_name: `Genodigde${at}`, ...(at < 3 && { email: addressOf(at) }) };
    people.push((await ok(admin.post('/api/employees/add', body))).id);
  }
});
afterEach(() => pinToday(undefined));

it('invites by mail with a calendar entry and a link, and takes the answer without an account', async () => {
  const id = await newCourse({ seats: 2, location_of_training: 'off-site' });
  const [ann = 0, bo = 0, cas = 0, noMail = 0] = people;
  await addAll(id, [ann, bo, cas]);
  const run = await invite(id, [ann, bo, cas], 'Bring safety shoes');
  expect([run.done, run.failed]).toEqual([2, 1]);
  expect(run.items[0]?.message).toBe('unable to invite person: This person waits for a place.');
  const [mail] = await mailsOf(addressOf(0));
  expect(mail?.subject).toBe('Invitation: First aid');
  expect(mail?.text).toContain('Bring safety shoes');
  expect(mail?.text).toContain(`${day(10)} – ${day(11)}`);
  const first = calendarIn(mail);
  expect([lineOf(first, 'METHOD'), lineOf(first, 'SEQUENCE')]).toEqual(['REQUEST', '0']);
  const token = tokenIn(mail);
  const shown = await nobody.request(getLink, { params: { token } });
  expect(shown.body).toMatchObject({ title: 'First aid', answers: ['yes', 'no'], answer: null, state: 'open' });
  expect((await answer(token, 'no')).status).toBe(200);
  expect(await rowOf(id, ann)).toMatchObject({ answer: 'no' });
  // The place went to the person who waited, who is told.
  expect(await rowOf(id, cas)).toMatchObject({ waiting: 0, status: 'reserved' });
  expect((await mailsOf(addressOf(2)))[0]?.subject).toBe('You have a place: First aid');
  // Who comes back after a no waits, since all places are taken again.
  expect((await answer(token, 'yes')).status).toBe(200);
  expect(await rowOf(id, ann)).toMatchObject({ answer: 'yes', waiting: 1, position: 1 });
  const ics = await nobody.request(getCalendar, { params: { token } });
  expect(ics.body).toContain('BEGIN:VCALENDAR');
  await ok(post('edit', { training_id: id, start_date: day(12), end_date: day(13) }));
  const [moved] = await mailsOf(addressOf(1));
  expect(moved?.subject).toBe('New dates: First aid');
  expect(lineOf(calendarIn(moved), 'UID')).toBe(lineOf(calendarIn((await mailsOf(addressOf(1)))[1]), 'UID'));
  expect(lineOf(calendarIn(moved), 'SEQUENCE')).toBe('1');
  await ok(post('participants/remove', { training_id: id, employee_id: bo }));
  const [cancelled] = await later(() => mailsOf(addressOf(1)));
  expect(cancelled?.subject).toBe('Cancelled: First aid');
  expect([lineOf(calendarIn(cancelled), 'METHOD'), lineOf(calendarIn(cancelled), 'SEQUENCE')]).toEqual(['CANCEL', '2']);
  await addAll(id, [noMail]);
  expect((await invite(id, [noMail])).items[0]?.message).toContain('This person');
  await ok(post('delete', { id }));
  // Their yes was for other days than those of the place that they got since.
  expect((await nobody.request(getLink, { params: { token } })).body).toMatchObject({ state: 'closed', answers: [] });
  expect((await answer(token, 'no')).status).toBe(409);
});

it('gives each entry a UID of its own in the world, and leaves entries of a release before the one that was sent', async () => {
  const [ann = 0, bo = 0] = people;
  const id = await newCourse({ name: 'Ladders' });
  await addAll(id, [ann, bo]);
  await participantCollection.refresh();
  const ofBo = participantOf(id, bo)?.id ?? 0;
  // A record of a release before says nothing of its UID.
  await retryUnversioned(undefined, async () => {
    const { entry_uid: _drawn, ...old } = (await participantStore.get(ofBo))!;
    await transact([participantStore.update(old, old)]);
  });
  await invite(id, [ann, bo]);
  await ok(post('edit', { training_id: id, start_date: day(12), end_date: day(13) }));
  const uidsOf = async (at: number) =>
    (await mailsOf(addressOf(at)))
      .filter(({ subject }) => subject.includes('Ladders'))
      .map((mail) => lineOf(calendarIn(mail), 'UID'));
  const [drawn, ...same] = await uidsOf(0);
  expect(drawn).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(same).toEqual([drawn]);
  expect(await uidsOf(1)).toEqual(Array.from({ length: 2 }, () => `training-${id}-participant-${ofBo}@back-office`));
  // Who is removed and added anew has an entry that was never called off.
  await ok(post('participants/remove', { training_id: id, employee_id: ann }));
  await addAll(id, [ann]);
  await invite(id, [ann]);
  expect((await uidsOf(0))[0]).not.toBe(drawn);
});

it('takes days that were emptied out of calendars, and says that none are decided', async () => {
  const [ann = 0, bo = 0] = people;
  const id = await newCourse({ name: 'Forklift' });
  await addAll(id, [ann, bo]);
  await invite(id, [ann]);
  const told = async (at: number) =>
    (await mailsOf(addressOf(at)))
      .filter(({ subject }) => subject.includes('Forklift'))
      .map((mail) => ({
        subject: mail.subject,
        days: mail.text.includes('When: Not decided yet'),
        entry: ['METHOD', 'SEQUENCE', 'DTSTART'].map((name) => lineOf(calendarIn(mail), name)),
      }));
  const date = (offset: number) => `VALUE=DATE:${addDays(today(), offset).replaceAll('-', '')}`;
  const without = { training_id: id, start_date: null, end_date: null };
  await ok(post('edit', without));
  const emptied = { subject: 'Changed: Forklift', days: true, entry: ['CANCEL', '1', date(10)] };
  expect((await told(0))[0]).toEqual(emptied);
  const token = tokenIn((await mailsOf(addressOf(0)))[0]);
  const shown = (await nobody.request(getLink, { params: { token }, query: { language: 'en' } })).body;
  expect(shown).toMatchObject({ state: 'open', has_calendar: false, facts: [{ value: 'Not decided yet' }] });
  // Whoever is invited to a training without days has no entry that could be called off.
  await invite(id, [bo]);
  expect(await told(1)).toEqual([{ subject: 'Invitation: Forklift', days: true, entry: [undefined, undefined, undefined] }]); // prettier-ignore
  await ok(post('edit', { training_id: id, start_date: day(20), end_date: day(20) }));
  const again = { subject: 'New dates: Forklift', days: false, entry: ['REQUEST', '2', date(20)] };
  expect([(await told(0))[0], (await told(1))[0]]).toEqual([again, again]);
});

it('calls off a session that goes with its program, and tells when both are back', async () => {
  const [ann = 0, bo = 0] = people;
  const { id: program_id } = await ok(post('programs/add', { programName: 'Safety' }));
  const id = await newCourse({ name: 'Fire', program_id });
  await addAll(id, [ann, bo]);
  await invite(id, [ann]);
  const told = async (): Promise<(string | undefined)[][]> =>
    (await mailsOf(addressOf(0)))
      .filter(({ subject }) => subject.includes('Safety, Fire'))
      .map((mail) => [mail.subject, lineOf(calendarIn(mail), 'METHOD'), lineOf(calendarIn(mail), 'SEQUENCE')]);
  await ok(post('programs/delete', { id: program_id, sessions: 'keep' }));
  await ok(post('programs/undelete', { id: program_id }));
  expect(await told()).toEqual([['Invitation: Safety, Fire', 'REQUEST', '0']]);
  await ok(post('programs/delete', { id: program_id, sessions: 'delete' }));
  await ok(post('programs/undelete', { id: program_id }));
  expect((await told()).map(([, method, sequence]) => `${method} ${sequence}`).toSorted()).toEqual([
    'CANCEL 1',
    'REQUEST 0',
    'REQUEST 2',
  ]);
  expect((await mailsOf(addressOf(1))).some(({ subject }) => subject.includes('Safety, Fire'))).toBe(false);
  expect((await fsck()).filter(({ key }) => key === `training#${id}`)).toEqual([]);
});

it('is found whole when a training moves more often than its participants change', async () => {
  const id = await newCourse();
  const [ann = 0] = people;
  await addAll(id, [ann]);
  await invite(id, [ann]);
  for (const start of [14, 15, 16, 17]) await ok(post('edit', { training_id: id, start_date: day(start), end_date: day(20) })); // prettier-ignore
  const found = (await fsck()).filter(({ key }) => key.startsWith('training_employee'));
  expect(found).toEqual([]);
});

it('mails nobody who has left the company', async () => {
  const id = await newCourse({ name: 'Leavers' });
  const left = { first_name: 'Nora', last_name: 'Weg', email: 'weg@x.example' };
  const { id: gone } = await ok(admin.post('/api/employees/add', left));
  await addAll(id, [gone]);
  await invite(id, [gone]);
  expect(await mailsOf('weg@x.example')).toHaveLength(1);
  await ok(admin.post('/api/employees/delete', { id: gone }));
  const run = await invite(id, [gone]);
  expect([run.failed, run.items[0]?.message]).toEqual([1, 'unable to invite person: person has left']);
  await ok(post('edit', { training_id: id, start_date: day(12), end_date: day(13) }));
  expect(await mailsOf('weg@x.example')).toHaveLength(1);
});

it('keeps the answer when a removal is undone, and asks anew who is added again', async () => {
  const id = await newCourse({ name: 'Ladders', seats: 1 });
  const [ann = 0, bo = 0] = people;
  await addAll(id, [ann]);
  await invite(id, [ann]);
  expect((await answer(tokenIn((await mailsOf(addressOf(0)))[0]), 'no')).status).toBe(200);
  await addAll(id, [bo]);
  await ok(post('participants/updateStatus', { training_id: id, employee_ids: [bo], status: 'followed' }));
  const key = (employee_id: number) => ({ training_id: id, employee_id });
  for (const who of [ann, bo]) {
    const before = await rowOf(id, who);
    await ok(post('participants/remove', key(who)));
    // Who said no takes no place, so that they need not wait for one.
    expect(await ok(post('participants/add', { ...key(who), as_before: 1 }))).toMatchObject({ waiting: 0 });
    const { answer: said, status, result, invited_at, changed_on } = before;
    expect(await rowOf(id, who)).toMatchObject({ answer: said, status, result, invited_at, changed_on });
  }
  expect([(await rowOf(id, ann)).answer, (await rowOf(id, bo)).status]).toEqual(['no', 'followed']);
  await ok(post('participants/remove', key(bo)));
  await ok(post('participants/remove', key(ann)));
  await ok(post('participants/add', key(ann)));
  expect(await rowOf(id, ann)).toMatchObject({ answer: null, invited_at: null, status: 'reserved' });
});

it('gives whoever said no, and was set as not pursued, a place when they say yes after all', async () => {
  const id = await newCourse({ name: 'Scaffolds', seats: 1 });
  const [ann = 0, bo = 0] = people;
  await addAll(id, [ann]);
  await invite(id, [ann]);
  const token = tokenIn((await mailsOf(addressOf(0)))[0]);
  const set = (status: string) => post('participants/updateStatus', { training_id: id, employee_ids: [ann], status });
  expect((await answer(token, 'no')).status).toBe(200);
  await ok(set('not_pursued'));
  expect((await answer(token, 'yes')).status).toBe(200);
  expect(await rowOf(id, ann)).toMatchObject({ answer: 'yes', status: 'reserved', waiting: 0 });
  expect(await ok(post('participants/add', { training_id: id, employee_id: bo }))).toMatchObject({ waiting: 1 });
  expect((await answer(token, 'no')).status).toBe(200);
  await ok(set('not_pursued'));
  expect((await answer(token, 'yes')).status).toBe(200);
  expect(await rowOf(id, ann)).toMatchObject({ answer: 'yes', status: null, waiting: 1 });
  // What a user decided against their answer stands.
  await ok(set('not_pursued'));
  const shown = await nobody.request(getLink, { params: { token } });
  expect(shown.body).toMatchObject({ answers: [], notice: "You're no longer expected at this training." });
  expect((await answer(token, 'no')).status).toBe(409);
});

it('calls nobody off whose removal is undone, and invites again whom it told', async () => {
  const id = await newCourse({ name: 'Cranes' });
  const [ann = 0] = people;
  await addAll(id, [ann]);
  await invite(id, [ann]);
  const key = { training_id: id, employee_id: ann };
  const told = async (): Promise<string[]> =>
    (await mailsOf(addressOf(0)))
      .filter(({ subject }) => subject.includes('Cranes'))
      .map((mail) => `${mail.subject.split(':')[0]} ${lineOf(calendarIn(mail), 'SEQUENCE')}`)
      .toReversed();
  runtime.mail?.pause();
  await ok(post('participants/remove', key));
  await ok(post('participants/add', { ...key, as_before: 1 }));
  runtime.mail?.resume();
  expect(await later(told)).toEqual(['Invitation 0']);
  // Who is back is told of the next change, as before.
  await ok(post('edit', { training_id: id, start_date: day(20), end_date: day(20) }));
  expect(await told()).toEqual(['Invitation 0', 'New dates 1']);
  await ok(post('participants/remove', key));
  expect(await later(told)).toEqual(['Invitation 0', 'New dates 1', 'Cancelled 2']);
  await ok(post('participants/add', { ...key, as_before: 1 }));
  expect(await told()).toEqual(['Invitation 0', 'New dates 1', 'Cancelled 2', 'Invitation 2']);
});

it('invites again, and sends the same change to nobody twice', async () => {
  const id = await newCourse({ name: 'Heftruck' });
  await addAll(id, [people[0]!]);
  await invite(id, [people[0]!]);
  await invite(id, [people[0]!]);
  const ours = async () => (await mailsOf(addressOf(0))).filter(({ subject }) => subject.includes('Heftruck'));
  expect(await ours()).toHaveLength(2);
  await ok(post('edit', { training_id: id, leverancier: 'Syntra' }));
  expect(await ours()).toHaveLength(2);
  await ok(post('edit', { training_id: id, start_date: day(20), end_date: day(20) }));
  await sweep();
  await sweep();
  expect((await ours()).map(({ subject }) => subject)).toEqual([
    'New dates: Heftruck',
    'Invitation: Heftruck',
    'Invitation: Heftruck',
  ]);
});

it('tells once that a certificate expires, 60 and 14 days before, also after days in which nothing ran', async () => {
  const id = await newCourse({ name: 'VCA', start_date: day(-300), end_date: day(-300) });
  const [ann = 0] = people;
  await addAll(id, [ann]);
  const until = day(100);
  await ok(
    post('participants/setCertificate', {
      training_id: id,
      employee_id: ann,
      obtained_on: day(-300),
      valid_until: until,
    }),
  );
  const told = async () =>
    (await mailsOf(addressOf(0))).filter(({ subject }) => subject.startsWith('Certificate expires'));
  await sweep();
  expect(await told()).toHaveLength(0);
  const start = today();
  pinToday(addDays(start, 41));
  await Promise.all([sweep(), sweep()]);
  expect(await told()).toHaveLength(1);
  pinToday(addDays(start, 95));
  await sweep();
  await sweep();
  expect(await told()).toHaveLength(2);
  expect((await told())[0]?.text).toContain(`Your certificate for VCA is valid until ${until}.`);
});

it('tells nothing of a certificate that another session of the program has renewed', async () => {
  const { id: program_id } = await ok(post('programs/add', { programName: 'Lifts' }));
  const [, bo = 0] = people;
  const certified = async (name: string, from: number, until: number): Promise<number> => {
    const days = { start_date: day(from), end_date: day(from) };
    const training_id = await newCourse({ name, program_id, ...days });
    await addAll(training_id, [bo]);
    const certificate = { obtained_on: day(from), valid_until: day(until) };
    await ok(post('participants/setCertificate', { training_id, employee_id: bo, ...certificate }));
    return training_id;
  };
  const home = async () => (await ok(admin.get('/api/home'))).trainings;
  const ahead = async (): Promise<number> =>
    (await home()).certificates_ahead.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  const stateOf = async (training: number, segment_id: string): Promise<string | undefined> =>
    (await ok(admin.get('/api/trainings/participants/list', { segment_id, per_page: '100' }))).data.find(
      ({ training_id: id }: { training_id: number }) => id === training,
    )?.certificate_state;
  const first = await certified('First', -300, 100);
  const aheadBefore = await ahead();
  const again = await certified('Again', -5, 500);
  expect(await ahead()).toBe(aheadBefore - 1);
  const told = async () => (await mailsOf(addressOf(1))).filter(({ subject }) => subject.includes('Lifts')).length;
  const start = today();
  pinToday(addDays(start, 95));
  await sweep();
  expect(await told()).toBe(0);
  expect([await stateOf(first, 'expires_soon'), await stateOf(first, 'all')]).toEqual([undefined, 'renewed']);
  pinToday(addDays(start, 450));
  expect([await stateOf(first, 'expired'), await stateOf(again, 'expires_soon')]).toEqual([undefined, 'soon']);
  await sweep();
  expect(await told()).toBe(1);
  // A certificate stays the person's when they are removed, so there is nothing to renew while it is valid.
  await ok(post('participants/remove', { training_id: again, employee_id: bo }));
  const { data } = await ok(admin.get(`/api/trainings/employee/${bo}/renewals`));
  expect(data.filter((one: { program_id: number }) => one.program_id === program_id)).toEqual([]);
});
