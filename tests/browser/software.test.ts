import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { editProduct } from '#shared/contract/software/edit-product.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { button, field, link, search, title } from './harness/controls.ts';
import { reload, visit } from './harness/visit.ts';
import { exactToast } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const { product, assign, licensesOf, license } = softwareCalls(app);
let context: BrowserContext;
let page: Page;
let people: { id: number; name: string }[];

const person = (at: number) => people[at]!;
const idIn = (on: Page): number => Number(/\/(?:products|licenses)\/(\d+)/.exec(on.url())?.[1]);

/** Selects people in the list, each found by name. */
const selectPeople = async (ats: readonly number[]): Promise<void> => {
  for (const at of ats) {
    await field(page, 'Search by name').fill(person(at).name);
    await page
      .getByRole('checkbox', { name: person(at).name, exact: true })
      .first()
      .check();
  }
};

/** The elements with text that begin or end outside the window. */
const overflowing = (root: Element): string[] =>
  [...root.querySelectorAll('h1, p, a, dt, dd')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth || part.getBoundingClientRect().left < 0)
    .map((part) => part.outerHTML.slice(0, 80));

beforeAll(async () => {
  ({ page, context } = await open('admin', '/software'));
  const admin = await app.as('admin');
  ({ data: people } = await admin.call(listEmployees, { query: { per_page: 60, orderby_column: 'name' } }));
});
afterAll(() => context?.close());

describe('a new product', () => {
  it('takes a suggestion, asks for name and URL, and is assigned to two people', async () => {
    await visit(page, '/software/products/new');
    await title(page, 'Add product');
    await button(page, /^Next/).click();
    await page.getByRole('alert').getByText('Form invalid').waitFor();
    await page.getByRole('alert').getByText('Enter a name').waitFor();
    await page.getByRole('alert').getByText('Enter a URL').waitFor();
    const name = page.getByRole('combobox', { name: /^Name/ });
    await name.pressSequentially('asan');
    await page.getByRole('option', { name: /Asana/ }).waitFor();
    expect(await lookAt(page, 'software-new')).toEqual([]);
    await page.getByRole('option', { name: /Asana/ }).click();
    expect(await name.inputValue()).toBe('Asana');
    expect(await field(page, /^URL/).inputValue()).toBe('https://asana.com');
    await field(page, /^Seats bought/).fill('25');
    await field(page, /^Cost per seat/).fill('7,5');
    await button(page, /^Next/).click();
    await selectPeople([3, 4]);
    await page.getByText('2 people selected').waitFor();
    expect(await lookAt(page, 'software-new-people')).toEqual([]);
    await button(page, 'Add and assign 2 licences').click();
    await exactToast(page, 'Asana added');
    await page.getByText('2 assigned or already active, 0 failed').waitFor();
    expect(await lookAt(page, 'software-assign-progress')).toEqual([]);
    await button(page, 'Finish').click();
    await title(page, 'Asana');
    const id = idIn(page);
    expect(await licensesOf(id)).toHaveLength(2);
    await page.getByText('2 of 25').waitFor();
    const all = new URL((await link(page, 'View all in list').getAttribute('href')) ?? '', page.url());
    expect([all.pathname, all.searchParams.get('filters')]).toEqual([
      '/software/licenses',
      expect.stringContaining('Asana'),
    ]);
    const { details } = await (await app.as('admin')).call(getProduct, { params: { id: String(id) } });
    expect(details).toMatchObject({ seats: 25, seat_cost: 7.5, cost_monthly: 187.5, seats_free: 23 });
    expect(await lookAt(page, 'software-product')).toEqual([]);
  });

  it('shows at the field that its name is taken', async () => {
    await product('Zusterboek');
    await visit(page, '/software/products/new');
    await page.getByRole('combobox', { name: /^Name/ }).fill('zusterboek');
    await page.getByRole('option', { name: /Zusterboek.*Already exists/ }).waitFor();
    await page.getByText('Zusterboek already exists').waitFor();
    expect(await link(page, 'Open product').getAttribute('href')).toMatch(/^\/software\/products\/\d+$/);
    await field(page, /^URL/).fill('zusterboek.example');
    await button(page, /^Next/).click();
    await page.getByRole('alert').getByText('Another product has this name').waitFor();
    expect(await page.getByRole('combobox', { name: /^Name/ }).inputValue()).toBe('zusterboek');
  });

  it('that was added before assigning failed is changed and assigned by the next attempt', async () => {
    await visit(page, '/software/products/new');
    await page.getByRole('combobox', { name: /^Name/ }).fill('Herkansing');
    await field(page, /^URL/).fill('herkansing.example');
    await field(page, /^Seats bought/).fill('-1');
    await button(page, /^Next/).click();
    await page.getByRole('alert').getByText('Seats bought must be positive').waitFor();
    await field(page, /^Seats bought/).fill('1');
    await button(page, /^Next/).click();
    await selectPeople([3, 4]);
    await page.getByText('1 more person than free seats').waitFor();
    await page.route('**/licenses/addMany', (route) => route.abort());
    await button(page, 'Add and assign 2 licences').click();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/licenses/addMany');
    await button(page, 'Back').click();
    await page.getByRole('combobox', { name: /^Name/ }).fill('Herkansingen');
    await button(page, /^Next/).click();
    await button(page, 'Add and assign 2 licences').click();
    await exactToast(page, 'Herkansingen added');
    await page.getByText('2 assigned or already active, 0 failed').waitFor();
    await button(page, 'Finish').click();
    await title(page, 'Herkansingen');
    expect(await licensesOf(idIn(page))).toHaveLength(2);
  });
});

