import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;
let names: string[];
beforeAll(async () => {
  ({ page, context } = await open('admin', '/'));
  const { data } = await (
    await app.as('admin')
  ).call(listEmployees, { query: { per_page: 10, orderby_column: 'name' } });
  names = data.map(({ name }) => name);
});
afterAll(() => context?.close());

const areas: {
  list: string;
  action: RegExp;
  place: string;
  from: string;
  rows: () => SheetCell[][];
  /** A text in the name of the last row. */
  lastRowText: () => string;
  /** How many records of which kinds the file brings. */
  imported: string;
  search: string;
  found: string;
}[] = [
  {
    list: '/assets',
    action: /Import assets/,
    place: '/import/asset',
    from: 'Owner changes take effect on',
    rows: () => [
      ['Asset', 'Owner', 'Serial number'],
      ['Laptop', names[3]!, 'BL-3'],
      ['Laptop', names[4]!, 'BL-4'],
    ],
    lastRowText: () => 'Laptop',
    imported: '2 assets',
    search: 'BL-4',
    found: 'Laptop',
  },
  {
    list: '/software',
    action: /Import software/,
    place: '/import/software',
    from: 'Licences without a date start on',
    rows: () => [
      ['Product', 'URL', 'Person', 'Username'],
      ['Bestandslicht', 'bestandslicht.example', names[5]!, 'bl.5'],
      ['Bestandslicht', 'bestandslicht.example', names[6]!, 'bl.6'],
    ],
    lastRowText: () => names[6]!,
    imported: '3 products and licences',
    search: 'bestandslicht',
    found: 'Bestandslicht',
  },
];

it.each(areas)(
  'fills $list from an Excel file',
  async ({ list, action, place, from, rows, lastRowText, imported, search, found }) => {
    await visit(page, list);
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.waitForURL(`**${place}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'file.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: aWorkbook({ rows: rows() }),
    });
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('heading', { name: 'Review 2 rows before importing' }).waitFor();
    await page.getByRole('textbox', { name: from }).waitFor();
    await page.locator('[data-name="true"]').last().getByText(lastRowText()).waitFor();
    expect(await lookAt(page, `import${place.replaceAll('/', '-')}`)).toEqual([]);
    await page.getByRole('button', { name: `Import ${imported}`, exact: true }).click();
    await page.getByRole('heading', { name: `${imported} imported`, exact: true }).waitFor();
    await visit(page, `${list}?search=${search}`);
    await page.locator('[data-row]').filter({ hasText: found }).first().waitFor();
  },
);
