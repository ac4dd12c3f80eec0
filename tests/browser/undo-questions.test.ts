import { expect, it } from 'vitest';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, field } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const { product, assign, license } = softwareCalls(app);
const people = (['default', 'reader', 'light'] as const).map(employeeIdOf);

it('asks before an undo what the run did, and lists runs by kinds in words', async () => {
  const admin = await app.as('admin');
  const run = async (path: string, body: object): Promise<string> => {
    const { run_id } = (await admin.post(path, { ...body })).body;
    await ended(admin, run_id);
    return run_id;
  };
  const assetTypeId = (await admin.post('/api/assetTypes/add', { name: 'Vraagtoestel' })).body.id;
  const { id: product_id } = (await admin.post('/api/software/products/add', { name: 'Vraag', url: 'vraag.be' })).body;
  const assets = await run('/api/assets/bulkAssign', { assetTypeId, employee_ids: people });
  const software = await run('/api/software/licenses/addMany', { product_id, employee_ids: people });
  const made = (await admin.get('/api/assets/list', { search_term: 'Vraagtoestel' })).body.data;
  const ids = made.map(({ id }: { id: number }) => id);
  expect((await admin.get(`/api/runs/${software}`)).body).toMatchObject({ kind: 'software-assign', can_undo: true });

  const { page, context } = await open('admin', '/');
  const asked = async (id: string, title: string, text: string, yes: string): Promise<void> => {
    await visit(page, `/runs/${id}`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: yes }).waitFor();
    expect(await lookAt(page, 'undo-question')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await asked(assets, 'Undo this assignment?', '3 assets will be removed.', 'Undo the assignment');
  const archived = await run('/api/bulkEdit/act', { object_type: 'asset', ids, act: 'archive' });
  const text = '3 assets will be back in the lists, with the previous holders.';
  await asked(archived, 'Undo this archiving?', text, 'Undo the archiving');
  await asked(software, 'Undo this assignment?', '3 licences will be removed.', 'Undo the assignment');

  await visit(page, '/runs');
  await page.getByText('Licence assignment').waitFor();
  expect(await page.locator('tbody').innerText()).not.toContain('software-assign');
  await context.close();
});

it('brings a deleted product back, from the toast and from the notice on its page', async () => {
  const admin = await app.as('admin');
  const add = { name: 'Terugkeer', url: 'terugkeer.be' };
  const { id } = (await admin.post('/api/software/products/add', add)).body;
  await admin.post('/api/software/licenses/add', { product_id: id, employee_id: people[0]! });
  const { page, context } = await open('admin', '/');
  const remove = async (): Promise<void> => {
    await visit(page, `/software/products/${id}/delete`);
    await page.getByText('1 licence will be deactivated.').waitFor();
    await page.getByText('You can restore the product', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Delete product' }).click();
    await page.getByText('Terugkeer deleted').waitFor();
  };
  const isBack = async (): Promise<void> => {
    await page.getByText('Terugkeer and its licences restored').waitFor();
    await page.getByText('This product is deleted.', { exact: false }).waitFor({ state: 'detached' });
    const { details } = (await admin.get(`/api/software/products/${id}/detail`)).body;
    expect(details).toMatchObject({ deleted: 0, active_count: 1 });
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await isBack();
  await remove();
  expect(await lookAt(page, 'product-deleted')).toEqual([]);
  await page.getByRole('button', { name: 'Restore' }).click();
  await isBack();
  await context.close();
});

it('gives a licence back from the day on which it ended, unless its end called a plan off', async () => {
  const admin = await app.as('admin');
  const [holder, next] = people as [number, number];
  const id = await assign(await product('Terugbord'), holder, { start_date: '01/02/2025' });
  const { person_name: name } = await license(id);
  const periods = async () =>
    (await license(id)).periods.map(({ employee, start_date: from, end_date: to }) => [employee.id, from, to]);
  const { page, context } = await open('admin', `/software/licenses/${id}/delete`);
  await field(page, 'Last day').fill('31/10/2025');
  await button(page, 'Deactivate').click();
  await toastShown(page, `${name}'s Terugbord licence deactivated`);
  await button(page, 'Undo').last().click();
  await expect.poll(periods).toEqual([
    [holder, '01/11/2025', null],
    [holder, '01/02/2025', '01/11/2025'],
  ]);

  const start_date = toDmy(addDays(today(), 20));
  await admin.call(editLicense, { body: { license_id: id, employee_id: next, start_date } });
  await visit(page, `/software/licenses/${id}/delete`);
  await page.getByText(`The change planned for ${start_date} will be called off.`).waitFor();
  expect(await lookAt(page, 'license-end-calls-off')).toEqual([]);
  await button(page, 'Deactivate').click();
  await page.getByText('This licence is deactivated.').waitFor();
  expect(await button(page, 'Undo').count()).toBe(0);
  await context.close();
});