describe('a product', () => {
  it('is assigned from the list of licences, which asks for it first', async () => {
    const id = await product('Lijstbegin');
    await visit(page, '/software/licenses');
    await link(page, 'Assign licences').click();
    await title(page, 'Assign licences');
    await button(page, 'Next: People').click();
    await page.getByRole('alert').getByText('Product is required').waitFor();
    expect(await lookAt(page, 'software-assign-choose')).toEqual([]);
    await page.getByRole('combobox', { name: /^Product/ }).click();
    await page.getByRole('combobox', { name: /^Product/ }).fill('lijstbegin');
    await page.getByRole('option', { name: /Lijstbegin/ }).click();
    await button(page, 'Next: People').click();
    await selectPeople([3, 4]);
    await button(page, 'Assign 2 licences').click();
    await page.getByText('2 assigned or already active, 0 failed').waitFor();
    expect(await licensesOf(id)).toHaveLength(2);
  });

  it('is edited, and confirms it in the specified words', async () => {
    const id = await product('Roosterraam');
    await visit(page, `/software/products/${id}`);
    await page.getByText('No one has a licence for this product yet').waitFor();
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await field(page, /^Cost per seat/).fill('12');
    await (await app.as('admin')).call(editProduct, { body: { product_id: id, seats: 3, seat_cost: 11 } });
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this product' });
    await dialog.getByText('€ 11').waitFor();
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await exactToast(page, 'Changes to Roosterraam saved');
    await title(page, 'Roosterraam');
    const { details } = await (await app.as('admin')).call(getProduct, { params: { id: String(id) } });
    expect(details).toMatchObject({ seats: 3, seat_cost: 12 });
  });

  it('lists its licences five at a time, active ones first, and finds one by its person', async () => {
    const id = await product('Vijfvijver');
    for (let at = 10; at < 17; at += 1) await assign(id, person(at).id, { username: `user-${at}` });
    await visit(page, `/software/products/${id}`);
    const rows = page.locator('[data-license]');
    await expect.poll(() => rows.count()).toBe(5);
    await page.getByText('1–5').waitFor();
    await button(page, 'Next page').click();
    await expect.poll(() => rows.count()).toBe(2);
    await field(page, 'Search person, username').fill('user-14');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().getByText(person(14).name).waitFor();
    await field(page, 'Search person, username').fill('');
    await button(page, 'Next page').click();
    await page.getByText('6–7').waitFor();
    await rows.first().click();
    await title(page, /Vijfvijver licence$/);
    await page.goBack();
    await page.getByText('6–7').waitFor();
  });

  it('stays within the page even with the longest name', async () => {
    const id = await product('W'.repeat(100), { seats: 1_000_000, seat_cost: '999999999,99' });
    const licenseId = await assign(id, person(18).id, { username: 'u'.repeat(200) });
    await page.setViewportSize(phone);
    for (const path of [`products/${id}`, `products/${id}/edit`, `products/${id}/delete`, `licenses/${licenseId}`]) {
      await visit(page, `/software/${path}`);
      await title(page, /W{100}/);
      expect(await page.locator('#page').evaluate(overflowing), path).toEqual([]);
    }
    await page.setViewportSize(desk);
  });

  it('shows when a licence ended that never began', async () => {
    const id = await product('Nooitbegonnen', { seats: 12_345, renewal_date: '01/02/2020' });
    const licenseId = await assign(id, person(2).id, { start_date: '01/01/2090' });
    await (await app.as('admin')).call(deleteLicense, { body: { license_id: licenseId } });
    await visit(page, `/software/products/${id}`);
    await page
      .locator(`[data-license="${licenseId}"]`)
      .getByText(/^Ended on/)
      .waitFor();
    await page.getByText('0 of 12.345 seats in use').waitFor();
    await page.getByText(/^[\d.]+ days ago$/).waitFor();
  });

  it('shows the licences that people who left still have, and their cost', async () => {
    const admin = await app.as('admin');
    const { id: leaver } = await admin.call(addEmployee, { body: { first_name: 'Weg', last_name: 'Gegaan' } });
    const id = await product('Vertrekbord', { seat_cost: '120', cost_period: 'year' });
    const held = await assign(id, leaver);
    await admin.call(deleteEmployee, { body: { id: leaver } });
    await visit(page, `/software/products/${id}`);
    await page.getByText('1 active licence belongs to someone who left. It costs € 10,00 per month.').waitFor();
    expect(await lookAt(page, 'software-product-left')).toEqual([]);
    await link(page, 'Review').click();
    await page.locator('nav a[aria-current=page]', { hasText: 'Licences' }).waitFor();
    await page.locator('tr[data-row]').filter({ hasText: 'Weg Gegaan' }).waitFor();
    expect(await page.locator('tr[data-row]').count()).toBe(1);
    await page.goBack();
    await button(page, 'Deactivate').click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate 1 licence' });
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect.poll(async () => (await license(held)).active).toBe(0);
  });

  it('is deleted after it showed how many licences will end', async () => {
    const id = await product('Weggewerkt');
    await assign(id, person(1).id);
    await visit(page, `/software/products/${id}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Delete product' }).click();
    await page.getByText('1 licence will be deactivated').waitFor();
    expect(await lookAt(page, 'software-delete')).toEqual([]);
    await button(page, 'Delete product').click();
    await exactToast(page, 'Weggewerkt deleted');
    await page.getByText('This product is deleted.').waitFor();
    await page.getByText('Deleted on').waitFor();
    expect(await page.getByText('Seats free').count()).toBe(0);
    expect(await link(page, 'Assign licences').count()).toBe(0);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem').first().waitFor();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Manage reminders']);
    await page.keyboard.press('Escape');
  });
});

describe('a licence', () => {
  it('is deactivated and reactivated from its banner, and keeps its periods', async () => {
    const id = await assign(await product('Pendelpaal'), person(5).id, { start_date: '01/03/2025' });
    await visit(page, `/software/licenses/${id}`);
    await link(page, 'Deactivate').click();
    await page.getByRole('dialog', { name: 'Deactivate licence' }).waitFor();
    expect(await lookAt(page, 'software-deactivate')).toEqual([]);
    await button(page, 'Deactivate').click();
    await page.getByRole('alert').getByText('This licence is deactivated.').waitFor();
    expect((await license(id)).active).toBe(0);
    expect(await lookAt(page, 'software-license')).toEqual([]);
    await link(page, 'Reactivate').click();
    await page.getByRole('dialog', { name: 'Reactivate licence' }).waitFor();
    await button(page, 'Reactivate').click();
    await exactToast(page, `${person(5).name}'s Pendelpaal licence reactivated`);
    await link(page, 'Edit').waitFor();
    await page.getByText('Again, after ending on this day').waitFor();
    expect((await license(id)).active).toBe(1);
  });

  it('stays deactivated when its person left', async () => {
    const admin = await app.as('admin');
    const { id: leaver } = await admin.call(addEmployee, { body: { first_name: 'Voorgoed', last_name: 'Weg' } });
    const id = await assign(await product('Eindpunt'), leaver);
    await admin.call(deleteLicense, { body: { license_id: id } });
    await admin.call(deleteEmployee, { body: { id: leaver } });
    await visit(page, `/software/licenses/${id}/delete`);
    await page.getByRole('alert').getByText("Voorgoed Weg left, so it can't be reactivated.").waitFor();
    expect(await link(page, 'Reactivate').count()).toBe(0);
  });

  it('changes its username', async () => {
    const id = await assign(await product('Naamnet'), person(6).id);
    await visit(page, `/software/licenses/${id}`);
    await link(page, 'Edit').first().click();
    await field(page, /^Username/).fill('f.vandenbroucke');
    expect(await lookAt(page, 'software-license-edit')).toEqual([]);
    await button(page, 'Save changes').click();
    await exactToast(page, 'Changes saved');
    expect(await license(id)).toMatchObject({ username: 'f.vandenbroucke', employee_id: person(6).id });
  });

  it('is transferred to another person from a given day', async () => {
    const id = await assign(await product('Wisselwiel'), person(7).id, { start_date: '01/02/2026' });
    await visit(page, `/software/licenses/${id}/edit`);
    await search(page, /^Person/, person(8).name);
    await field(page, /^From/).fill('01/03/2026');
    await button(page, 'Save changes').click();
    await exactToast(page, 'Changes saved');
    const periods = (await license(id)).periods.map(({ employee, start_date }) => [employee.id, start_date]);
    expect(periods).toEqual([
      [person(8).id, '01/03/2026'],
      [person(7).id, '01/02/2026'],
    ]);
  });
});

describe('the logo of a product', () => {
  /** Fails when the logo cannot be drawn. */
  const drawn = (logo: Locator) => logo.evaluate((img) => (img as HTMLImageElement).decode());

  it('comes with the app for well-known products, and is the first letter otherwise or when it fails to load', async () => {
    const wellKnown = await product('Zoekbord', { url: 'https://www.figma.com/zoekbord' });
    await assign(wellKnown, person(24).id);
    const other = await product('Zomaar');
    const hosts: string[] = [];
    const seen = (request: Request) => void hosts.push(new URL(request.url()).hostname);
    page.on('request', seen);
    await visit(page, '/software?segment=all&search=zo');
    const tile = (id: number) => page.locator(`tr[data-row="${id}"] [data-letters]`);
    await drawn(tile(wellKnown).locator('img[src="/static/logos/figma.svg"]'));
    expect(await tile(other).locator('img').count()).toBe(0);
    expect(await tile(other).getAttribute('data-letters')).toBe('Z');
    await visit(page, `/software/products/${wellKnown}`);
    await drawn(page.locator('#page header img').first());
    page.off('request', seen);
    expect(hosts.filter((host) => host.endsWith('figma.com'))).toEqual([]);
    await page.route('**/static/logos/figma.svg', (route) => route.fulfill({ status: 404 }));
    await visit(page, `/people/${person(24).id}/software`);
    const letter = page.locator('[data-license]').filter({ hasText: 'Zoekbord' }).locator('[data-letters="Z"]');
    await letter.waitFor();
    await letter.locator('img').waitFor({ state: 'detached' });
    await page.unroute('**/static/logos/figma.svg');
  });
});

describe('the licences of a person', () => {
  it('get a new product; adding it again says that it is active', async () => {
    const id = await product('Kalendermuur');
    await visit(page, `/people/${person(9).id}`);
    await button(page, 'Assign').click();
    await page.getByRole('menuitem', { name: 'Licence' }).click();
    await title(page, `Assign a licence to ${person(9).name}`);
    for (const words of [
      `Assigned Kalendermuur licence to ${person(9).name}`,
      `${person(9).name} already has a Kalendermuur licence`,
    ]) {
      await page.getByRole('combobox', { name: /^Product/ }).click();
      await page.getByRole('combobox', { name: /^Product/ }).fill('kalender');
      await page.getByRole('option', { name: 'Kalendermuur' }).click();
      await button(page, 'Assign licence').click();
      await exactToast(page, words);
      await title(page, `${person(9).name}'s software`);
      await page.locator('[data-license]').filter({ hasText: 'Kalendermuur' }).waitFor();
      if (words.startsWith('Assigned')) await link(page, 'Assign licence').click();
    }
    expect(await licensesOf(id)).toHaveLength(1);
    expect(await lookAt(page, 'software-person')).toEqual([]);
    await link(page, 'Assign licence').click();
    await title(page, `Assign a licence to ${person(9).name}`);
    await field(page, 'Username').fill('not.yet@kalender');
    await reload(page);
    await page.getByText('Draft restored').waitFor();
    expect(await field(page, 'Username').inputValue()).toBe('not.yet@kalender');
    await button(page, 'Discard').click();
    expect(await field(page, 'Username').inputValue()).toBe('');
    expect(await lookAt(page, 'software-person-add')).toEqual([]);
    await visit(page, `/people/${person(9).id}`);
    await link(page, 'Kalendermuur').first().waitFor();
  });
});
