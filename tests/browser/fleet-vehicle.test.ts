import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastDayOf } from '#shared/values/last-days.ts';
import { aCar } from '#tests/builders/car.ts';
import { audit } from './harness/audit.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, choose, field, pick, search } from './harness/controls.ts';
import { visit, visitAnew } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;

const addCar = async (over: Record<string, unknown> = {}): Promise<number> => {
  const { body, status } = await (await app.as('admin')).post('/api/cars/add', aCar(over));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
};
const detailsOf = async (id: number) => (await (await app.as('admin')).get(`/api/cars/${id}/detail`)).body.details;
const today = async (): Promise<string> => (await (await app.as('admin')).get('/api/profile')).body.today;
const people = async (count: number): Promise<{ id: number; name: string }[]> =>
  (await (await app.as('admin')).get('/api/employees/list', { per_page: count, orderby_column: 'name' })).body.data;

beforeAll(async () => {
  ({ page, context } = await open('admin', '/fleet'));
});
afterAll(() => context?.close());

describe('adding a vehicle', () => {
  beforeEach(() => visitAnew(page, '/fleet/new'));

  it('takes three steps for a car and two for a bicycle', async () => {
    const pool = page.getByRole('radiogroup', { name: /^Pool vehicle/ });
    await box(page, 'Brand').waitFor();
    expect(await pool.count()).toBe(0);
    await choose(page, 'Type', 'Car');
    await pool.waitFor();
    expect(await page.getByText('Payroll info', { exact: true }).count()).toBe(1);
    await choose(page, 'Type', 'Bicycle');
    expect(await page.getByText('Payroll info', { exact: true }).count()).toBe(0);
    expect(await field(page, 'Plate').count()).toBe(0);
  });

  it('names the missing fields, keeps what was typed, and opens the new vehicle', async () => {
    const [driver] = await people(1);
    await choose(page, 'Type', 'Car');
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('alert').getByText('Missing data: 4 fields').waitFor();
    // The summary follows the type.
    await choose(page, 'Type', 'Bicycle');
    await page.getByRole('alert').getByText('Missing data: 2 fields').waitFor();
    expect(await page.getByRole('alert').innerText()).not.toMatch(/plate|fuel/i);
    await choose(page, 'Type', 'Car');
    await box(page, 'Brand').fill('Škoda');
    await page.getByRole('button', { name: /^Next/ }).click();
    const summary = page.getByRole('alert');
    expect(await summary.innerText()).toMatch(/Missing data: 3 fields/);
    for (const words of ['Enter a plate', 'Enter a model', 'Choose a fuel'])
      expect(await summary.innerText()).toMatch(words);
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0);
    expect(await box(page, 'Brand').inputValue()).toBe('Škoda');
    await box(page, 'Model').fill('Octavia Combi');
    await field(page, 'Plate').fill('2-ckt-740');
    await pick(page, 'Fuel', 'Petrol');
    await search(page, 'Driver', driver?.name ?? '');
    await page.getByRole('button', { name: /^Next/ }).click();
    await field(page, 'Date of first registration').fill('12/11/2022');
    await field(page, 'First day of use').fill('31/02/2026');
    await field(page, 'Catalogue value').fill('1.234,567');
    await field(page, 'CO₂ (NEDC)').fill('1260');
    await page.getByRole('button', { name: /^Next/ }).click();
    const errors = await page.getByRole('alert').innerText();
    for (const message of [
      'enter a valid date (dd/mm/yyyy)',
      'enter a valid amount',
      'can be at most 500',
      'choose Yes or No',
    ])
      expect(errors).toContain(message);
    expect(await field(page, 'Catalogue value').inputValue()).toBe('1.234,567');
    expect(await lookAt(page, 'vehicle-new-payroll')).toEqual([]);
    await field(page, 'First day of use').fill('01/12/2022');
    await field(page, 'Catalogue value').fill('42495,50');
    await field(page, 'CO₂ (NEDC)').fill('126');
    await choose(page, 'Utility vehicle', 'No');
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await field(page, 'Catalogue value').inputValue()).toBe('42.495,50');
    await page.getByRole('button', { name: /^Next/ }).click();
    expect(
      await page
        .getByRole('textbox', { name: /^Currency/ })
        .or(page.getByRole('combobox', { name: /^Currency/ }))
        .inputValue(),
    ).toBe('Euro (€)');
    await pick(page, 'Currency', 'US dollar ($)');
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await page.getByRole('heading', { level: 1, name: 'Škoda Octavia Combi' }).waitFor();
    const id = Number(/\/fleet\/(\d+)/.exec(page.url())?.[1]);
    expect(await detailsOf(id)).toMatchObject({
      plate: '2-CKT-740',
      catalogue_value: 42_495.5,
      person_name: driver?.name,
      usage_type: 'private_and_commute',
      currency: 'USD',
    });
    await page.getByText('US dollar ($)').waitFor();
    // All that payroll asks for is there: the checks are behind the badge.
    const ready = page.getByRole('button', { name: 'Payroll-ready' });
    expect(await page.getByText(/checks passed$/).count()).toBe(0);
    await ready.click();
    await page.getByText(/checks passed$/).waitFor();
    expect(await lookAt(page, 'vehicle')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('asks before a user leaves a changed wizard', async () => {
    await box(page, 'Brand').fill('Audi');
    await page.getByRole('link', { name: 'People' }).first().click();
    const dialog = page.getByRole('dialog', { name: /Discard changes/ });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    expect(await box(page, 'Brand').inputValue()).toBe('Audi');
    await page.getByRole('link', { name: 'People' }).first().click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/people*');
  });

  it('starts from a person and goes back there', async () => {
    const [person] = await people(1);
    await visit(page, `/fleet/new?employee_id=${person?.id}&back=/people/${person?.id}`);
    await choose(page, 'Type', 'Bicycle');
    await box(page, 'Brand').fill('Riese & Müller');
    await box(page, 'Model').fill('Charger4');
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await page.waitForURL(`**/people/${person?.id}`);
    await page.getByText('Charger4').first().waitFor();
  });
});

describe('editing a vehicle', () => {
  it('asks for the day on which the driver changes, and keeps the history', async () => {
    const [first, second] = await people(2);
    const id = await addCar({ plate: '1-CHG-001', related_employee_id: first?.id });
    await visit(page, `/fleet/${id}/edit`);
    await search(page, 'Driver', second?.name ?? '');
    expect(await page.getByText(/can affect its driver's pay/).count()).toBe(1);
    expect(await lookAt(page, 'vehicle-edit')).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: /When does the driver change/ });
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('01/01/2099');
    expect(await lookAt(page, 'vehicle-change-date')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save with this date' }).click();
    await page.getByText('Changes saved').waitFor();
    const { periods } = (await (await app.as('admin')).get(`/api/cars/${id}/assignments`)).body;
    expect(periods).toMatchObject([
      { employee: { id: second?.id }, start_date: '01/01/2099' },
      { employee: { id: first?.id }, end_date: '01/01/2099' },
    ]);
    const barsOf = (all: Element[]) => all.map((bar) => [bar.getAttribute('data-state'), bar.getAttribute('href')]);
    const bars = [['planned', `/people/${second?.id}`], ['now', `/people/${first?.id}`]]; // prettier-ignore
    await expect.poll(() => page.locator('figure a[data-state]').evaluateAll(barsOf)).toEqual(bars);
  });

  it('shows the second of two editors the differences, and loses nothing', async () => {
    const id = await addCar({ plate: '1-TWO-001', color: 'Grey' });
    await visit(page, `/fleet/${id}/edit`);
    await field(page, 'Colour').fill('Blue');
    await field(page, 'Supplier').fill('Ardenlease');
    await (
      await app.as('default')
    ).post('/api/cars/edit', { car_id: id, color: 'Red', chassis_number: 'WBA6N31070FL28499' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const dialog = page.getByRole('dialog', { name: /Someone else saved/ });
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/1 field differs/);
    expect(await dialog.innerText()).toMatch(/Karim El Amrani saved this \(\d\d:\d\d\) while you were editing/);
    expect(await dialog.innerText()).toMatch(/Supplier/);
    expect(await lookAt(page, 'stale-edit')).toEqual([]);
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Changes saved').waitFor();
    expect(await detailsOf(id)).toMatchObject({
      color: 'Blue',
      supplier: 'Ardenlease',
      chassis_number: 'WBA6N31070FL28499',
      version: 3,
    });
  });
});

describe('archiving a vehicle', () => {
  it('asks first, shows the last day, and restores the vehicle without a driver', async () => {
    const [driver] = await people(1);
    const id = await addCar({ plate: '1-ARC-009', related_employee_id: driver?.id });
    await visit(page, `/fleet/${id}/delete`);
    await page.getByText(new RegExp(`${driver?.name} stops driving it`)).waitFor();
    expect(await lookAt(page, 'vehicle-archive')).toEqual([]);
    // The button is pressed while the field has the focus: a message of the field must not move it before the click.
    await field(page, 'Last day of use').fill('01/01/2001');
    await page.getByRole('button', { name: 'Archive vehicle' }).click();
    await page.getByRole('alert').getByText('Form invalid').waitFor();
    await page
      .getByText(/^Last day of use can't be before \d\d\/\d\d\/20\d\d$/)
      .first()
      .waitFor();
    await field(page, 'Last day of use').fill('');
    await page.getByRole('button', { name: 'Archive vehicle' }).click();
    await toastShown(page, 'Vehicle archived');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toastShown(page, 'UnarchiveVehicle unarchived');
    expect(await detailsOf(id)).toMatchObject({ deleted: 0, person_id: driver?.id });
    await visit(page, `/fleet/${id}/delete`);
    await page.getByRole('button', { name: 'Archive vehicle' }).click();
    await toastShown(page, 'Vehicle archived');
    await visit(page, `/fleet/${id}`);
    await page.getByText(`This vehicle is archived. Last day of use: ${lastDayOf(await today())}.`).waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Unarchive' }).first().click();
    await page.getByRole('button', { name: 'Unarchive vehicle' }).click();
    await toastShown(page, 'UnarchiveVehicle unarchived');
    expect(await detailsOf(id)).toMatchObject({ deleted: 0, person_id: 0 });
  });
});

describe('messages about a vehicle', () => {
  const features = async (integration_features: string[], feature_flags: string[]): Promise<void> => {
    const answer = await (
      await app.as('admin')
    ).post('/api/settings/features', { integration_features, feature_flags });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
  const write = async (menu: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: menu }).click();
  };
  let id: number;
  let before: { integration_features: string[]; feature_flags: string[] };
  beforeAll(async () => {
    id = await addCar({ plate: '1-MSG-001', own_contribution: 25, own_contribution_payment_type: null });
    ({ body: before } = await (await app.as('admin')).get('/api/settings/features'));
  });
  afterAll(() => features(before.integration_features, before.feature_flags));

  it('go to payroll, have at most 500 characters, and appear in the feed', async () => {
    await visit(page, `/fleet/${id}`);
    await write('Message payroll');
    const dialog = page.getByRole('dialog', { name: 'Message payroll' });
    const message = dialog.getByRole('textbox', { name: /^Message/ });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await dialog.getByText('Message is required').waitFor();
    await message.fill('x'.repeat(501));
    await dialog.getByText('501 / 500').waitFor();
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await dialog.getByText('Message can be at most 500').waitFor();
    expect(await message.inputValue()).toHaveLength(501);
    expect(await lookAt(page, 'vehicle-message')).toEqual([]);
    await message.fill('The plate was changed in March.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent to payroll').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const feed = page.getByRole('list', { name: 'Activity' });
    await feed.getByText('messaged payroll: The plate was changed in March.').waitFor();
  });

  it('go to the reseller where the integration supports it', async () => {
    await visit(page, `/fleet/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Message payroll' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Message reseller' }).count()).toBe(0);
    await features([...before.integration_features, 'car/can-message-reseller'], before.feature_flags);
    await visit(page, `/fleet/${id}`);
    await write('Message reseller');
    const dialog = page.getByRole('dialog', { name: 'Message reseller' });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('Please add a charging card.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Message sent to the reseller').waitFor();
    const feed = page.getByRole('list', { name: 'Activity' });
    await feed.getByText('messaged the reseller: Please add a charging card.').waitFor();
  });

  it('stand beside an own contribution, which is an amount or a percentage of the benefit', async () => {
    await features(before.integration_features, [...before.feature_flags, 'use_own_contribution_payment_type']);
    await visit(page, `/fleet/${id}`);
    await page.getByText('€ 25,00').waitFor();
    await visit(page, `/fleet/${id}/edit`);
    await page.getByRole('combobox', { name: 'Contribution paid' }).click();
    await page.getByRole('option', { name: 'Percentage of the benefit' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('25 %').waitFor();
    expect(await page.getByText('€ 25,00').count()).toBe(0);
  });
});

describe('deleting a vehicle permanently', () => {
  it('is possible for support, on an archived vehicle, after a confirmation', async () => {
    const id = await addCar({ plate: '1-GON-001' });
    const support = await open('support', `/fleet/${id}`);
    const more = () => support.page.getByRole('button', { name: 'More actions' }).click();
    const item = support.page.getByRole('menuitem', { name: 'Delete permanently' });
    await support.page.getByRole('heading', { level: 1, name: 'BMW 320d Touring' }).waitFor();
    await more();
    await expect
      .poll(() => support.page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Compare with another car', 'Manage reminders']);
    await (await app.as('admin')).post('/api/cars/delete', { id, date_end: '01/11/2026' });
    await visit(support.page, `/fleet/${id}`);
    await more();
    await item.click();
    const dialog = support.page.getByRole('dialog', { name: /permanently\?$/ });
    await dialog.getByText(/This can't be undone/).waitFor();
    expect(await lookAt(support.page, 'vehicle-delete-permanently')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await detailsOf(id)).toMatchObject({ deleted: 1 });
    await more();
    await item.click();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await support.page.getByText('Vehicle deleted permanently').waitFor();
    await support.page.waitForURL(/\/fleet(\?|$)/);
    expect((await (await app.as('admin')).get(`/api/cars/${id}/detail`)).status).toBe(404);
    await support.context.close();
  });

  it('is not offered to an administrator', async () => {
    const id = await addCar({ plate: '1-GON-002' });
    await (await app.as('admin')).post('/api/cars/delete', { id, date_end: '01/11/2026' });
    await visit(page, `/fleet/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Unarchive' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Delete permanently' }).count()).toBe(0);
  });
});

describe('a user without the right', () => {
  it('finds no way to change a vehicle as a reader', async () => {
    const id = await addCar({ plate: '1-RED-001' });
    const reader = await open('reader', `/fleet/${id}`);
    await reader.page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of ['Edit', 'Add vehicle', 'Add note', 'Archive vehicle']) {
      expect(await reader.page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
      expect(await reader.page.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    }
    await visit(reader.page, `/fleet/${id}/edit`);
    await reader.page
      .getByRole('heading', { level: 1, name: "You don't have access to this page", exact: true })
      .waitFor();
    await reader.context.close();
  });

  it('does not see the vehicles of other teams as a manager', async () => {
    const own = (await (await app.as('manager')).get('/api/cars/list', { per_page: 1000 })).body.data.map(
      (row: { id: number }) => row.id,
    );
    const all = (await (await app.as('admin')).get('/api/cars/list', { per_page: 1000 })).body.data.map(
      (row: { id: number }) => row.id,
    );
    const foreign = all.find((id: number) => !own.includes(id));
    const manager = await open('manager', `/fleet/${foreign}`);
    await manager.page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await manager.context.close();
  });

  it('gets the 403 page once they lose it, with the people to ask and the id of the request', async () => {
    const id = await addCar({ plate: '1-FBD-001' });
    const reader = await open('reader', '/fleet?search=1-FBD-001');
    const row = reader.page.locator(`tr[data-row="${id}"]`).getByRole('link').first();
    await row.waitFor();
    const admin = await app.as('admin');
    const users = (await admin.get('/api/users/list', { per_page: 100 })).body.data;
    const user = users.find((one: { subject: string }) => one.subject === 'reader');
    const change = (fleet_access: number, version: number) =>
      admin.post('/api/users/edit', { id: user.id, version, fleet_access });
    expect((await change(0, user.version)).status).toBe(200);
    // The record is asked for when the pointer comes to its row, and again by its page.
    const refused: Promise<{ request_id: string }>[] = [];
    reader.page.on('response', (one) => one.url().endsWith(`/api/cars/${id}/detail`) && refused.push(one.json()));
    await row.click();
    await reader.page.getByRole('heading', { level: 1, name: "You don't have access to this page" }).waitFor();
    const shown = await reader.page.locator('#page').innerText();
    expect(shown).toContain('See the fleet');
    await expect.poll(() => reader.page.locator('nav a[href="/fleet"]').count()).toBe(0);
    expect((await Promise.all(refused)).filter(({ request_id: id }) => shown.includes(id))).toHaveLength(1);
    const admins = await reader.page.getByRole('list', { name: 'Company admins' }).innerText();
    expect(admins).toContain(users.find((one: { subject: string }) => one.subject === 'admin').name);
    expect(await lookAt(reader.page, 'forbidden')).toEqual([]);
    expect((await change(1, user.version + 1)).status).toBe(200);
    await reader.context.close();
  });

  it.each(['/fleet/999999', '/fleet/none', '/fleet/999999/edit', '/people/999999', '/people/none', '/runs/none'])(
    'gets the not-found page at %s',
    async (path) => {
      await visit(page, path);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.locator(`#page a[href="/${path.split('/')[1]}"]`).waitFor();
      expect(await audit(page)).toEqual([]);
    },
  );
});
