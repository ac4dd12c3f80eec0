import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar, aMotorbike } from '#tests/builders/car.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, choose, field, pick, search } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open: openAs } = await startDesk();
const admin = await app.as('admin');
let page: Page;
let context: BrowserContext;
let before: { integration_features: string[]; feature_flags: string[] };

const features = async (...integration_features: string[]): Promise<void> => {
  const { status } = await admin.post('/api/settings/features', { integration_features });
  expect(status).toBe(200);
};
const addCar = async (over: Record<string, unknown> = {}): Promise<number> => {
  const { body, status } = await admin.post('/api/cars/add', aCar(over));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
type Details = { id: number; locked_fields: string[]; name_locked: boolean };
/** A demo vehicle with all of its payroll fields locked. */
const lockedCar = async (): Promise<Details> => {
  const { data } = (await admin.get('/api/cars/list', { per_page: 100 })).body;
  for (const { id } of data) {
    const { details } = (await admin.get(`/api/cars/${id}/detail`)).body;
    if (details.locked_fields.includes('catalogue_value') && details.locked_fields.includes('co2_g_km')) return details;
  }
  throw new Error('the demo holds no locked vehicle');
};
beforeAll(async () => {
  ({ body: before } = await admin.get('/api/settings/features'));
  ({ page, context } = await openAs('admin', '/fleet'));
});
afterEach(() => features(...before.integration_features));
afterAll(() => context?.close());

describe('a vehicle that payroll processed', () => {
  it('shows which values are fixed, and offers a message to payroll or to the reseller', async () => {
    const { id, name_locked: isNameLocked } = await lockedCar();
    await visit(page, `/fleet/${id}/edit`);
    await page.getByText('Some fields are locked because payroll already uses them.').waitFor();
    for (const name of ['Catalogue value', 'CO₂ (NEDC)', 'Date of first registration'])
      expect(await field(page, name).isDisabled(), name).toBe(true);
    expect(isNameLocked).toBe(true);
    for (const name of ['Brand', 'Model']) expect(await box(page, name).isDisabled(), name).toBe(true);
    expect(await field(page, 'Colour').isDisabled()).toBe(false);
    expect(await lookAt(page, 'vehicle-edit-locked')).toEqual([]);
    await page.getByRole('button', { name: 'Message payroll' }).click();
    await page.getByRole('dialog', { name: 'Message payroll' }).waitFor();
    await features(...before.integration_features, 'car/can-message-reseller');
    await visit(page, `/fleet/${id}/edit`);
    await page.getByRole('button', { name: 'Message reseller' }).click();
    await page.getByRole('dialog', { name: 'Message reseller' }).waitFor();
  });
});

describe('a vehicle without its payroll info', () => {
  it('is saved without it after the form has asked, where the change lies elsewhere', async () => {
    const { body } = await admin.post('/api/cars/add', aMotorbike({ plate: '1-LTR-001' }));
    await visit(page, `/fleet/${body.id}/edit`);
    await field(page, 'Colour').fill('Grey');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const later = page.getByRole('button', { name: 'Save, add payroll info later' });
    await later.waitFor();
    expect(await lookAt(page, 'vehicle-edit-payroll-later')).toEqual([]);
    await box(page, 'Brand').fill('');
    await later.waitFor({ state: 'detached' });
    await box(page, 'Brand').fill('Zero');
    await later.click();
    await toastShown(page, 'Changes saved');
    expect((await admin.get(`/api/cars/${body.id}/detail`)).body.details).toMatchObject({ color: 'Grey' });
  });
});

describe('what was typed of a new vehicle', () => {
  it('is restored when the page is loaded again before it was saved, without what somebody pays for it', async () => {
    await visit(page, '/fleet/new');
    page.on('dialog', (dialog) => void dialog.accept());
    await choose(page, 'Type', 'Bicycle');
    await box(page, 'Brand').fill('Achielle');
    await box(page, 'Model').fill('Ernest');
    await page.getByRole('button', { name: /^Next/ }).click();
    await field(page, 'Employee contribution').fill('25');
    await field(page, 'Lease').fill('720');
    await load(page, '/fleet/new');
    await page.getByText('Draft restored').waitFor();
    expect(await field(page, 'Lease').inputValue()).toBe('720,00');
    expect(await field(page, 'Employee contribution').inputValue()).toBe('');
    expect(await lookAt(page, 'vehicle-new-draft')).toEqual([]);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    expect(await box(page, 'Brand').inputValue()).toBe('');
    await load(page, '/fleet/new');
    await box(page, 'Brand').waitFor();
    expect(await page.getByText('Draft restored').count()).toBe(0);
    page.removeAllListeners('dialog');
  });
});

describe('the last day of use', () => {
  it('is required where the integration accepts it, and Cancel leads back', async () => {
    const id = await addCar({ plate: '1-EDP-001', co2_g_km: '' });
    await visit(page, `/fleet/${id}`);
    const readiness = page.getByRole('region', { name: 'Payroll-ready' });
    await readiness.getByText("CO₂ is missing: the benefit in kind can't be calculated.").waitFor();
    // Who drives it comes before what payroll misses.
    const [, rest] = (await page.locator('main').innerText()).split('Driver history');
    expect(rest).toContain("CO₂ is missing: the benefit in kind can't be calculated.");
    expect(await lookAt(page, 'vehicle-without-co2')).toEqual([]);
    await visit(page, `/fleet/${id}/delete`);
    await page.getByText(/^Leave empty to archive it now/).waitFor();
    await features(...before.integration_features, 'cars/end-date-push');
    await visit(page, `/fleet/${id}/delete`);
    await field(page, 'Last day of use').waitFor();
    expect(await page.locator('label', { hasText: 'Last day of use' }).innerText()).toContain('*');
    await page.getByRole('button', { name: 'Archive vehicle' }).click();
    const summary = page.getByRole('alert');
    expect(await summary.innerText()).toMatch(/Form invalid/);
    expect(await summary.innerText()).toMatch(/enter an end date/i);
    expect((await admin.get(`/api/cars/${id}/detail`)).body.details.deleted).toBe(0);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(`**/fleet/${id}`);
  });
});

describe('the features of an integration', () => {
  const registeredInJune = { date_first_registration: '30/06/2023', date_commissioning: '01/07/2023', order_date: '' };

  it('show the order date only where it is supported, and require it where that is set', async () => {
    const id = await addCar({ plate: '1-ORD-001', ...registeredInJune });
    await visit(page, `/fleet/${id}/edit`);
    await field(page, 'Order date').waitFor();
    expect(await page.getByText('Required by payroll').count()).toBe(0);
    await features(...before.integration_features, 'cars/order-date/always-required');
    await visit(page, `/fleet/${id}/edit`);
    await page.getByText('Required by payroll').waitFor();
    await field(page, 'Colour').fill('Red');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const summary = page.getByRole('alert');
    await summary.getByText('Invalid: 1 field to correct').waitFor();
    expect(await summary.innerText()).toMatch(/Please fill all forms/);
    expect(await summary.innerText()).toMatch(/Order date is required/);
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0);
    await features('cars/import');
    page.once('dialog', (dialog) => void dialog.accept());
    await visit(page, `/fleet/${id}/edit`);
    await field(page, 'Catalogue value').waitFor();
    expect(await field(page, 'Order date').count()).toBe(0);
  });

  it('fill the order date in from a first registration before 01/07/2023', async () => {
    const id = await addCar({ plate: '1-ORD-002', ...registeredInJune });
    await features(...before.integration_features, 'cars/order-date/prefill');
    await visit(page, `/fleet/${id}/edit`);
    await field(page, 'Date of first registration').fill('29/06/2023');
    expect(await field(page, 'Order date').inputValue()).toBe('29/06/2023');
    await field(page, 'Date of first registration').fill('01/07/2023');
    expect(await field(page, 'Order date').inputValue()).toBe('');
    await field(page, 'Order date').fill('02/05/2023');
    await field(page, 'Date of first registration').fill('28/06/2023');
    expect(await field(page, 'Order date').inputValue()).toBe('02/05/2023');
    page.once('dialog', (dialog) => void dialog.accept());
  });

  it('decide whether pool vehicles, for a car without a driver, and fake hybrids are offered', async () => {
    const id = await addCar({ plate: '1-POL-001' });
    const pool = page.getByRole('radiogroup', { name: /^Pool vehicle/ });
    const [driver] = (await admin.get('/api/employees/list', { per_page: 1, orderby_column: 'name' })).body.data;
    await features('cars/import', 'cars/pool-cars', 'cars/extra-fuels');
    await visit(page, '/fleet/new');
    await box(page, 'Driver').waitFor();
    expect(await pool.count()).toBe(0);
    await visit(page, `/fleet/${id}/edit`);
    await pool.waitFor();
    await box(page, 'Fuel').click();
    await page.getByRole('option', { name: 'Fake hybrid diesel' }).waitFor();
    await page.keyboard.press('Escape');
    await search(page, 'Driver', driver.name);
    await pool.waitFor({ state: 'detached' });
    await features('cars/import');
    page.once('dialog', (dialog) => void dialog.accept());
    await visit(page, `/fleet/${id}/edit`);
    await box(page, 'Fuel').click();
    await page.getByRole('option', { name: 'Hybrid diesel', exact: true }).waitFor();
    expect(await page.getByRole('option', { name: 'Fake hybrid diesel' }).count()).toBe(0);
    expect(await pool.count()).toBe(0);
  });

  it('ask for no payroll info where the month of the chosen driver was pushed', async () => {
    const [driver] = (await admin.get('/api/employees/list', { per_page: 1, orderby_column: 'name' })).body.data;
    await transact([putPushedMonths(employeeStore, driver.id, ['2025-09'])]);
    const flags = (...feature_flags: string[]) => admin.post('/api/settings/features', { feature_flags });
    await flags(...before.feature_flags, 'disable_car_assertions_for_pushed_months');
    page.once('dialog', (dialog) => void dialog.accept());
    await visit(page, `/fleet/new?employee_id=${driver.id}`);
    await choose(page, 'Type', 'Car');
    await box(page, 'Brand').fill('Volvo');
    await box(page, 'Model').fill('EX30');
    await field(page, 'Plate').fill('2-PMD-001');
    await pick(page, 'Fuel', 'Electric');
    await field(page, 'Driver since').fill('15/08/2025');
    const next = page.getByRole('button', { name: /^Next/ });
    await next.click();
    await field(page, 'Catalogue value').waitFor();
    await next.click();
    await page
      .getByRole('alert')
      .getByText(/Invalid: \d fields/)
      .waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await field(page, 'Driver since').fill('15/09/2025');
    await next.click();
    await field(page, 'Catalogue value').waitFor();
    await next.click();
    await field(page, 'Lease').waitFor();
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await page.waitForURL(/\/fleet\/\d+$/);
    await flags(...before.feature_flags);
  });
});

