import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editLicense } from '#shared/contract/software/edit-license.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { datedCars, type Person } from './dated-cars.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, field, search } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const { product, assign } = softwareCalls(app);
const admin = await app.as('admin');
const { addCar, people: readPeople } = datedCars(admin);
const inDays = (days: number): string => toDmy(addDays(today(), days));
const calledOff = `The change planned for ${inDays(20)} will be called off.`;
let context: BrowserContext;
let page: Page;
let holder: Person;
let next: Person;
let other: Person;

beforeAll(async () => {
  [holder, next, other] = (await readPeople()) as [Person, Person, Person];
  ({ page, context } = await open('admin', '/assets'));
});
afterAll(() => context?.close());

it('says in a return and a transfer of an asset what happens to a planned hand-over', async () => {
  const { id: assetTypeId } = (await admin.post('/api/assetTypes/add', { name: 'Planlot' })).body;
  const asset = { assetTypeId, ownerEmployeeId: holder.id, start_date: '01/02/2025' };
  const { id } = (await admin.post('/api/assets/add', asset)).body;
  const days = { start_date_new_owner: inDays(20), end_date_old_owner: inDays(20) };
  await admin.post('/api/assets/edit', { asset_id: id, owner_employee_id: next.id, ...days });

  await visit(page, `/assets/${id}`);
  await button(page, 'Return').click();
  const giveBack = page.getByRole('dialog', { name: /^Return/ });
  await giveBack.getByText(`${next.name} has it from ${inDays(20)}; until then nobody.`).waitFor();
  await field(page, 'Last day with the owner').fill(inDays(4));
  await giveBack.getByText(calledOff).waitFor();
  expect(await lookAt(page, 'return-calls-plan-off')).toEqual([]);
  await giveBack.getByRole('button', { name: 'Cancel' }).click();

  await button(page, 'Transfer').click();
  const transfer = page.getByRole('dialog', { name: /^Transfer/ });
  await search(page, 'New owner', next.name);
  await field(page, 'From').fill(inDays(30));
  await transfer.getByText(`${next.name} has it from ${inDays(30)}; until then ${holder.name}.`).waitFor();
  expect(await transfer.getByText(calledOff).count()).toBe(0);
  await search(page, 'New owner', other.name);
  await transfer.getByText(calledOff).waitFor();
  await transfer.getByRole('button', { name: 'Transfer asset' }).click();
  await toastShown(page, other.name);
});

it('says it for another driver, and names who drives a vehicle on the last day of its use', async () => {
  const id = await addCar({ plate: '1-FAT-001', related_employee_id: holder.id, start_date: '01/02/2025' });
  await admin.post('/api/cars/edit', { car_id: id, related_employee_id: next.id, change_date: inDays(20) });
  await visit(page, `/fleet/${id}/edit`);
  await search(page, 'Driver', other.name);
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'When does the driver change?' });
  const day = dialog.getByRole('textbox', { name: /^Date of the change/ });
  await day.fill(inDays(0));
  await dialog.getByText(`${next.name} drives it from ${inDays(20)}; until then ${other.name}.`).waitFor();
  await day.fill(inDays(10));
  await dialog.getByText(calledOff).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await visit(page, `/fleet/${id}/delete`);
  await page.getByText(`${holder.name} stops driving it after the last day.`).waitFor();
  await field(page, 'Last day of use').fill(inDays(25));
  await page.getByText(`${next.name} stops driving it after the last day.`).waitFor();
});

it('says it for another person with a licence', async () => {
  const id = await assign(await product('Planlot'), holder.id, { start_date: '01/02/2025' });
  const body = { license_id: id, employee_id: next.id, start_date: inDays(20) };
  await admin.call(editLicense, { body });
  await visit(page, `/software/licenses/${id}/edit`);
  await search(page, 'Person', other.name);
  await field(page, 'From').fill(inDays(10));
  await page.getByText(calledOff).waitFor();
});
