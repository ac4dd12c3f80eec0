import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { remindOfCutoffs } from '#functions/integrations/cutoff-reminders.ts';
import { changeChecks, readChecks } from '#functions/integrations/integration-checks.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { checkIntegrations } from '#functions/integrations/nightly-checks.ts';
import { CHECKS_KEPT } from '#shared/integrations/limits.ts';
import { BEGINNING } from '#functions/platform/chores/follow-days.ts';
import { addDays } from '#shared/values/dates.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';
import { ok, startOffice } from './start-office.ts';

let office: Awaited<ReturnType<typeof startOffice>>;
let admin: number;
beforeAll(async () => {
  office = await startOffice({ mail: true });
  admin = await office.userIdOf('admin');
});
afterAll(() => office.runtime.close());

const night = (day: string) => checkIntegrations(addDays(day, -1), day);
const outcomes = async (id: number) =>
  (await office.detail(id)).checks.map(({ outcome }: { outcome: string }) => outcome);
const subjects = async () => (await office.runtime.mails()).map(({ subject }) => subject);

it('signs in once a night, and tells once of nights that fail in a row', async () => {
  const officer = await office.userIdOf('default');
  const id = await office.connected('night', { told_user_ids: [admin, officer] });
  const { payroll } = office.runtime;
  await night('2026-11-01');
  await night('2026-11-01');
  // The first one let it in.
  expect(await outcomes(id)).toEqual(['success', 'success']);
  await payroll.set({ customer_code: 'night', script: 'login_failed' });
  // Somebody looked before the night came.
  await ok(await office.post('check', { integration_id: id }));
  for (const day of ['2026-11-02', '2026-11-03']) await night(day);
  expect(await outcomes(id)).toEqual(['login_failed', 'login_failed', 'login_failed', 'success', 'success']);
  const told = await office.runtime.mails();
  const mails = told.map(({ to, subject }) => `${to.toString()} ${subject}`);
  expect(mails.toSorted((one, other) => one.localeCompare(other))).toEqual([
    expect.stringMatching(/^admin@.* Office 1: login failed$/),
    expect.stringMatching(/^default@.* Office 1: login failed$/),
  ]);
  await payroll.set({ customer_code: 'night', script: null });
  await night('2026-11-04');
  await payroll.set({ customer_code: 'night', script: 'service_offline' });
  await night('2026-11-05');
  expect((await subjects()).filter((subject) => subject === 'Office 1: service offline')).toHaveLength(2);
  const failures = (await office.feed(id)).filter(({ event_type: type }) => type === 'integration_check_failed');
  expect(failures.map(({ event_info_json: info }) => info['outcome'])).toEqual(['service_offline', 'login_failed']);
  const sent = await office.admin.get('/api/mail/list', { relatedObject: 'integration', relatedObjectId: id });
  expect(sent.body.data).toHaveLength(4);
  expect((await office.admin.get('/api/mail/list')).body.data[0]).toMatchObject({ related_name: 'Office 1' });
  await ok(await office.post('delete', { integration_id: id }));
  await night('2026-11-06');
  expect(await outcomes(id)).toHaveLength(7);
});

it('keeps the last checks of an integration, and makes no form outdated', async () => {
  const id = await office.connected('kept');
  const old = { at: '2026-01-01T12:00:00.000Z', outcome: 'success' as const, ms: 1 };
  const checks = Array.from({ length: CHECKS_KEPT }, () => old);
  await transact((await changeChecks(id, (before) => ({ ...before, checks }))).writes);
  await night('2026-11-10');
  const kept = (await readChecks(id)).checks;
  expect([kept.length, kept.filter(({ at }) => at === old.at).length]).toEqual([CHECKS_KEPT, CHECKS_KEPT - 1]);
  expect((await office.detail(id)).details.version).toBe(1);
});

it('keeps both of two checks that are made at the same moment, in either order', async () => {
  const id = await office.connected('meanwhile');
  const look = async () => ok(await office.post('check', { integration_id: id }));
  const wasNight = beforeNextTransaction(look);
  await night('2026-11-10');
  const wasLooking = beforeNextTransaction(() => night('2026-11-11'));
  await look();
  expect([wasNight(), wasLooking(), (await outcomes(id)).length]).toEqual([true, true, 5]);
  expect((await readChecks(id)).checked_on).toBe('2026-11-11');
});

