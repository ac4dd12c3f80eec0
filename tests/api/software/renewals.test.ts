import { afterEach, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { announceRenewals } from '#functions/software/announce-renewals.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';

const start = today();
const on = (offset: number): string => addDays(start, offset);
const post = async (path: string, body: Record<string, unknown>) =>
  (await admin.post(`/api/software/products/${path}`, body)).body;
const product = async (name: string, offset: number | null): Promise<number> => {
  const renewal_date = offset === null ? undefined : toDmy(on(offset));
  return (await post('add', { name, url: 'renewal.example', renewal_date })).id;
};
const renewals = async (id: number): Promise<[string, string, string][]> =>
  (await admin.get('/api/activity/list', { relatedObject: 'software_product', relatedObjectId: id })).body.items
    .filter(({ event_type: type }: { event_type: string }) => type.startsWith('software_product_renewal_'))
    .map((item: { event_type: string; event_info_json: { date: string }; real_name: string }) => [
      item.event_type.replace('software_product_renewal_', ''),
      item.event_info_json.date,
      item.real_name,
    ]);

const { admin } = await startCompanyWithRuns();
afterEach(() => pinToday(undefined));

it('announces a renewal once, 30 days before, however often it is checked', async () => {
  const [soon, none] = [await product('Soon', 31), await product('No date', null)];
  expect(await announceRenewals(on(0))).toBe(0);
  const announced = await Promise.all([announceRenewals(on(1)), announceRenewals(on(1)), announceRenewals(on(1))]);
  expect(announced.reduce((all, one) => all + one)).toBe(1);
  expect(await announceRenewals(on(20))).toBe(0);
  expect(await renewals(soon)).toEqual([['due', toDmy(on(31)), 'System']]);
  expect(await renewals(none)).toEqual([]);
});

it('announces that the date passed on the day after it, and announces a new date again', async () => {
  const id = await product('Passing', 10);
  expect(await announceRenewals(on(10))).toBe(1);
  expect(await renewals(id)).toEqual([['due', toDmy(on(10)), 'System']]);
  await announceRenewals(on(11));
  await announceRenewals(on(12));
  const passed = [['passed', toDmy(on(10)), 'System'], ['due', toDmy(on(10)), 'System']]; // prettier-ignore
  expect(await renewals(id)).toEqual(passed);
  await post('edit', { product_id: id, renewal_date: toDmy(on(375)) });
  await announceRenewals(on(200));
  expect(await renewals(id)).toEqual(passed);
  await announceRenewals(on(350));
  expect(await renewals(id)).toEqual([['due', toDmy(on(375)), 'System'], ...passed]);
});

it('announces no date that passed more than 30 days ago', async () => {
  const [lately, long] = [await product('Lately', -30), await product('Long ago', -31)];
  await announceRenewals(on(0));
  expect(await renewals(lately)).toEqual([['passed', toDmy(on(-30)), 'System']]);
  expect(await renewals(long)).toEqual([]);
});

it('announces nothing about a deleted product', async () => {
  const id = await product('Given up', 5);
  await post('delete', { product_id: id });
  await announceRenewals(on(0));
  await announceRenewals(on(6));
  expect(await renewals(id)).toEqual([]);
});

it('runs with the sweeper, follows the clock, and appears in the feed of the company', async () => {
  const id = await product('Swept', 100);
  await sweep();
  expect(await renewals(id)).toEqual([]);
  pinToday(on(75));
  await sweep();
  expect(await renewals(id)).toEqual([['due', toDmy(on(100)), 'System']]);
  const { items } = (await admin.get('/api/activity/list', { types: 'software_product_renewal_due' })).body;
  expect(items[0]).toMatchObject({ related_name: 'Swept', relatedObjectId: id, real_name: 'System', acting_as: null });
  expect(await fsck()).toEqual([]);
});

it('is announced by the schedule although the chores before it fail', async () => {
  const id = await product('Starved', 40);
  pinToday(on(10));
  const table = process.env['RUNS_TABLE'];
  process.env['RUNS_TABLE'] = 'missing';
  try {
    const missing = { name: 'ResourceNotFoundException' };
    const errors = expect.arrayContaining([expect.objectContaining(missing)]);
    await expect(sweep()).rejects.toMatchObject({ message: 'chores not done', errors });
  } finally {
    process.env['RUNS_TABLE'] = table;
  }
  expect(await renewals(id)).toEqual([['due', toDmy(on(40)), 'System']]);
});