it('keeps the change date when somebody else saved first', async () => {
  const [first, second] = (await admin.get('/api/employees/list', { per_page: 2, orderby_column: 'name' })).body.data;
  const id = await addCar({ plate: '1-KCD-001', related_employee_id: first.id, currency: 'USD' });
  await visit(page, `/fleet/${id}/edit`);
  const request = page.waitForRequest(/\/api\/employees\/list\?/);
  await search(page, 'Driver', second.name);
  expect(new URL((await request).url()).searchParams.get('per_page')).toBe('10');
  expect(await page.locator('#page').getByText('$', { exact: true }).count()).toBeGreaterThan(0);
  expect(await page.locator('#page').getByText('€', { exact: true }).count()).toBe(0);
  await admin.post('/api/cars/edit', { car_id: id, color: 'Green' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: /When does the driver change/ });
  await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('01/01/2099');
  expect((await dialog.boundingBox())?.width).toBe(550);
  await dialog.getByRole('button', { name: 'Save with this date' }).click();
  await page
    .getByRole('dialog', { name: /Someone else saved/ })
    .getByRole('button', { name: /^Save/ })
    .click();
  await page.getByText('Changes saved').first().waitFor();
  const { periods } = (await admin.get(`/api/cars/${id}/assignments`)).body;
  expect(periods[0]).toMatchObject({ employee: { id: second.id }, start_date: '01/01/2099' });
  expect((await admin.get(`/api/cars/${id}/detail`)).body.details.color).toBe('Green');
});

