import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { blockChassis } from '#tests/harness/block-chassis.ts';
import { slowTransactions } from '#tests/harness/slow-transactions.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const HEADERS = [
  'Brand', 'Model', 'Plate', 'Fuel', 'Chassis number', 'First registration', 'Commissioning', 'Order date',
  'Catalogue value', 'Utility vehicle',
]; // prettier-ignore
const chassisOf = (prefix: string, at: number): string => `${prefix}${String(at).padStart(14, '0')}`;
const rowOf = (prefix: string, at: number): SheetCell[] => [
  'Kia', `EV ${at}`, `${prefix}-${String(at).padStart(5, '0')}`, 'electric', chassisOf(prefix, at),
  '14/10/2024', '20/10/2024', '02/05/2024', 44_900, 'no',
]; // prettier-ignore

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;

const upload = async (name: string, rows: readonly SheetCell[][]): Promise<void> => {
  await visit(page, '/import/car');
  const buffer = aWorkbook({ rows: [HEADERS, ...rows] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Check rows' }).click();
};
const tile = (name: string) =>
  page.getByRole('group', { name: 'Rows to show' }).getByRole('button', { name, exact: false });
const figures = () => page.locator('#page').getByRole('progressbar').getAttribute('aria-label');
const carsWith = async (search: string): Promise<number> =>
  (await (await app.as('admin')).call(listCars, { query: { search_term: search, per_page: 1 } })).count;

beforeAll(async () => ({ page, context } = await open('admin', '/import/car')));
afterAll(() => context?.close());

describe('an import of 4,000 vehicles', () => {
  const ROWS = 4_000;
  const WRONG = 20;

  it('shows in the dry run which rows are wrong, page by page', async () => {
    const rows = Array.from({ length: ROWS }, (_, at) => rowOf('QL', at));
    for (let at = 0; at < WRONG; at += 1) rows[at * 200]![HEADERS.indexOf('Fuel')] = 'Windkracht';
    await upload('four-thousand.xlsx', rows);
    await page.getByRole('heading', { name: 'Review 4.000 rows before importing' }).waitFor();
    expect(await tile('New').innerText()).toMatch(/3\.980$/);
    expect(await tile('Errors').innerText()).toMatch(/20$/);
    await tile('All').click();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByText('of 4.000').waitFor();
    const first = await page.locator('tbody tr').first().innerText();
    await pages.getByRole('button', { name: 'Next page' }).click();
    await page.waitForURL(/[?&]page=2(?:&|$)/);
    await expect.poll(() => page.locator('tbody tr').first().innerText()).not.toBe(first);
    await tile('Errors').click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(WRONG);
    expect(await page.locator('td[data-state=wrong]').first().innerText()).toContain('Fuel must be one of');
  });

  it('stops when it is cancelled, and continues to the end', async () => {
    // A fast machine would be done before anybody cancels.
    const hurry = slowTransactions(300);
    await page.getByRole('button', { name: 'Import 3.980 vehicles' }).click();
    await page.getByRole('heading', { name: /^Importing [\d.]+ vehicles$/ }).waitFor();
    await page.getByRole('link', { name: /Import vehicles from four-thousand/ }).click();
    // Lines are counted once the run has read its file.
    await expect.poll(figures).toMatch(/ of 3\.980$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(/^Cancelled on/).waitFor();
    hurry();
    expect(await lookAt(page, 'run-cancelled')).toEqual([]);
    const [, done = ''] = /^([\d.]+) done and 0 failed of 3\.980$/.exec((await figures()) ?? '') ?? [];
    expect(done).not.toBe('');
    expect(Number(done.replace('.', ''))).toBeLessThan(ROWS - WRONG);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Resumed').waitFor();
    await page.getByText(/^Ended on/).waitFor({ timeout: 240_000 });
    await expect.poll(figures).toBe('3.980 done and 0 failed of 3.980');
    expect(await carsWith('QL-0')).toBe(ROWS - WRONG);
  });
});

it('retries failed lines once their reason is gone', async () => {
  const rows = Array.from({ length: 8 }, (_, at) => rowOf('QF', at));
  await upload('eight.xlsx', rows);
  await tile('New').waitFor();
  // Somebody else takes a chassis number between the check and the import.
  const release = await blockChassis(chassisOf('QF', 3));
  await page.getByRole('button', { name: 'Import 8 vehicles' }).click();
  await page.getByRole('link', { name: 'View failed rows' }).click();
  const lines = page.getByRole('region', { name: 'Items' });
  await lines.getByText('Another active vehicle has this chassis number.').waitFor();
  await expect.poll(figures).toBe('7 done and 1 failed of 8');
  expect(await lookAt(page, 'run-failed')).toEqual([]);
  await lines.getByText('All 8').click();
  await expect.poll(() => lines.getByRole('listitem').count()).toBe(8);
  expect(await lines.getByRole('listitem').first().innerText()).toContain('chassis number');
  await release();
  await page.getByRole('button', { name: 'Retry failed' }).click();
  await page.getByText('Retrying failed items').waitFor();
  await expect.poll(figures).toBe('8 done and 0 failed of 8');
  expect(await page.getByRole('button', { name: 'Retry failed' }).count()).toBe(0);
  expect(await carsWith('QF-0')).toBe(8);
});
