import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getHome } from '#shared/contract/home/get-home.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { button, field, link, title } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const { product, assign } = softwareCalls(app);
let context: BrowserContext;
let page: Page;
let people: { id: number; name: string }[];

const person = (at: number) => people[at]!;
const tab = (on: Page, name: string) =>
  on.getByRole('navigation', { name: 'Lists of software' }).getByRole('link', { name, exact: true });

beforeAll(async () => {
  ({ page, context } = await open('admin', '/software'));
  const admin = await app.as('admin');
  ({ data: people } = await admin.call(listEmployees, { query: { per_page: 60, orderby_column: 'name' } }));
});
afterAll(() => context?.close());

describe('the lists', () => {
  it('show products with seats and costs, licences, and licences by product', async () => {
    const id = await product('Lijstlamp', { seats: 1, seat_cost: '4', cost_period: 'year' });
    await assign(id, person(20).id);
    await assign(id, person(21).id);
    await visit(page, '/software?segment=all&search=lijstlamp');
    const row = page.locator(`tr[data-row="${id}"]`);
    await row.getByText('1 over').waitFor();
    await page.setViewportSize(phone);
    await page.getByText('2 of 1 seat in use · 1 over').waitFor();
    await page.setViewportSize(desk);
    await button(page, 'Actions').click();
    await page.getByText('1 product, visible columns').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Export to Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^software-products-.*\.xlsx$/);
    await visit(page, '/software?segment=all');
    await page.locator('tr[data-row]').first().waitFor();
    expect(await lookAt(page, 'software-list')).toEqual([]);
    await button(page, 'Overview').click();
    const overview = page.getByRole('region', { name: 'Overview' });
    await overview.getByRole('slider', { name: 'Renewals, next 12 months' }).waitFor();
    const licences = overview.getByRole('slider', { name: 'Licences in use, last 12 months' });
    const { software } = await (await app.as('admin')).call(getHome, {});
    const now = software!.licenses_per_month.at(-1)!.licenses;
    expect(now).toBeGreaterThan(0);
    expect(await licences.getAttribute('aria-valuetext')).toContain(`Licences in use ${now}`);
    expect(await lookAt(page, 'software-overview')).toEqual([]);
    await page.setViewportSize(phone);
    await overview.waitFor({ state: 'detached' });
    await button(page, 'Overview').click();
    await licences.waitFor();
    await page.locator('[data-row]').first().waitFor({ state: 'hidden' });
    await page.setViewportSize(desk);
    await load(page, '/software?segment=all');
    await overview.waitFor();
    await button(page, 'Overview').click();
    await overview.waitFor({ state: 'detached' });
    await tab(page, 'Licences').click();
    await page.locator('nav a[aria-current=page]', { hasText: 'Licences' }).waitFor();
    await page.locator('tr[data-row]').first().waitFor();
    expect(await lookAt(page, 'software-licenses')).toEqual([]);
    await tab(page, 'By product').click();
    await page.locator('nav a[aria-current=page]', { hasText: 'By product' }).waitFor();
    const other = page.getByRole('heading', { level: 2, name: 'Adobe Creative Cloud' });
    await other.waitFor();
    await field(page, 'Search product, person, user').fill('lijstlamp');
    await other.waitFor({ state: 'detached' });
    await page.getByText('2 licences', { exact: true }).waitFor();
    expect(await page.locator('[data-license]').count()).toBe(2);
    expect(await lookAt(page, 'software-grouped')).toEqual([]);
    await field(page, 'Search product, person, user').fill('no such product');
    await page.getByText('No products found').waitFor();
    await button(page, 'Clear search').click();
    await other.waitFor();
    await field(page, 'Search product, person, user').fill('no such product');
    await page.getByText('No products found').waitFor();
    await tab(page, 'By product').click();
    await other.waitFor();
    expect(await field(page, 'Search product, person, user').inputValue()).toBe('');
    await visit(page, '/software/licenses/grouped?segment=gone&page=99');
    await other.waitFor();
    await visit(page, '/software/licenses/grouped?page=99');
    await expect.poll(() => new URL(page.url()).search).not.toContain('99');
    await other.waitFor();
  });

  it('offer each role only what it may do, and say when there is no more', async () => {
    const id = await product('Rechtenrek');
    const seen = await (await app.as('manager')).call(listEmployees, { query: { per_page: 1000 } });
    await assign(id, people.find((one) => seen.data.every((own) => own.id !== one.id))!.id);
    const manager = await open('manager', `/software/products/${id}`);
    await title(manager.page, 'Rechtenrek');
    await link(manager.page, 'Assign licences').waitFor();
    await button(manager.page, 'More actions').click();
    await expect.poll(() => manager.page.getByRole('menuitem').allInnerTexts()).toEqual(['Manage reminders']);
    await manager.page.keyboard.press('Escape');
    await manager.page.getByText('No one in your teams has had a licence for this product').waitFor();
    await visit(manager.page, `/software/products/${id}/edit`);
    await manager.page
      .getByRole('heading', { level: 1, name: "You don't have access to this page", exact: true })
      .waitFor();
    await manager.context.close();
    const user = await open('default', `/software/products/${id}`);
    await button(user.page, 'More actions').click();
    await user.page.getByRole('menuitem', { name: 'Delete product' }).waitFor();
    await visit(user.page, '/software?segment=all&page=99');
    await expect.poll(() => new URL(user.page.url()).search).not.toContain('page=99');
    await button(user.page, 'Actions').click();
    await user.page.getByRole('menuitem', { name: /^Export to Excel/ }).waitFor();
    expect(await user.page.getByRole('menuitem', { name: /^Import software/ }).count()).toBe(0);
    await user.context.close();
    await visit(page, '/software?segment=all&page=99');
    await button(page, 'Actions').click();
    await page.getByRole('menuitem', { name: /^Import software/ }).waitFor();
    // The address works in lower case, too.
    await visit(page, `/software/products/${id}/edit/customfields`);
    await page.getByText('Rechtenrek').first().waitFor();
  });

  it('show a reader no way to change anything', async () => {
    const id = await product('Leeslint');
    const licenseId = await assign(id, person(22).id);
    const reader = await open('reader', `/software/products/${id}`);
    await title(reader.page, 'Leeslint');
    await reader.page.locator(`[data-license="${licenseId}"]`).waitFor();
    expect(await link(reader.page, 'Assign licences').count()).toBe(0);
    await button(reader.page, 'More actions').click();
    await expect.poll(() => reader.page.getByRole('menuitem').allInnerTexts()).toEqual(['Manage reminders']);
    await visit(reader.page, `/software/licenses/${licenseId}`);
    await title(reader.page, /'s Leeslint licence$/);
    expect(await link(reader.page, /^(Edit|Deactivate)$/).count()).toBe(0);
    await visit(reader.page, '/software');
    await title(reader.page, /^Software/);
    expect(await link(reader.page, 'Add product').count()).toBe(0);
    await reader.context.close();
  });
});

it('invites an administrator to add or import the first product where there is none', async () => {
  await app.reset('empty');
  const { page: first, context: own } = await open('admin', '/software');
  await first.getByText('No software yet').waitFor();
  await link(first, 'Import from Excel').waitFor();
  expect(await lookAt(first, 'software-empty')).toEqual([]);
  await link(first, 'Add product').first().click();
  await title(first, 'Add product');
  await product('Eerste', {});
  await visit(first, '/software/licenses');
  await first.getByText('No licences found').waitFor();
  await tab(first, 'Products').waitFor();
  expect(await first.getByText('No software yet').count()).toBe(0);
  await own.close();
});