describe('a plate', () => {
  it('is kept where it was pasted with too many characters, and says so', async () => {
    await visit(page, `/fleet/${await addCar({ plate: '1-ORD-003' })}/edit`);
    await field(page, 'Plate').fill('2 - ckt - 740');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('alert').getByText('Plate can be at most 10 characters').waitFor();
    expect(await field(page, 'Plate').inputValue()).toBe('2 - ckt - 740');
    page.once('dialog', (dialog) => void dialog.accept());
  });
});

describe('the list', () => {
  it('has a message for each reason to be empty', async () => {
    await visit(page, '/fleet?page=900&per_page=10&segment=all');
    await page.getByText(/^Page (\d) of \1$/).waitFor();
    await page.locator('tr[data-row]').first().waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toMatch(/^\d$/);
    await visit(page, '/fleet?search=qqqq');
    await page.getByText('No matches for “qqqq”').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.locator('tr[data-row]').first().waitFor();
  });

  it('shows a failure with its reason, and tries again', async () => {
    const problem = {
      type: 'urn:problem:conflict', title: 'Changed at the same moment', status: 409, detail: 'The store is busy.', code: 'conflict',
      reason_phrase: 'The store is busy.', fields: [], request_id: 'req-4711',
    }; // prettier-ignore
    const listed = '**/api/cars/list?*search_term=failing*';
    await page.route(listed, (route) =>
      route.fulfill({ status: 409, json: problem, contentType: 'application/problem+json' }),
    );
    await visit(page, '/fleet?search=failing');
    const alert = page.getByRole('alert').filter({ hasText: 'The store is busy.' });
    await alert.getByText('req-4711').waitFor();
    await page.unroute(listed);
    await alert.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByText('No matches for “failing”').waitFor();
  });

  it('searches 200 ms after the last letter', async () => {
    await visit(page, '/fleet');
    await page.locator('tr[data-row]').first().waitFor();
    const request = page.waitForRequest(/\/api\/cars\/list\?.*search_term=volvo/).then(() => Date.now());
    const from = Date.now();
    await page.getByRole('search').getByRole('textbox').first().fill('volvo');
    expect((await request) - from).toBeGreaterThanOrEqual(200);
  });

  it('says once that there is no connection', async () => {
    await visit(page, '/fleet');
    await page.locator('tr[data-row]').first().waitFor();
    await context.setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await context.setOffline(false);
    await page.getByText("You're offline.").waitFor({ state: 'detached' });
  });

  it('says in the place of a list and of a record that they come with the connection, and shows them then', async () => {
    await visit(page, '/fleet');
    const row = page.locator('tr[data-row] a').first();
    await row.waitFor();
    // The code of both is there.
    await row.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await context.setOffline(true);
    const notice = page.locator('#page').getByText('This page opens as soon as you');
    await page.locator('tr[data-row] a').nth(5).click();
    await notice.waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 2, name: 'Driver history' }).waitFor();
    expect(await notice.count()).toBe(0);
    await page.goBack();
    await page.locator('tr[data-row]').first().waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Assets', exact: true }).click();
    await notice.waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor();
    await page.locator('tr[data-row]').first().waitFor();
    expect(await notice.count()).toBe(0);
  });
});

