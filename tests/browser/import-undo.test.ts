import { expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { aCar } from '#tests/builders/car.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

it('lets an administrator undo an import, which restores the list', async () => {
  const admin = await app.as('admin');
  const cars = async () =>
    (await admin.call(listCars, { query: { per_page: '100', orderby_column: 'plate' } })).data.map(
      ({ plate, color, brand, model }) => ({ plate, color, brand, model }),
    );
  await admin.post('/api/cars/add', aCar({ plate: '9-OLD-001', color: 'Rood' }));
  const before = await cars();
  const rows = [
    ['Soort', 'Nummerplaat', 'Merk', 'Model', 'Brandstof', 'Kleur'],
    ['Moto', '9-NEW-001', 'Honda', 'CB500', 'Benzine', 'Blauw'],
    ['Moto', '9-NEW-002', 'Honda', 'CB650', 'Benzine', 'Blauw'],
    [null, '9-OLD-001', null, null, null, 'Paars'],
  ];
  const started = await startImport(admin, 'car', aWorkbook({ rows }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'plate' };
  await ended(admin, (await admin.call(check, { body })).run_id);
  const { run_id, result } = await ended(
    admin,
    (await admin.call(commit, { body: { import_id: started.import_id } })).run_id,
  );
  expect(result).toMatchObject({ created: 2, changed: 1 });
  expect(await cars()).not.toEqual(before);

  // One line in the activity of the company leads to the import and back.
  const { page, context } = await open('admin', '/activity');
  const line = page.getByRole('listitem').filter({ hasText: /imported 3 vehicles from .+\.xlsx/ });
  await line.getByRole('button', { name: 'Undo' }).waitFor();
  await line.getByRole('link', { name: 'View' }).click();
  await page.waitForURL(`**/runs/${run_id}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 vehicles will be removed, 1 restored.').waitFor();
  expect(await lookAt(page, 'import-undo-question')).toEqual([]);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('heading', { name: /^Undo: Import vehicles/ }).waitFor();
  await page.getByText('Done', { exact: true }).first().waitFor();
  expect(await lookAt(page, 'import-undo-done')).toEqual([]);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await cars()).toEqual(before);

  await visit(page, `/runs/${run_id}`);
  await page.getByRole('link', { name: 'View undo' }).click();
  await page.getByRole('heading', { name: /^Undo: Import vehicles/ }).waitFor();
  await context.close();
});