it('reminds of a month that is not pushed, five days before its push day, once', async () => {
  const asked: [number, number, number][] = [];
  const pushed = new Set<string>();
  const remind = remindOfCutoffs(async ({ id }, year, month) => {
    asked.push([id, year, month]);
    return pushed.has(`${year}-${month}`);
  });
  const id = await office.connected('cutoff', { cutoff_day: 8, told_user_ids: [admin] });
  const october = async () =>
    (await subjects()).filter((subject) => subject === "October hasn't been pushed yet").length;
  await remind('2026-11-01', '2026-11-02');
  expect(asked).toEqual([]);
  await remind('2026-11-02', '2026-11-03');
  await remind('2026-11-02', '2026-11-03');
  expect([asked[0], await october()]).toEqual([[id, 2026, 10], 1]);
  // After days in which nothing ran it is told late, also on the day itself.
  await remind('2026-12-01', '2026-12-08');
  expect(await subjects()).toContain("November hasn't been pushed yet");
  // Nobody hears anew of a day that they were told of, nor of one that passed before anything ran.
  await remind('2026-12-08', '2026-12-09');
  await remind(BEGINNING, '2027-01-09');
  expect(await subjects()).not.toContain("December 2026 hasn't been pushed yet");
  await remind('2027-01-02', '2027-01-03');
  expect(await subjects()).toContain("December 2026 hasn't been pushed yet");
  pushed.add('2027-1');
  await remind('2027-02-01', '2027-02-05');
  expect(await subjects()).not.toContain("January hasn't been pushed yet");
  await ok(await office.post('edit', { integration_id: id, active: 0 }));
  const before = asked.length;
  await remind('2027-03-01', '2027-03-05');
  expect(asked).toHaveLength(before);
});

it('tells once, after the push day, of a month whose notice and push day passed while nothing ran', async () => {
  await office.connected('outage', { name: 'Outage', cutoff_day: 8, told_user_ids: [admin] });
  const remind = remindOfCutoffs(() => Promise.resolve(false));
  await remind('2026-11-01', '2026-11-10');
  await remind('2026-11-01', '2026-11-11');
  await remind('2026-11-10', '2026-11-11');
  const told = (await office.runtime.mails()).filter(({ text }) => text.includes('Outage'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Outage expected the days off by 08/11/2026')]);
  expect(told[0]?.text).not.toContain('Outage expects');
});

it('tells once of each month whose notice came while nothing ran', async () => {
  await office.connected('months', { name: 'Months', cutoff_day: 8, told_user_ids: [admin] });
  const remind = remindOfCutoffs(async (_, __, month) => month === 11);
  await remind('2026-11-01', '2027-01-05');
  await remind('2026-11-01', '2027-01-06');
  const texts = (await office.runtime.mails()).map(({ text }) => text).filter((text) => text.includes('Months expect'));
  expect(texts).toHaveLength(2);
  expect(texts).toContainEqual(expect.stringContaining('Months expected the days off by 08/11/2026'));
  expect(texts).toContainEqual(expect.stringContaining('Months expects the days off by 08/01/2027'));
});

it('tells nobody who may do nothing about it any more', async () => {
  const officer = await office.userIdOf('default');
  const told = (await subjects()).length;
  await office.connected('left', { name: 'Left', told_user_ids: [officer] });
  const { data } = await ok(await office.admin.get('/api/users/list', { per_page: 100 }));
  const { version } = data.find(({ id }: { id: number }) => id === officer);
  await ok(await office.admin.post('/api/users/edit', { id: officer, version, role: 'read_only' }));
  await office.runtime.payroll.set({ customer_code: 'left', script: 'login_failed' });
  await night('2026-11-20');
  expect(await subjects()).toHaveLength(told);
});

it('tells more people than a transaction has room for, of a failed check and of a month to push', async () => {
  const officers: number[] = [];
  for (let at = 0; at < 105; at += 1) {
    const body = {
      name: `Officer ${at}`,
      email: `officer${at}@many.example`,
      role: 'default',
      subject: `officer-${at}`,
    };
    officers.push((await ok(await office.admin.post('/api/users/add', body))).id);
  }
  const id = await office.connected('many', { name: 'Many', cutoff_day: 8, told_user_ids: officers });
  await office.runtime.payroll.set({ customer_code: 'many', script: 'login_failed' });
  const mails = async (subject: string) => (await mailsOf('integration', id)).filter((mail) => mail.subject === subject).length; // prettier-ignore
  await night('2026-11-21');
  expect(await mails('Many: login failed')).toBe(105);
  await night('2026-11-21');
  const failures = (await office.feed(id)).filter(({ event_type: type }) => type === 'integration_check_failed');
  expect(failures).toHaveLength(1);
  await remindOfCutoffs(() => Promise.resolve(false))('2026-11-02', '2026-11-03');
  expect(await mails("October hasn't been pushed yet")).toBe(105);
});

it('tells of a failed check when the night ended before anybody was told', async () => {
  const id = await office.connected('died', { name: 'Died', told_user_ids: [admin] });
  await office.runtime.payroll.set({ customer_code: 'died', script: 'login_failed' });
  const users = vi.spyOn(userCollection, 'refresh').mockRejectedValue(new Error('the process ends'));
  await expect(night('2026-11-22')).rejects.toThrow('the process ends');
  users.mockRestore();
  expect(await subjects()).not.toContain('Died: login failed');
  await night('2026-11-22');
  expect(await subjects()).toContain('Died: login failed');
  expect((await readChecks(id)).checks.filter(({ outcome }) => outcome === 'login_failed')).toHaveLength(1);
});
