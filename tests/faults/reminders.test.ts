import { afterEach, beforeAll, expect, it } from 'vitest';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { startCompany } from '#tests/harness/company.ts';
import { injectFaults } from './faulty-client.ts';
import { eventsOf, seeds } from './faulty-run.ts';

const REMINDERS = 30;
const SWEEPS = 30;
const RATE = 0.1;

const products: number[] = [];

const { runtime } = await startCompany();
beforeAll(async () => {
  pinToday('2027-03-01');
  const admin = await runtime.as('admin');
  for (let at = 0; at < REMINDERS; at += 1) {
    const product = { name: `Tool ${at}`, url: `tool${at}.example`, renewal_date: '01/04/2027' };
    const { body } = await admin.post('/api/software/products/add', product);
    products.push((body as { id: number }).id);
    const repeat = [{ every_months: 1 }, 'none', { days_before: 22, field: 'renewal_date' }][at % 3];
    const reminder = { related_object: 'software_product', related_object_id: products.at(-1), message: 'x' };
    const added = await admin.post('/api/reminders/add', { ...reminder, date: '10/03/2027', repeat, to: { role: 'admin' } }); // prettier-ignore
    if (added.status !== 200) throw new Error(`a reminder was answered ${added.status}`);
  }
  // One more for each product, which the sweepers bring to them.
  const ofKind = {
    related_object: 'software_product',
    message: 'y',
    repeat: { days_before: 22, field: 'renewal_date' },
  };
  const added = await admin.post('/api/reminders/add', { ...ofKind, to: { role: 'admin' } });
  if (added.status !== 200) throw new Error(`a reminder of every product was answered ${added.status}`);
});
afterEach(() => pinToday(undefined));

/** A sweeper that fails half way comes again. */
it('tells each reminder exactly once while the storage fails under several sweepers', async () => {
  pinToday('2027-03-10');
  const [seed = 1] = seeds;
  const faults = injectFaults([dynamo(), transactionDynamo()], { seed, rate: RATE });
  try {
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) await Promise.allSettled([tellReminders(), tellReminders()]);
  } finally {
    faults.stop();
  }
  const hint = `FAULT_SEED=${seed}, ${faults.schedule.length} faults`;
  expect(await tellReminders(), hint).toBe(0);
  expect(await eventsOf(new Set(products), 'reminder_due'), hint).toBe(2 * REMINDERS);
  const mails = await Promise.all(products.map((id) => mailsOf('software_product', id)));
  const admins = mails[0]?.length ?? 0;
  expect(admins).toBeGreaterThan(0);
  expect(new Set(mails.map(({ length }) => length)), hint).toEqual(new Set([admins]));
  expect(await fsck(), hint).toEqual([]);
});
