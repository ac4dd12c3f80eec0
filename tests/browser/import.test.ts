import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { start } from '#shared/contract/imports/start.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addDays, belgianDay, toDmy } from '#shared/values/dates.ts';
import { uploadFile } from '#tests/api/imports/upload-file.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const ROWS = 500;
const WRONG_EVERY = 25;
const HEADERS = [
  'Merk', 'Model', 'Nummerplaat', 'Bestuurder', 'Brandstof', 'CO2', 'Cataloguswaarde', 'Eerste inschrijving',
  'Indienststelling', 'Besteldatum', 'Lichte vracht', 'Contract', 'Opmerking leasing',
]; // prettier-ignore
const at = (header: string): number => HEADERS.indexOf(header);

const makes = [
  ['BMW', 'iX1 eDrive20', 48_150],
  ['Renault', 'Mégane E-Tech', 41_150],
  ['Škoda', 'Elroq 85', 44_905],
  ['Volkswagen', 'ID.7 Tourer', 58_960],
] as const;
const plateOf = (index: number): string => `2-IMP-${String(index).padStart(3, '0')}`;

const { app, open } = await startDesk();
let drivers: string[];

/** Every 25th row is wrong, each time in another way. */
const errors: [string, SheetCell, string][] = [
  ['Nummerplaat', '2-CPD-0842-X', 'can be at most 10 characters'],
  ['Brandstof', 'Turf en kolen', 'Fuel must be one of'],
  ['Eerste inschrijving', '31/02/2020', 'Enter a valid date (dd/mm/yyyy)'],
  ['CO2', 1340, 'can be at most 500'],
  ['Bestuurder', 'Nobody Known', 'No person found with this name or number'],
];

const carRow = (index: number): SheetCell[] => {
  const [brand, model, price] = makes[index % makes.length] ?? makes[0];
  const driver = index % 3 === 0 ? (drivers[index % drivers.length] ?? null) : null;
  const row: SheetCell[] = [
    brand, model, plateOf(index), driver, 'Electric', 0, price, '14/10/2024', '20/10/2024', '02/05/2024', 'nee',
    'Operationele leasing', 'via makelaar',
  ]; // prettier-ignore
  if (index % WRONG_EVERY === 0) {
    const [header, cell] = errors[(index / WRONG_EVERY) % errors.length] ?? errors[0]!;
    row[at(header)] = cell;
  }
  return row;
};
const fileOf = (rows: readonly SheetCell[][]): Buffer => aWorkbook({ rows: [HEADERS, ...rows] });
const upload = async (page: Page, name: string, buffer: Buffer): Promise<void> => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
};
const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Rows to show' }).getByRole('button', { name });

beforeAll(async () => {
  const people = await (await app.as('admin')).call(listEmployees, { query: { per_page: '50' } });
  drivers = people.data.flatMap(({ email }) => (email ? [email] : []));
  if (drivers.length < 10) throw new Error('the demo has too few people with an e-mail address');
});

