import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViews } from '#shared/contract/records/list-views.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { audit } from './harness/audit.ts';
import { phone, startDesk, type Opened } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const XSS = '<img src=x onerror=alert(1)>';
const DIESELS = `/fleet?${new URLSearchParams({
  page: '1',
  per_page: '10',
  segment: 'all',
  sort: '-plate',
  filters: JSON.stringify({ match: 'all', conditions: [{ column: 'fuel', operator: 'is', values: ['diesel'] }] }),
}).toString()}`;

const desk = await startDesk();
const { app } = desk;

const open = async (user: DemoUserName, path: string): Promise<Opened> => {
  const opened = await desk.open(user, path, async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page.on('dialog', () => {
      throw new Error('a name ran as script');
    });
  });
  await opened.page.locator('tr[data-row]').first().waitFor();
  return opened;
};
const views = (page: Page) => page.getByRole('search').locator('button[aria-haspopup="menu"]');
const chooseItem = async (page: Page, item: string): Promise<void> => {
  await views(page).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const head = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const toggle = async (page: Page, column: string): Promise<void> => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: column }).press('Space');
  await page.keyboard.press('Escape');
};
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const labelOf = (page: Page) => views(page).innerText();

describe('a view', () => {
  let page: Page;
  let context: BrowserContext;
  let link: string;
  beforeAll(async () => ({ page, context } = await open('admin', DIESELS)));
  afterAll(() => context?.close());

  it('keeps filter, columns and sort under a name', async () => {
    await toggle(page, 'Horsepower');
    await head(page, /Horsepower/).waitFor();
    await chooseItem(page, 'Save view…');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('Name is required', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill(XSS);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('View saved').waitFor();
    await expect.poll(() => labelOf(page)).toBe(XSS);
    expect(param(page, 'columns')).toContain('pk');
    const kept = (await (await app.as('admin')).call(listViews, { query: { list: 'fleet' } })).data;
    expect(kept.find(({ name }) => name === XSS)).toMatchObject({
      shared: 0,
      state: { sort: { column: 'plate', direction: 'desc' }, filters: { conditions: [{ values: ['diesel'] }] } },
    });
  });

  it('shows that it is edited, and can be reset', async () => {
    await head(page, /Catalogue value/)
      .getByRole('button')
      .click();
    await expect.poll(() => labelOf(page)).toMatch(/Edited$/);
    expect(param(page, 'sort')).toBe('catalogue_value');
    await chooseItem(page, 'Reset');
    await expect.poll(() => labelOf(page)).toBe(XSS);
    expect(param(page, 'sort')).toBe('-plate');
    await toggle(page, 'Horsepower');
    await expect.poll(() => labelOf(page)).toMatch(/Edited$/);
    expect(await head(page, /Horsepower/).count()).toBe(0);
    await chooseItem(page, 'Reset');
    await head(page, /Horsepower/).waitFor();
  });

  it('saves changes', async () => {
    await toggle(page, 'Fuel');
    await chooseItem(page, 'Save changes');
    await expect.poll(() => labelOf(page)).toBe(XSS);
    expect(await head(page, /Fuel/).count()).toBe(0);
  });

  it('opens by its link for others once it is shared', async () => {
    await chooseItem(page, 'Share with everyone');
    await page.getByText('View shared with everyone').waitFor();
    await chooseItem(page, 'Copy link');
    await page.getByText('Link copied').waitFor();
    link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/fleet\?view=\d+$/);
    const other = await open('default', link);
    await expect.poll(() => labelOf(other.page)).toBe(XSS);
    await head(other.page, /Horsepower/).waitFor();
    expect(await head(other.page, /Fuel/).count()).toBe(0);
    expect(param(other.page, 'sort')).toBe('-plate');
    await other.page.getByRole('button', { name: 'Remove filter on Fuel' }).waitFor();
    await views(other.page).click();
    expect(await other.page.getByRole('menuitemradio', { name: XSS }).getAttribute('aria-checked')).toBe('true');
    expect(await other.page.getByRole('menuitem', { name: 'Rename…' }).count()).toBe(0);
    expect(await audit(other.page)).toEqual([]);
    // The view did not change the other user's own choices.
    await other.page.getByRole('menuitem', { name: 'Close view' }).click();
    await head(other.page, /Fuel/).waitFor();
    expect(param(other.page, 'sort')).toBeNull();
    await other.page.setViewportSize(phone);
    await other.page.getByRole('button', { name: 'Views' }).click();
    await other.page.getByRole('menuitemradio', { name: XSS }).click();
    await other.page.getByRole('button', { name: XSS }).waitFor();
    await other.context.close();
  });

  it('is deleted after a confirmation, and its link says that it is gone', async () => {
    await chooseItem(page, 'Delete…');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('View deleted').waitFor();
    await expect.poll(() => labelOf(page)).toBe('Views');
    expect(param(page, 'sort')).toBe('-plate');
    await visit(page, link);
    await page.getByText('View deleted or no longer shared').waitFor();
    await page.locator('tr[data-row]').first().waitFor();
    expect(param(page, 'view')).toBeNull();
  });
});
