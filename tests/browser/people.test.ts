import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { editUser } from '#shared/contract/session/edit-user.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { desk, lookAt, phone, setScheme, startDesk } from './harness/browser.ts';
import { box, button, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

const openEdit = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await title(page, `Edit ${name}`);
};
const rows = (page: Page) => page.locator('tr[data-row]');
const idsOf = (page: Page): Promise<number[]> =>
  rows(page).evaluateAll((found) => found.map((row) => Number(row.getAttribute('data-row'))));

const people = async (user: DemoUserName, query: object = {}) =>
  (await app.as(user)).call(listEmployees, { query: { per_page: 10, orderby_column: 'name', ...query } });
const person = async (id: number) =>
  (await (await app.as('admin')).call(getEmployeeDetail, { params: { id: String(id) } })).employee;
const userNamed = async (email: string) => {
  const { data } = await (await app.as('admin')).call(listUsers, { query: { search_term: email } });
  return data[0]!;
};
const idIn = (page: Page): number => Number(/\/people\/(\d+)/.exec(page.url())?.[1]);

describe('an administrator and people', () => {
  let page: Page;
  let context: BrowserContext;
  let added: number;
  beforeAll(async () => ({ page, context } = await open('admin', '/people')));
  afterAll(() => context?.close());

  it('sees everyone, searches and chooses a segment', async () => {
    const all = await people('admin');
    await expect.poll(() => idsOf(page)).toEqual(all.data.map(({ id }) => id));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(String(all.count));
    expect(await lookAt(page, 'people-list')).toEqual([]);
    await page.setViewportSize(phone);
    const reachable = all.data.find((one) => one.phone && one.email)!;
    const contact = (name: string) => page.getByRole('link', { name: `${name} ${reachable.name}`, exact: true });
    expect(await contact('Call').getAttribute('href')).toBe(`tel:${reachable.phone?.replaceAll(' ', '')}`);
    expect(await contact('E-mail').getAttribute('href')).toBe(`mailto:${reachable.email}`);
    await page.setViewportSize(desk);
    await page.getByRole('search').getByRole('textbox').first().fill('dhondt');
    const found = await people('admin', { search_term: 'dhondt' });
    await expect.poll(() => idsOf(page)).toEqual(found.data.map(({ id }) => id));
    await visit(page, '/people?segment=inactive');
    const gone = await people('admin', { segment_id: 'inactive' });
    await expect.poll(() => idsOf(page)).toEqual(gone.data.map(({ id }) => id));
  });

  it('has joiners and leavers in the upper half of a phone', async () => {
    await visit(page, '/people/board');
    const views = page.getByRole('radiogroup', { name: 'View' });
    await views.getByText('List', { exact: true }).click();
    await setScheme(page, 'dark');
    await views.getByRole('radio', { name: 'List' }).focus();
    await page.keyboard.press('Shift');
    // The ring of the scheme, which is seen on what is dark.
    const ring = views.locator(':checked + *').evaluate((each) => getComputedStyle(each).outlineColor);
    expect(await ring).toBe('rgb(130, 157, 243)');
    await setScheme(page, 'light');

    await visit(page, '/people/board?only=left&view=board');
    await page.setViewportSize(phone);
    const first = page.locator('[data-column] [data-card]').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(phone.height / 2 - 60);
    await button(page, 'Show everyone').click();
    await page.locator('[data-column]').nth(3).waitFor();
    expect([await views.count(), await box(page, 'Team').count()]).toEqual([0, 0]);
    await button(page, 'Team').click();
    await box(page, 'Team').waitFor();
    await page.setViewportSize(desk);
  });

  it('exports what the list shows', async () => {
    await visit(page, '/people?segment=inactive&search=a');
    const { count } = await people('admin', { segment_id: 'inactive', search_term: 'a' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: /Export to Excel/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^people-.*\.xlsx$/);
    let rowCount = 0;
    for await (const { kind } of readWorkbook(await file.path())) if (kind === 'row') rowCount += 1;
    expect(rowCount).toBe(count);
  });

  it('sees which fields are missing, and adds a person', async () => {
    await visit(page, '/people');
    await page.getByRole('link', { name: 'Add person' }).click();
    await title(page, 'Add person');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByText('Invalid: 2 fields to correct').waitFor();
    expect(await lookAt(page, 'people-new')).toEqual([]);
    await page.getByLabel('First name').fill('Wannes');
    await page.getByLabel('Last name').fill('Van Rompaey');
    await page.getByLabel('Employee number').fill('NL0001');
    await page.getByLabel('IBAN').fill('BE68 5390 0754 7034');
    await page.getByRole('textbox', { name: 'Start date' }).fill('01/09/2026');
    await page.getByRole('combobox', { name: 'Teams' }).click();
    await page.getByRole('option', { name: 'Logistiek' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByText('Another active person has this employee number').first().waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Wannes');
    await page.getByLabel('Employee number').fill('NL9001');
    await page.getByRole('button', { name: 'Add person' }).click();
    await title(page, 'Wannes Van Rompaey');
    await toastShown(page, 'Wannes Van Rompaey added');
    added = idIn(page);
    expect(await person(added)).toMatchObject({
      team_names: 'Logistiek',
      employee_number: 'NL9001',
      start_date: '01/09/2026',
      iban_masked: 'BE68 **** **** 7034',
    });
    await page.getByText('BE68 **** **** 7034').waitFor();
    expect(await lookAt(page, 'people-person')).toEqual([]);
  });

  it('is asked before leaving a changed form, and a blank IBAN keeps the number', async () => {
    await openEdit(page, 'Wannes Van Rompaey');
    await page.getByLabel('Phone').fill('+32 470 12 34 56');
    await page.getByLabel('National number').fill('85.07.30-033.29');
    await page.getByLabel('Joint committee').fill('PC 140.3');
    await page.getByLabel('Hours per week').fill('30,4');
    await page.getByLabel('Street').fill('Kerkstraat');
    await page.getByLabel('Town').fill('Gent');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('IBAN').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Enter a valid national number').first().waitFor();
    await page.getByLabel('National number').fill('85.07.30-033.28');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastShown(page, 'Wannes Van Rompaey saved');
    await page.getByText('+32 470 12 34 56').first().waitFor();
    expect(await person(added)).toMatchObject({
      phone: '+32 470 12 34 56',
      iban_masked: 'BE68 **** **** 7034',
      national_number_masked: '**.**.**-***.28',
      address: 'Kerkstraat, Gent',
      joint_committee: '140.03',
      hours_per_week: 30.4,
    });
  });

  it('notes a wage, plans the next one and calls it off', async () => {
    const next = `01/01/${new Date().getFullYear() + 1}`;
    const modal = page.getByRole('dialog');
    const save = async (): Promise<void> => {
      await modal.getByRole('button', { name: 'Save wages' }).click();
      await toastShown(page, "Wannes Van Rompaey's wages saved");
      await modal.waitFor({ state: 'hidden' });
    };
    await page.getByRole('button', { name: 'Add wage' }).click();
    await modal.getByRole('combobox', { name: 'Paid as' }).click();
    await page.getByRole('option', { name: 'Employee, paid by the month' }).click();
    await modal.getByRole('textbox', { name: 'From' }).fill('01/09/2026');
    await modal.getByRole('button', { name: 'Save wages' }).click();
    await modal.getByText('Amount is required', { exact: true }).waitFor();
    await modal.getByRole('textbox', { name: 'Amount' }).fill('3.250,50');
    await save();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await modal.getByRole('button', { name: 'Add wage' }).click();
    await modal.getByRole('textbox', { name: 'Amount' }).first().fill('3400');
    await modal.getByRole('textbox', { name: 'From' }).first().fill(next);
    expect(await lookAt(page, 'people-wages')).toEqual([]);
    await save();
    await page.getByText(`Employee, paid by the month, from ${next}`).waitFor();
    const monthly = { type: 'employee_paid_monthly', amount: 3250.5, from: '01/09/2026' };
    expect(await person(added)).toMatchObject({ wages: [monthly, { amount: 3400, from: next }] });
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await modal.getByRole('button', { name: `Remove: Wage from ${next}` }).click();
    await save();
    expect(await person(added)).toMatchObject({ wages: [monthly] });
    await page.getByText('called off a wage for this person').first().waitFor();
  });

  it('enters when somebody worked here before, with what is wrong about it', async () => {
    const modal = page.getByRole('dialog');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Earlier employments' }).click();
    await modal.getByRole('textbox', { name: 'First day' }).fill('01/02/2019');
    await modal.getByRole('textbox', { name: 'Last day' }).fill('01/09/2026');
    await modal.getByRole('button', { name: 'Save employments' }).click();
    await modal.getByText("Last day can't be after 31/08/2026", { exact: true }).waitFor();
    await modal.getByRole('textbox', { name: 'Last day' }).fill('31/12/2021');
    expect(await lookAt(page, 'people-employments')).toEqual([]);
    await modal.getByRole('button', { name: 'Save employments' }).click();
    await toastShown(page, "Wannes Van Rompaey's earlier employments saved");
    await modal.waitFor({ state: 'hidden' });
    await page.getByText('01/02/2019 – 31/12/2021', { exact: true }).waitFor();
    expect(await person(added)).toMatchObject({
      former_employments: [{ start_date: '01/02/2019', active_until: '31/12/2021' }],
    });
  });

  it('sees what somebody else changed meanwhile, and loses nothing', async () => {
    await openEdit(page, 'Wannes Van Rompaey');
    await page.getByLabel('Last name').fill('Van Rompaey-Aerts');
    await page.getByLabel('Phone').fill('+32 470 99 99 99');
    const admin = await app.as('admin');
    await admin.call(editEmployee, { body: { id: added, phone: '+32 471 00 00 00', employee_number: 'NL9002' } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText('+32 471 00 00 00').waitFor();
    await modal.getByText('+32 470 99 99 99').waitFor();
    expect(await lookAt(page, 'people-stale')).toEqual([]);
    await modal.getByRole('button', { name: /^Save/ }).click();
    await toastShown(page, 'Wannes Van Rompaey-Aerts saved');
    expect(await person(added)).toMatchObject({
      name: 'Wannes Van Rompaey-Aerts',
      phone: '+32 470 99 99 99',
      employee_number: 'NL9002',
    });
  });

  it('deactivates a driver, whose vehicle is named and stays with them', async () => {
    const cars = await (await app.as('admin')).call(listCars, { query: { per_page: 100 } });
    const car = cars.data.find(({ type, related_employee_id }) => type === 'car' && related_employee_id > 10)!;
    const driver = await person(car.related_employee_id);
    await visit(page, `/people/${driver.id}`);
    await title(page, driver.name);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByText(`${car.brand} ${car.model}`).first().waitFor();
    expect(await lookAt(page, 'people-deactivate')).toEqual([]);
    await modal.getByRole('button', { name: 'Deactivate' }).click();
    await toastShown(page, 'deactivated, still has');
    await page.getByText(`${driver.name} is deactivated`).waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await page
      .getByRole('link', { name: new RegExp(car.model ?? '') })
      .first()
      .waitFor();
    expect(await lookAt(page, 'people-deactivated')).toEqual([]);
    const after = await (await app.as('admin')).call(listCars, { query: { per_page: 100 } });
    expect(after.data.find(({ id }) => id === car.id)?.related_employee_id).toBe(driver.id);
    expect((await person(driver.id)).deleted).toBe(1);
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await toastShown(page, `${driver.name} reactivated`);
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    expect((await person(driver.id)).deleted).toBe(0);
  });

  it('exports everything kept about a person, and gets the file on the page of the run', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export all data' }).click();
    await page.getByRole('link', { name: /^Download Data of .+\.zip$/ }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Export everything kept about /);
  });

  it('sees what a person held on another day', async () => {
    const cars = await (await app.as('admin')).call(listCars, { query: { per_page: 100 } });
    const car = cars.data.find(({ related_employee_id }) => related_employee_id > 0)!;
    await visit(page, `/people/${car.related_employee_id}`);
    const vehicle = page.getByRole('link', { name: new RegExp(car.model ?? '') }).first();
    await vehicle.waitFor();
    await page.getByRole('button', { name: 'As of today' }).click();
    await page.getByRole('textbox', { name: 'As of' }).fill('01/01/1990');
    await page.getByText('on 01/01/1990').waitFor();
    const now = page.locator('section', { has: page.getByRole('heading', { name: /^Has now/ }) });
    expect(await now.getByRole('link').count()).toBe(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await vehicle.waitFor();
    const overTime = page.getByRole('figure', { name: /has and had$/ });
    await overTime.locator(`a[data-state="now"][href="/fleet/${car.id}"]`).waitFor();
    await page.getByText('Things', { exact: true }).click();
    await page
      .getByRole('list', { name: 'Items received and returned' })
      .locator(`a[href="/fleet/${car.id}"]`)
      .waitFor();
  });

  it('goes through people in the order of their list, over the end of its page', async () => {
    const { data, count } = await people('admin', { per_page: 11 });
    await visit(page, '/people?page=1&per_page=10&segment=all');
    await page.locator(`tr[data-row="${data[9]!.id}"] a`).first().click();
    await title(page, data[9]!.name);
    await page.getByText(`10 of ${count}`).waitFor();
    await page.keyboard.press(']');
    await title(page, data[10]!.name);
    await page.getByText(`11 of ${count}`).waitFor();
    await page.getByRole('button', { name: 'Previous in the list' }).click();
    await title(page, data[9]!.name);
    await page.keyboard.press('[');
    await title(page, data[8]!.name);
    await page.reload();
    await page.getByText(`9 of ${count}`).waitFor();
    await page.goBack();
    await rows(page).first().waitFor();
    await visit(page, `/people/${data[0]!.id}`);
    await title(page, data[0]!.name);
    expect(await page.getByRole('navigation', { name: 'Place in the list' }).count()).toBe(0);
  });

  it('gives a person a place in a training, and jumps between the parts of their page', async () => {
    const client = await app.as('admin');
    const { data } = await client.call(listTrainings, { query: { segment_id: 'upcoming', per_page: 50 } });
    const course = data.find(({ is_program, seats_free: free }) => is_program === 0 && (free === null || free > 0))!;
    await visit(page, `/people/${added}`);
    await title(page, 'Wannes Van Rompaey-Aerts');
    await page.getByText('No trainings yet').waitFor();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Training seat…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Give a seat' }).click();
    await dialog.getByText('Training is required', { exact: true }).waitFor();
    await dialog.getByRole('combobox', { name: 'Training' }).fill(course.name);
    await page.getByRole('option', { name: course.name }).first().click();
    await dialog.getByRole('button', { name: 'Give a seat' }).click();
    await toastShown(page, `Wannes Van Rompaey-Aerts added to ${course.name}`);
    await page.getByRole('link', { name: course.name }).first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-jump'));
    for (const key of ['t', 'c', 'd', 'f']) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(key);
    }
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await rows(page).first().waitFor();
  });

  it('gets the 404 page for an unknown person', async () => {
    await visit(page, '/people/987654');
    await title(page, 'Page not found');
  });
});

describe('rights', () => {
  it('let a manager see the people of the teams they lead, but change nothing', async () => {
    const own = await people('manager', { per_page: 1000 });
    const all = await people('admin', { per_page: 1000 });
    expect(own.count).toBeLessThan(all.count);
    const { page, context } = await open('manager', '/people');
    await rows(page).first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(new RegExp(`People\\s*${own.count}$`));
    const segment = page.getByRole('combobox', { name: 'Segment' });
    await expect.poll(() => segment.inputValue()).toContain('Show everyone in teams');
    expect(await page.getByRole('link', { name: 'Add person' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    const seen = new Set(own.data.map(({ id }) => id));
    const other = all.data.find(({ id }) => !seen.has(id))!;
    await visit(page, `/people/${other.id}`);
    await title(page, 'Page not found');
    await visit(page, '/people/new');
    await title(page, "You don't have access to this page");
    await page.getByText('Change people').waitFor();
    await visit(page, '/settings/users');
    await title(page, "You don't have access to this page");
    await context.close();
  });

  it('hide phones without access to employee details, and wage data without access to wages', async () => {
    const admin = await app.as('admin');
    const reader = await userNamed('luc.peeters');
    await admin.call(editUser, { body: { id: reader.id, access_employee_details: 0 } });
    const { page, context } = await open('reader', '/people');
    await page.getByRole('columnheader', { name: 'E-mail', exact: true }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Phone', exact: true }).count()).toBe(0);
    await page.getByRole('columnheader', { name: /Most recent start date/ }).waitFor();
    await visit(page, '/people/8');
    await page.getByText('Employee number').first().waitFor();
    for (const label of ['Phone', 'National number', 'Address'])
      expect(await page.getByText(label, { exact: true }).count()).toBe(0);
    await context.close();
    const other = await open('nowages', '/people');
    await other.page.getByRole('columnheader', { name: 'Phone', exact: true }).waitFor();
    expect(await other.page.getByRole('columnheader', { name: /start date/ }).count()).toBe(0);
    await visit(other.page, '/people/8/edit');
    await other.page.getByLabel('Phone').waitFor();
    expect(await other.page.getByLabel('IBAN').count()).toBe(0);
    await visit(other.page, '/people/8');
    await other.page.getByText('National number', { exact: true }).waitFor();
    expect(await other.page.getByText('Wage', { exact: true }).count()).toBe(0);
    await other.context.close();
  });
});