describe('an administrator imports 500 vehicles, 20 of them wrong', () => {
  let page: Page;
  let context: BrowserContext;
  let wrongRows: Buffer;
  beforeAll(async () => ({ page, context } = await open('admin', '/import/car')));
  afterAll(() => context?.close());

  it('sees a file refused that is no workbook', async () => {
    await page.getByRole('heading', { name: 'Upload your vehicles' }).waitFor();
    expect(await lookAt(page, 'import-file')).toEqual([]);
    await upload(page, 'fleet.xlsx', Buffer.from('plate;brand\n1;2'));
    await page.getByRole('alert').getByText('The file is not an Excel workbook (.xlsx).').waitFor();
  });

  it('downloads a template', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download template' }).click();
    expect((await download).suggestedFilename()).toBe('vehicles-template.xlsx');
  });

  it('gets a field suggested for each column, and may not use one twice', async () => {
    const rows = Array.from({ length: ROWS }, (_, index) => carRow(index + 1));
    await upload(page, 'vloot-november-2026.xlsx', fileOf(rows));
    await page.getByRole('heading', { name: 'Match your columns' }).waitFor();
    await page.getByText('12 of 13 columns matched').waitFor();
    await page.getByText('Rows with a known plate update that record').waitFor();
    expect(await lookAt(page, 'import-columns')).toEqual([]);
    const remark = page.getByRole('combobox', { name: 'Import “Opmerking leasing” as' });
    await remark.click();
    await page.getByRole('option', { name: 'Brand *' }).click();
    await page.getByText('Already matched to “Merk”').waitFor();
    expect(await page.getByRole('button', { name: 'Check rows' }).isDisabled()).toBe(true);
    await remark.click();
    await page.getByRole('option', { name: 'Not imported' }).click();
    await page.getByRole('button', { name: 'Check rows' }).click();
  });

  it('sees 480 new and 20 wrong rows, with the error in its cell', async () => {
    const report = page.getByRole('heading', { name: 'Review 500 rows before importing' });
    await report.and(page.locator(':focus')).waitFor();
    await expect.poll(() => tile(page, 'New').innerText()).toMatch(/480$/);
    expect(await tile(page, 'Errors').innerText()).toMatch(/20$/);
    await page.getByText('“Opmerking leasing” is not imported').waitFor();
    await page.getByRole('cell', { name: 'BMW iX1 eDrive20' }).first().waitFor();
    await tile(page, 'Errors').click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(20);
    for (const [header, cell, message] of errors) {
      const wrong = page
        .locator('td[data-state=wrong]')
        .filter({ hasText: String(cell) })
        .first();
      expect(await wrong.innerText(), header).toContain(message);
    }
    expect(page.url()).toContain('filter=wrong');
    expect(await lookAt(page, 'import-check-wrong')).toEqual([]);
  });

  it('comes back to the same rows after a reload', async () => {
    await page.reload();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(20);
    await page.getByRole('button', { name: 'Change columns' }).click();
    await page.getByText('12 of 13 columns matched').waitFor();
    await page.goBack();
    await tile(page, 'Errors').waitFor();
  });

  it('downloads the wrong rows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rows with errors' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('vloot-november-2026-wrong-rows.xlsx');
    wrongRows = await contentOf(file);
  });

  it('checks again when drivers change on another day', async () => {
    const date = page.getByRole('textbox', { name: 'Driver changes take effect on' });
    const otherDay = addDays(belgianDay(new Date()), 7);
    const checked = page.waitForRequest((request) => request.url().endsWith('/api/imports/check'));
    await date.fill(toDmy(otherDay));
    expect((await checked).postDataJSON()).toMatchObject({ owner_change_date: toDmy(otherDay), key: 'plate' });
    await page.waitForURL((url) => url.searchParams.get('from') === otherDay);
    await expect.poll(() => tile(page, 'New').innerText()).toMatch(/480$/);
    expect(await date.inputValue()).toBe(toDmy(otherDay));
  });

  it('imports the 480 valid rows', async () => {
    await page.getByRole('button', { name: 'Import 480 vehicles' }).click();
    await page.getByRole('heading', { name: '480 vehicles imported' }).waitFor();
    await page.getByText('20 rows had errors and were skipped.').waitFor();
    expect(await lookAt(page, 'import-done')).toEqual([]);
  });

  it('finds every line on the page of the run, and the run in the list', async () => {
    await page.getByRole('link', { name: 'View all rows' }).click();
    await page.getByRole('heading', { name: 'Import vehicles from vloot-november-2026.xlsx' }).waitFor();
    expect(await page.locator('#page').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    await page.getByText('1–50').waitFor();
    expect(await lookAt(page, 'run')).toEqual([]);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Jobs' }).click();
    // The bar of the running job may stand beside the list for a moment.
    await page.getByRole('link', { name: 'Import vehicles from vloot-november-2026.xlsx', exact: true }).waitFor();
    expect(await lookAt(page, 'runs')).toEqual([]);
  });

  it('sees the vehicles in the list, and the import in their feed', async () => {
    await visit(page, '/fleet?search=2-IMP-1');
    const { count, data } = await (await app.as('admin')).call(listCars, { query: { search_term: '2-IMP-1' } });
    expect(count).toBe(96);
    await page.getByText('2-IMP-1').first().waitFor();
    await visit(page, `/fleet/${data[0]?.id}`);
    await page.getByRole('list', { name: 'Activity' }).getByText('via Excel import').waitFor();
  });

  it('is warned about a file that was imported before, and sees what a correction changes', async () => {
    const changed = carRow(1);
    changed[at('Cataloguswaarde')] = 49_000;
    changed[at('CO2')] = 12;
    await visit(page, '/import/car');
    await upload(page, 'correctie.xlsx', fileOf([changed, carRow(2), carRow(25)]));
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByText('was 41.150,00').waitFor();
    expect(await tile(page, 'Unchanged').innerText()).toMatch(/1$/);
    expect(await lookAt(page, 'import-check-changed')).toEqual([]);
    await page.getByRole('button', { name: 'Import 1 vehicle', exact: true }).click();
    await page.getByRole('heading', { name: '1 vehicle imported' }).waitFor();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await upload(page, 'correctie.xlsx', fileOf([changed, carRow(2), carRow(25)]));
    await page.getByText(/This file was imported on/).waitFor();
    // Where no row is wrong, nothing is said of wrong ones.
    await visit(page, '/import/car');
    await upload(page, 'same.xlsx', fileOf([carRow(2)]));
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('heading', { name: 'Review 1 row before importing' }).waitFor();
    expect(await page.getByText('Rows with errors are skipped.').count()).toBe(0);
  });

  it('can upload the wrong rows again', async () => {
    await visit(page, '/import/car');
    await upload(page, 'wrong-rows.xlsx', wrongRows);
    await page.getByText('20 rows').waitFor();
    await page.getByText('12 of 13 columns matched').waitFor();
  });
});

it('refuses a manager, on the page and in the API', async () => {
  const { page, context } = await open('manager', '/import/car');
  await page.getByText('Import fleet').waitFor();
  expect(await page.locator('input[type=file]').count()).toBe(0);
  expect(await lookAt(page, 'import-forbidden')).toEqual([]);
  await visit(page, '/runs');
  await page.getByText('No jobs yet').waitFor();
  expect(await lookAt(page, 'runs-empty')).toEqual([]);
  const manager = await app.as('manager');
  const body = { upload_id: '0'.repeat(26) };
  expect((await manager.request(start, { params: { object: 'car' }, body })).status).toBe(403);
  await expect(uploadFile(manager, Buffer.from('x'))).rejects.toThrow();
  await context.close();
});
