import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { startDesk } from './harness/browser.ts';
import { byPointer } from './harness/pointer-only.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

const CAR = 1;

/** Holds the calls of a path until they are let through; `count` tells how many were sent. */
const holdCalls = async (page: Page, path: string) => {
  let count = 0;
  let { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  return {
    count: () => count,
    letThrough: (): void => {
      release();
      ({ promise: held, resolve: release } = Promise.withResolvers<void>());
    },
  };
};

/** Saves twice in a row: by the button, or by Enter in a field. */
const saveTwice = (button: Locator, field: Locator): Promise<unknown> =>
  byPointer(
    () => button.dblclick(),
    async () => {
      for (const _ of 'ab') await field.press('Enter');
    },
  );

it('saves a form once however often one presses, and asks before it is left meanwhile', async () => {
  const { page, context } = await open('admin', `/fleet/${CAR}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const calls = await holdCalls(page, '/api/cars/edit');
  const supplier = page.getByRole('textbox', { name: 'Supplier' });
  await supplier.fill('Garage Onderweg');
  await saveTwice(page.getByRole('button', { name: 'Save changes' }), supplier);
  await expect.poll(calls.count).toBe(1);
  await supplier.press('Enter');
  await page.goBack();
  await page.getByRole('dialog', { name: 'Still saving' }).getByRole('button', { name: 'Stay on this page' }).click();
  expect([await supplier.inputValue(), calls.count()]).toEqual(['Garage Onderweg', 1]);
  calls.letThrough();
  await page.waitForURL(`**/fleet/${CAR}`);
  await context.close();
});

it('tells of a save whose form was left meanwhile, and leaves its user where they went', async () => {
  const { page, context } = await open('admin', `/fleet/${CAR}/edit`);
  const calls = await holdCalls(page, '/api/cars/edit');
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Garage Intussen');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(calls.count).toBe(1);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('dialog', { name: 'Still saving' }).getByRole('button', { name: 'Leave page' }).click();
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
  calls.letThrough();
  await toastShown(page, 'Changes saved');
  expect(new URL(page.url()).pathname).toBe('/people');
  await context.close();
});

it('keeps what was typed when the session ends as it is saved', async () => {
  const { page, context } = await open('admin', `/fleet/${CAR}/edit`);
  const supplier = page.getByRole('textbox', { name: 'Supplier' });
  await supplier.fill('Garage na de sessie');
  await page.route('**/api/cars/edit', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: 'urn:problem:unauthenticated', title: 'Unauthenticated', status: 401, detail: 'x', code: 'unauthenticated', reason_phrase: 'x', fields: [], request_id: 'r' }, // prettier-ignore
    }),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your session ended. Sign in again to continue.').waitFor();
  await page.unroute('**/api/cars/edit');
  await page.locator('button[data-user=admin]').click();
  await page.getByText('Draft restored').waitFor();
  expect(await supplier.inputValue()).toBe('Garage na de sessie');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**/fleet/${CAR}`);
  const car = await (await app.as('admin')).call(getCarDetails, { params: { id: String(CAR) } });
  expect(JSON.stringify(car)).toContain('Garage na de sessie');
  await context.close();
});

it('keeps a dialog open while it is saved, and saves once however often one presses', async () => {
  const { page, context } = await open('admin', '/settings/teams');
  const calls = await holdCalls(page, '/api/teams/add');
  await page.getByRole('button', { name: 'Add team' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await name.fill('Onderweg');
  await saveTwice(dialog.getByRole('button', { name: 'Add team' }), name);
  await expect.poll(calls.count).toBe(1);
  await name.press('Enter');
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  expect([await name.inputValue(), calls.count()]).toEqual(['Onderweg', 1]);
  calls.letThrough();
  await toastShown(page, 'Team Onderweg added');
  const { data } = await (await app.as('admin')).call(listTeams, {});
  expect(data.filter(({ name }) => name === 'Onderweg')).toHaveLength(1);
  await context.close();
});
