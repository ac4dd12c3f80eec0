import { expect, it } from 'vitest';
import { ended } from '#tests/api/runs/runtime-with-runs.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();
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

  const { page, context } = await open('admin', '/');
  const asked = async (id: string, title: string, text: string, yes: string): Promise<void> => {
    await visit(page, `/runs/${id}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: yes }).waitFor();
  };
  await asked(assets, 'Undo this assignment?', '3 assets will be removed.', 'Undo the assignment');
  expect(await lookAt(page, 'assignment-undo-question')).toEqual([]);
  await asked(software, 'Undo this assignment?', '3 licences will be removed.', 'Undo the assignment');

  await visit(page, '/runs');
  await page.getByText('Assignment of software').waitFor();
  expect(await page.locator('tbody').innerText()).not.toContain('software-assign');
  await context.close();
});
