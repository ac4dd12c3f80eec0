import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { button } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();
let context: BrowserContext | undefined;
afterAll(() => context?.close());

const HEADERS = [
  'Merk', 'Model', 'Nummerplaat', 'Brandstof', 'Cataloguswaarde', 'Eerste inschrijving', 'Indienststelling',
  'Besteldatum', 'Jaarlijkse kost',
]; // prettier-ignore
const line = (at: number): SheetCell[] => [
  'Kia', 'EV6', `3-MES-${String(at).padStart(3, '0')}`, at === 0 ? 'PHEV' : 'Full electric', '€ 45.990,00', '1/10/2024', '20-10-2024', '2.5.2024',
  at % 4 === 0 ? { xml: '<c><f>N2*12</f></c>' } : { formula: 'N2*12', cached: '6000' },
]; // prettier-ignore
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const finding = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Found in many rows' }).getByText(words);

it('imports a list with a cover sheet, a title, formulas and amounts in euro, and undoes it on the last page', async () => {
  const opened = await open('admin', '/import/car');
  const { page } = opened;
  ({ context } = opened);
  const content = aWorkbook({
    rows: [['Overzicht wagenpark'], [], HEADERS, ...Array.from({ length: 12 }, (_, at) => line(at))],
    merges: ['A1:I1'],
    others: [{ name: 'Uitleg', before: true, rows: [['Vragen? Bel ons']] }],
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name: 'lijst.xlsx', mimeType, buffer: content });
  await page.getByText('9 of 9 columns matched').waitFor();
  expect(await choice(page, 'Sheet').inputValue()).toBe('Fleet');
  expect(await choice(page, 'Column names are in').inputValue()).toContain('Row 3: Merk · Model');
  await choice(page, 'Column names are in').click();
  await page.getByRole('option', { name: /^Row 4/ }).click();
  await page.getByText('0 of 9 columns matched').waitFor();
  await page.goBack();
  await visit(page, '/import/car');
  await page.locator('input[type=file]').setInputFiles({ name: 'lijst.xlsx', mimeType, buffer: content });
  await page.getByText('9 of 9 columns matched').waitFor();
  await choice(page, 'Add a value').click();
  await page.getByRole('option', { name: 'Utility vehicle' }).click();
  await choice(page, 'Utility vehicle').click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  expect(await lookAt(page, 'import-columns-messy')).toEqual([]);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await finding(page, '3 rows').waitFor();
  await finding(page, '9 rows').waitFor();
  await page.getByText('in “Jaarlijkse kost”: the formula has no stored result').waitFor();
  await page.getByText('Formula results were taken as stored in the file').waitFor();
  // The column with errors stands right of the name, in sight.
  expect(await page.locator('thead th').nth(3).innerText()).toBe('Lease per year');
  expect(await lookAt(page, 'import-check-messy')).toEqual([]);
  // What is doubtful stands on the card of its row, too.
  await page.setViewportSize(phone);
  await page
    .getByRole('table')
    .getByText(/^Read as hybrid petrol/i)
    .waitFor();
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'Import 9 vehicles' }).click();
  await page.getByRole('heading', { name: '9 vehicles imported' }).waitFor();
  const cars = async () => (await (await app.as('admin')).call(listCars, { query: { search_term: '3-MES' } })).data;
  expect((await cars())[0]).toMatchObject({ is_utility_vehicle: 0, catalogue_value: 45_990, cost_yearly: 6000 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('heading', { name: /^Undo: Import vehicles/ }).waitFor();
  await expect.poll(async () => (await cars()).length).toBe(0);
});

it('takes a text file', async () => {
  const { page, context: own } = await open('admin', '/import/car');
  const buffer = Buffer.from('Merk;Model;Nummerplaat;Aankoopdatum\r\nKia;EV6;3-CSV-001;1.2.2024\r\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'portaal.csv', mimeType: 'application/vnd.ms-excel', buffer });
  await page.getByText('3 of 4 columns matched').waitFor();
  await button(page, 'Keep as a new field: Aankoopdatum').click();
  const asked = page.getByRole('dialog').getByRole('combobox', { name: 'Type', exact: true });
  expect(await asked.inputValue()).toBe('Date');
  expect(await lookAt(page, 'import-keep-column')).toEqual([]);
  await button(page, 'Add field').click();
  await page.getByText('4 of 4 columns matched').waitFor();
  const field = choice(page, 'Import “Aankoopdatum” as');
  await expect.poll(() => field.inputValue()).toBe('Aankoopdatum');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByText('Type is missing. All new rows get:').waitFor();
  expect(await page.getByText(/^No column is matched to Fuel/).count()).toBe(1);
  const type = page.getByRole('combobox', { name: 'Type' });
  expect(await type.inputValue()).toBe('Car');
  await type.click();
  await page.getByRole('option', { name: 'Motorbike' }).click();
  expect(await lookAt(page, 'import-without-type')).toEqual([]);
  await button(page, 'Check rows').click();
  await page
    .getByRole('row', { name: /3-CSV-001/ })
    .getByText('Motorbike')
    .waitFor();
  // The card of a row has the field that it is recognised by, on a phone too.
  await page.setViewportSize(phone);
  await page.getByRole('table').getByText('3-CSV-001').waitFor();
  await own.close();
});
