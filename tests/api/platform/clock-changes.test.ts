import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import { FULL_DAY_MINUTES } from '#shared/days-off/work-schedule.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { lookAfterSigning } from '#functions/signing/due.ts';
import { startCompany } from '#tests/harness/company.ts';
import { ok, onDays } from '#tests/harness/on-days.ts';

let person: number;
let leave: number;

const { runtime, admin } = await startCompany({ mail: true });
const { post, putClock } = onDays(admin);
beforeAll(async () => {
  const added = { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example', start_date: '01/01/2020' };
  person = (await post('employees/add', added)).id;
  leave = (await post('daysOff/types/add', { name: 'Legal holidays', has_balance: 1 })).id;
});
afterAll(() => putClock(''));

// Both Sundays are followed by a public holiday: Easter Monday and All Saints' Day.
describe.each<[string, IsoDate]>([
  ['forward', '2027-03-28'],
  ['back', '2027-10-31'],
])('in the night when clocks go %s', (_, sunday) => {
  const day = (days: number): string => toDmy(addDays(sunday, days));

  it('half days off begin and end on their days, and count what they are', async () => {
    await putClock(addDays(sunday, -7));
    const asked = { employee_id: person, type_id: leave, start_date: day(-2), end_date: day(2) };
    const { id } = await post('daysOff/requests/add', { ...asked, start_part: 'afternoon', end_part: 'morning' });
    const { minutes, days } = await ok(admin.get(`/api/inbox/daysOff/${id}/detail`));
    expect(days.map(({ date, skipped }: { date: string; skipped: string | null }) => [date, skipped])).toEqual([
      [day(-2), null],
      [day(-1), 'weekend'],
      [day(0), 'weekend'],
      [day(1), 'holiday'],
      [day(2), null],
    ]);
    expect(minutes).toBe(FULL_DAY_MINUTES);
    await post('daysOff/requests/cancel', { id });
  });

  it('reminders are told on their day, not before and not late', async () => {
    await putClock(addDays(sunday, -7));
    const { id } = await post('software/products/add', { name: `Product of ${sunday}`, url: 'x.example' });
    for (const days of [-1, 0, 1])
      await admin.call(addReminder, {
        body: { related_object: 'software_product', related_object_id: id, message: 'Call', date: day(days) },
      });
    const told: unknown[] = [];
    for (const days of [-2, -1, 0, 1, 2]) {
      await putClock(addDays(sunday, days));
      await tellReminders();
      const { reminders } = await ok(admin.get('/api/home'));
      const own = reminders.filter((line: { related_object_id: number }) => line.related_object_id === id);
      told.push(own.map(({ late }: { late: boolean }) => late));
    }
    expect(told).toEqual([[], [false], [false, false], [false, false, false], [false, false, false]]);
    const query = { relatedObject: 'software_product', relatedObjectId: String(id) } as const;
    const { data } = await admin.call(listReminders, { query });
    expect(data.map(({ next_date: next }) => next)).toEqual([null, null, null]);
  });

  it('a contract can be signed through its last day, is warned of twice, and expires on the next', async () => {
    await putClock(addDays(sunday, -20));
    const template = { name: `Annex of ${sunday}`, type: 'annex', content_html: '<p>Between us.</p>', language: 'nl' };
    const { id: template_id } = await post('contract_template/add', template);
    await post('contract_template/editSignatureRequirements', {
      template_id,
      internal_signature_required: 0,
      remind: 0,
    });
    await post('contract_template/publish', { template_id });
    const made = { employee_id: person, contract_template_id: template_id };
    const { id: contract_id } = await post('contracts/addToEmployee', made);
    await post('contracts/sendToEmployee', { contract_id, deadline: day(0) });
    const seen: unknown[] = [];
    for (const days of [-8, -7, -2, -1, 0, 1]) {
      await putClock(addDays(sunday, days));
      await lookAfterSigning();
      const { details } = await ok(admin.get(`/api/contract/${contract_id}/detail`));
      const mails = (await runtime.mails()).filter(({ subject }) => subject.includes(template.name)).length;
      seen.push([days, details.state, mails]);
    }
    // One mail asks for the signature, a warning goes to both sides, and one says that it is over.
    expect(seen).toEqual([
      [-8, 'awaiting_employee', 1],
      [-7, 'awaiting_employee', 3],
      [-2, 'awaiting_employee', 3],
      [-1, 'awaiting_employee', 5],
      [0, 'awaiting_employee', 5],
      [1, 'expired', 6],
    ]);
  });
});