describe('the rights of a user', () => {
  it('allow importing to administrators only, while others export and add', async () => {
    const { page: other, context: opened } = await openAs('default', '/fleet');
    await other.getByRole('link', { name: 'Add vehicle' }).waitFor();
    await other.getByRole('button', { name: 'Actions' }).click();
    await other.getByRole('menuitem', { name: /Export to Excel/ }).waitFor();
    expect(await other.getByRole('menuitem', { name: /Import fleet/ }).count()).toBe(0);
    await opened.close();
  });

  it('hide the fleet without access to it, and its address leads home', async () => {
    const { data } = (await admin.get('/api/users/list', { per_page: 100 })).body;
    const user = data.find(({ subject }: { subject: string }) => subject === 'nowages');
    await admin.post('/api/users/edit', { id: user.id, fleet_access: 0 });
    const { page: other, context: opened } = await openAs('nowages', '/fleet');
    await other.waitForURL((url) => !url.pathname.startsWith('/fleet'));
    expect(
      await other
        .getByRole('navigation')
        .getByRole('link', { name: /^Fleet/ })
        .count(),
    ).toBe(0);
    await opened.close();
    await admin.post('/api/users/edit', { id: user.id, fleet_access: 1 });
  });

  it('end with signing out: every address asks to sign in again', async () => {
    const { page: other, context: opened } = await openAs('reader', '/fleet');
    await other.getByRole('button', { name: /account menu/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    const persona = other.locator('button[data-user=reader]').first();
    await persona.waitFor();
    await other.goto('/fleet');
    await persona.waitFor();
    expect(await other.locator('#page').count()).toBe(0);
    await opened.close();
  });
});

it('a vehicle is not deleted permanently while contracts about it wait for signatures', async () => {
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await admin.post(`/api/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.id ?? answer.body.contract_id_inserted;
  };
  const employee_id = (await admin.get('/api/employees/list', { per_page: 1 })).body.data[0].id;
  const id = await addCar({ plate: '1-GON-003', related_employee_id: employee_id, start_date: '01/01/2026' });
  const policy = { name: 'Car policy', type: 'car_policy', content_html: '<p>Drive well</p>' };
  const template_id = await made('contract_template/add', policy);
  await made('contract_template/publish', { template_id });
  const contract_id = await made('contracts/addPolicy', { employee_id, template_id, car_ids: [id] });
  await made('contracts/sendToEmployee', { contract_id, method: 'paper' });
  await made('cars/delete', { id, date_end: '01/11/2026' });
  const support = await openAs('support', `/fleet/${id}`);
  await support.page.getByRole('button', { name: 'More actions' }).click();
  await support.page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const dialog = support.page.getByRole('dialog', { name: /permanently\?$/ });
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('Contracts about this vehicle still waiting for signatures: 1.').waitFor();
  expect(await lookAt(support.page, 'vehicle-delete-permanently-refused')).toEqual([]);
  expect((await admin.get(`/api/cars/${id}/detail`)).body.details.deleted).toBe(1);
  await support.context.close();
});
