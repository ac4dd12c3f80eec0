import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { addCar } from '#tests/api/fleet/car-calls.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, choose, field, search, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
const admin = await app.as('admin');
let page: Page;
let context: BrowserContext;

const duplicate = async (): Promise<void> => {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
};

beforeAll(async () => {
  ({ page, context } = await open('admin', '/fleet'));
});
afterAll(() => context?.close());

it('a second vehicle like the first asks only for what is its own', async () => {
  const first = await addCar(admin, aCar({ plate: '1-TWN-001', chassis_number: 'WVWZZZ1JZXW000001' }));
  await visit(page, `/fleet/${first}`);
  await duplicate();
  await title(page, /^Another vehicle like/);
  expect(await box(page, 'Brand').inputValue()).toBe(aCar().brand);
  expect(await field(page, 'Plate').inputValue()).toBe('');
  expect(await lookAt(page, 'vehicle-duplicate')).toEqual([]);
  await field(page, 'Plate').fill('1-TWN-002');
  await button(page, /^Next/).click();
  await field(page, 'Date of first registration').fill('12/11/2022');
  await field(page, 'First day of use').fill('12/11/2022');
  await button(page, /^Next/).click();
  await button(page, 'Add vehicle').click();
  await page.getByText('1-TWN-002').first().waitFor();
  const id = Number(/\/fleet\/(\d+)/.exec(page.url())?.[1]);
  const { details } = (await admin.get(`/api/cars/${id}/detail`)).body;
  const { catalogue_value: value, fuel, model } = aCar();
  expect(details).toMatchObject({ catalogue_value: value, fuel, model, chassis_number: null });
});

it('a car of the pool, and another one like it, go to whoever is chosen as driver', async () => {
  const [driver] = (await admin.get('/api/employees/list', { per_page: 1, orderby_column: 'name' })).body.data;
  const pooled = await addCar(admin, aCar({ plate: '1-TWN-003', is_pool_vehicle: 1 }));
  const driven = async (plate: string) => {
    const { data } = (await admin.get('/api/cars/list', { search_term: plate })).body;
    expect(data).toMatchObject([{ person_name: driver.name, is_pool_vehicle: 0 }]);
  };
  await visit(page, `/fleet/${pooled}`);
  await duplicate();
  await title(page, /^Another vehicle like/);
  await field(page, 'Plate').fill('1-TWN-004');
  await search(page, 'Driver', driver.name);
  await choose(page, 'Type', 'Motorbike');
  await button(page, /^Next/).click();
  await button(page, 'Add vehicle').click();
  await page.getByText('1-TWN-004').first().waitFor();
  await driven('1-TWN-004');

  await visit(page, `/fleet/${pooled}/edit`);
  await search(page, 'Driver', driver.name);
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: /When does the driver change/ });
  await dialog.getByRole('button', { name: 'Save with this date' }).click();
  await toastShown(page, 'Changes saved');
  await driven('1-TWN-003');
});

it('more assets like one go to stock, with its type, price and vendor', async () => {
  const { id: type } = (await admin.post('/api/assetTypes/add', { name: 'Twin' })).body;
  const asset = { assetTypeId: type, price: '950', vendor: 'Duinhoek IT', serial_number: 'TWIN-1' };
  const { id } = (await admin.post('/api/assets/add', asset)).body;
  await visit(page, `/assets/${id}`);
  await duplicate();
  await title(page, 'Add another Twin');
  expect(await field(page, 'Vendor').inputValue()).toBe('Duinhoek IT');
  expect(await field(page, 'Serial number').inputValue()).toBe('');
  await field(page, 'Quantity').fill('2');
  await button(page, 'Add 2 assets').click();
  await toastShown(page, '2 assets added to stock');
  const { data } = (await admin.get('/api/assets/list', { search_term: 'Twin', per_page: 10 })).body;
  expect(data.map(({ price, vendor }: { price: number; vendor: string }) => [price, vendor])).toEqual(
    Array.from({ length: 3 }, () => [950, 'Duinhoek IT']),
  );
});
