import { afterAll, describe, expect, it } from 'vitest';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { ok, onDays } from '#tests/harness/on-days.ts';

const { runtime, admin } = await startCompanyWithRuns('empty', { mail: true });
const { post, putClock } = onDays(admin);
afterAll(() => putClock(''));

const mailsAbout = async (what: string): Promise<string[]> =>
  (await runtime.mails()).filter(({ subject }) => subject.includes(what)).map(({ subject }) => subject);
/** What the sweeper does on a day, however often it comes. */
const sweepOn = async (day: IsoDate): Promise<void> => {
  await putClock(day);
  await sweep();
  await sweep();
};

// The last sweep of the old year is on 22/12/2026, the next one on New Year's Day.
describe('after ten days over New Year in which nothing ran', () => {
  it('the deadline of a contract is warned of once, and it expires once that is over', async () => {
    await putClock('2026-12-01');
    const person = { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example', start_date: '01/01/2020' };
    const { id: employee_id } = await post('employees/add', person);
    const template = { name: 'Annex of New Year', type: 'annex', content_html: '<p>Between us.</p>', language: 'nl' };
    const { id: template_id } = await post('contract_template/add', template);
    const signs = { template_id, internal_signature_required: 0, remind: 0 };
    await post('contract_template/editSignatureRequirements', signs);
    await post('contract_template/publish', { template_id });
    const made = { employee_id, contract_template_id: template_id };
    const { id: contract_id } = await post('contracts/addToEmployee', made);
    await post('contracts/sendToEmployee', { contract_id, deadline: '02/01/2027' });
    const seen: unknown[] = [];
    for (const day of ['2026-12-22', '2027-01-01', '2027-01-02', '2027-01-03']) {
      await sweepOn(day);
      const { details } = await ok(admin.get(`/api/contract/${contract_id}/detail`));
      seen.push([day, details.state, (await mailsAbout(template.name)).length]);
    }
    // One mail asks for the signature; one warning goes to either side; one says that it is over.
    expect(seen).toEqual([
      ['2026-12-22', 'awaiting_employee', 1],
      ['2027-01-01', 'awaiting_employee', 3],
      ['2027-01-02', 'awaiting_employee', 3],
      ['2027-01-03', 'expired', 4],
    ]);
  });

  it('a reminder of every month is told once of what was missed, and goes on at the ends of months', async () => {
    await putClock('2026-10-01');
    const { id } = await post('software/products/add', { name: 'New Year', url: 'x.example' });
    const place = { related_object: 'software_product', related_object_id: id };
    await post('reminders/add', { ...place, message: 'Pay', date: '31/10/2026', repeat: { every_months: 1 } });
    const told: unknown[] = [];
    for (const day of ['2026-10-31', '2027-01-01', '2027-01-31', '2027-02-27', '2027-02-28', '2027-03-31']) {
      await sweepOn(day);
      const { reminders } = await ok(admin.get('/api/home'));
      const own = reminders.filter((line: { related_object_id: number }) => line.related_object_id === id);
      const query = { relatedObject: 'software_product', relatedObjectId: String(id) } as const;
      const { data } = await admin.call(listReminders, { query });
      told.push([day, own.length, own[0]?.date, own[0]?.late, data[0]?.next_date]);
    }
    expect(told).toEqual([
      ['2026-10-31', 1, '31/10/2026', false, '30/11/2026'],
      ['2027-01-01', 2, '31/12/2026', true, '31/01/2027'],
      ['2027-01-31', 3, '31/01/2027', false, '28/02/2027'],
      ['2027-02-27', 3, '31/01/2027', false, '28/02/2027'],
      ['2027-02-28', 4, '28/02/2027', false, '31/03/2027'],
      ['2027-03-31', 5, '31/03/2027', false, '30/04/2027'],
    ]);
  });
});
