import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { editCustomField } from '#shared/contract/records/edit-custom-field.ts';
import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { updateTags } from '#shared/contract/records/update-tags.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { pick } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const CAR = 5;

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;
const dialogs: string[] = [];

beforeAll(async () => {
  ({ page, context } = await open('admin', '/settings/customFields?object=car', (opened) =>
    opened.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    }),
  ));
});
afterAll(() => context?.close());

const fieldNamed = async (name: string) => {
  const { data } = await (
    await app.as('admin')
  ).call(listCustomFields, {
    query: { object_type: 'car', include_archived: '1' },
  });
  return data.find((field) => field.name === name)!;
};
const filterOn = async (column: string): Promise<void> => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Filter by…' }).fill(column);
  await page.getByRole('option', { name: column, exact: true }).click();
};
const rowIds = (): Promise<number[]> =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row'))));

it('defines a choice with markup in its names, and an amount', async () => {
  await page.getByRole('list', { name: 'Custom fields' }).waitFor();
  expect(await lookAt(page, 'custom-fields-settings')).toEqual([]);
  expect(await page.getByRole('tab', { name: 'Expenses' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Add field' }).click();
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByText('Invalid: 1 field to correct').waitFor();
  await page.getByLabel('Name').fill(`Depot ${HOSTILE}`);
  await pick(page, 'Type', 'Choice');
  for (const [at, name] of [HOSTILE, 'Antwerpen'].entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByLabel(`Option ${at + 1}`).fill(name);
  }
  expect(await lookAt(page, 'custom-field-new')).toEqual([]);
  await page.getByRole('button', { name: 'Add field' }).click();
  await toastShown(page, `Depot ${HOSTILE} added`);
  await page.getByRole('link', { name: 'Add field' }).click();
  await page.getByLabel('Name').fill('Deposit');
  await pick(page, 'Type', 'Money');
  await page.getByRole('switch', { name: /Visible to employees/ }).press('Space');
  await page.getByText('Employees will see this value').waitFor();
  await page.getByRole('button', { name: 'Add field' }).click();
  await toastShown(page, 'Deposit added');
  expect((await fieldNamed('Deposit')).employee_visibility).toBe(1);
});

it('sets the fields of a vehicle, and shows an error at its field', async () => {
  await visit(page, `/fleet/${CAR}/edit/customFields?back=https://evil.example`);
  await page.getByLabel('Deposit').fill('twelve');
  await page.getByLabel('Deposit').blur();
  await page.getByText('Enter a valid number').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Invalid: 1 field to correct').waitFor();
  expect(await lookAt(page, 'custom-fields-edit')).toEqual([]);
  await page.getByLabel('Deposit').fill('1250,50');
  await pick(page, `Depot ${HOSTILE}`, HOSTILE);
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The form does not follow an address outside the app: it leads back to the record.
  await page.waitForURL(`**/fleet/${CAR}`);
  await page.getByText('1.250,50').waitFor();
  const { custom_fields: fields } = await (await app.as('admin')).call(getCarDetails, { params: { id: String(CAR) } });
  expect(fields.find(({ name }) => name === 'Deposit')?.value).toBe(1250.5);
  expect(fields.find(({ name }) => name.startsWith('Depot'))?.value_name).toBe(HOSTILE);
});

it('adds tags at once and removes one', async () => {
  const stored = async () =>
    (await (await app.as('admin')).call(getCarDetails, { params: { id: String(CAR) } })).details.tags;
  const before = await stored();
  const others = { related_object: 'car' as const, related_object_id: 6, tag_names: ['zomerbanden 2027'] };
  await (await app.as('admin')).call(updateTags, { body: others });
  await page.getByRole('button', { name: 'Add a tag' }).click();
  const input = page
    .getByRole('textbox', { name: 'Tags' })
    .or(page.getByRole('combobox', { name: 'Tags' }))
    .first();
  await input.fill('<b>bold</b>');
  await input.press('Enter');
  await input.pressSequentially('ketting,');
  await expect.poll(stored).toEqual([...before, '<b>bold</b>', 'ketting']);
  await input.press('Backspace');
  await expect.poll(stored).toEqual([...before, '<b>bold</b>']);
  // The tag that the letters begin is what Enter takes; the letters alone can still be chosen.
  await input.fill('zomer');
  await page.getByRole('option', { name: 'zomerbanden 2027' }).waitFor();
  await page.getByRole('option', { name: 'New tag “zomer”' }).waitFor();
  expect(await lookAt(page, 'tag-suggested')).toEqual([]);
  await input.press('Enter');
  await expect.poll(stored).toEqual([...before, '<b>bold</b>', 'zomerbanden 2027']);
  await input.press('Backspace');
  await expect.poll(stored).toEqual([...before, '<b>bold</b>']);
  expect(await lookAt(page, 'custom-fields-vehicle')).toEqual([]);
});

it('shows fields and tags as columns, and sorts and filters by them', async () => {
  const depot = await fieldNamed(`Depot ${HOSTILE}`);
  const deposit = await fieldNamed('Deposit');
  await visit(page, '/fleet');
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Tags', 'Deposit', depot.name])
    await page.getByRole('switch', { name, exact: true }).press('Space');
  // The words turn the switch, as well.
  for (const name of ['Fuel', 'Registered', 'Total cost per year'])
    await page.locator('[data-column] label').getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  for (const direction of ['', '-']) {
    await page.getByRole('columnheader', { name: 'Deposit' }).getByRole('button').click();
    await page.waitForURL((url) => url.searchParams.get('sort') === `${direction}custom_field_${deposit.id}`);
  }
  await expect.poll(async () => (await rowIds())[0]).toBe(CAR);
  await page.locator(`tr[data-row="${CAR}"]`).getByText('1.250,50').waitFor();
  await page.locator(`tr[data-row="${CAR}"]`).getByText(HOSTILE, { exact: true }).waitFor();
  await filterOn(depot.name);
  await pick(page, 'Value', HOSTILE);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect.poll(rowIds).toEqual([CAR]);
  await filterOn('Tags');
  await page
    .getByRole('combobox', { name: 'Value' })
    .or(page.getByRole('textbox', { name: 'Value' }))
    .first()
    .fill('<b>');
  await page.getByRole('option', { name: '<b>bold</b>' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect.poll(rowIds).toEqual([CAR]);
  expect(await lookAt(page, 'custom-fields-list')).toEqual([]);
  // The address alone restores the same list.
  await page.reload();
  await page.locator(`tr[data-row="${CAR}"]`).getByText('1.250,50').waitFor();
  await expect.poll(rowIds).toEqual([CAR]);
});

it('archives a field, which leaves the list but keeps its values', async () => {
  const address = page.url();
  await visit(page, '/settings/customFields?object=car');
  await page.getByRole('button', { name: 'Archive Deposit' }).click();
  await toastShown(page, 'Deposit archived');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(`tr[data-row="${CAR}"]`).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Deposit' }).count()).toBe(0);
  await visit(page, '/settings/customFields?object=car');
  await page.getByRole('button', { name: 'Unarchive Deposit' }).click();
  await toastShown(page, 'Deposit unarchived');
  const deposit = await fieldNamed('Deposit');
  const { data } = await (
    await app.as('admin')
  ).call(listCars, {
    query: { per_page: 1000, requested_cf_ids: String(deposit.id) },
  });
  expect(data.find(({ id }) => id === CAR)?.custom_fields[deposit.id]).toBe(1250.5);
});

it('reorders fields with the arrow keys, and names the number of records before it deletes one', async () => {
  const orders: string[] = [];
  page.on('request', (request) => request.url().includes('/customFields/') && orders.push(request.url()));
  const grip = page.getByRole('button', { name: 'Move Deposit with the arrow keys' });
  // One after the other, as fast as a person holds them.
  await grip.press('ArrowUp');
  for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect
    .poll(async () => (await fieldNamed('Deposit')).priority - (await fieldNamed(`Depot ${HOSTILE}`)).priority)
    .toBe(-1);
  expect(orders.filter((url) => !url.includes('/list'))).toEqual([
    expect.stringContaining('/api/customFields/reorder'),
  ]);
  await page.getByRole('button', { name: 'Delete Deposit' }).click();
  await page.getByText('1 record will lose its value.').waitFor();
  await page.getByRole('button', { name: 'Delete field' }).click();
  await toastShown(page, 'Deposit deleted');
  expect(await fieldNamed('Deposit')).toBeUndefined();
});

it('shows how somebody else changed the definition meanwhile, and lets the user choose', async () => {
  const { id } = await fieldNamed(`Depot ${HOSTILE}`);
  await visit(page, `/settings/customFields/${id}?object=car`);
  await page.getByLabel('Name').fill('Depot of mine');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Option 3').fill('Gent');
  const admin = await app.as('admin');
  await admin.call(editCustomField, { body: { id, name: 'Depot of theirs', help_text: 'Where it sleeps' } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Depot of mine').waitFor();
  await dialog.getByText('Options').waitFor();
  await dialog.getByText('Help text').waitFor();
  expect(await lookAt(page, 'custom-field-stale')).toEqual([]);
  await dialog.getByRole('radio', { name: /Depot of theirs/ }).check();
  await dialog.getByRole('button', { name: 'Use their value' }).click();
  await toastShown(page, 'Depot of theirs saved');
  const saved = await fieldNamed('Depot of theirs');
  expect(saved).toMatchObject({ id, help_text: 'Where it sleeps' });
  expect(saved.options.map(({ name }) => name)).toEqual([HOSTILE, 'Antwerpen', 'Gent']);
});

it('shows what somebody else filled in meanwhile, and keeps the own value', async () => {
  const { id, options } = await fieldNamed('Depot of theirs');
  const optionId = (name: string): number => options.find((option) => option.name === name)!.id;
  await visit(page, `/fleet/${CAR}/edit/customFields`);
  await pick(page, 'Depot of theirs', 'Gent');
  const admin = await app.as('admin');
  const theirs = { object_type: 'car' as const, object_id: CAR, [`custom_field_${id}`]: optionId('Antwerpen') };
  await admin.call(setCustomFieldValue, { body: theirs });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Antwerpen', { exact: true }).waitFor();
  await dialog.getByText('Gent', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.waitForURL(`**/fleet/${CAR}`);
  const { custom_fields: fields } = await admin.call(getCarDetails, { params: { id: String(CAR) } });
  expect(fields.find((field) => field.id === id)?.value_name).toBe('Gent');
});

it('shows a reader tags and values without letting them change any, and light access no custom fields', async () => {
  for (const user of ['reader', 'light'] as const) {
    const { page: other, context: own } = await open(user, `/fleet/${CAR}`);
    await other.getByRole('heading', { level: 2, name: 'Tags' }).waitFor();
    expect(await other.getByRole('heading', { level: 2, name: 'Custom fields' }).count()).toBe(
      user === 'reader' ? 1 : 0,
    );
    expect(await other.getByRole('link', { name: 'Edit custom fields' }).count()).toBe(0);
    if (user === 'reader') await other.getByText('<b>bold</b>').first().waitFor();
    await own.close();
  }
  expect(dialogs).toEqual([]);
});

it('limits a field of assets to asset types', async () => {
  const admin = await app.as('admin');
  const { id: type } = await admin.call(addAssetType, { body: { name: 'Simtoestel' } });
  const { id } = await admin.call(addCustomField, {
    body: { object_type: 'asset', name: 'Simkaart', type: 'textfield' },
  });
  const other = await open('admin', `/settings/customFields/${id}?object=asset`);
  await other.page.getByRole('combobox', { name: 'Only for these asset types' }).click();
  await other.page.getByRole('option', { name: 'Simtoestel' }).click();
  await other.page.keyboard.press('Escape');
  expect(await lookAt(other.page, 'custom-field-types')).toEqual([]);
  await other.page.getByRole('button', { name: 'Save changes' }).click();
  await other.page.getByText('Simkaart saved').waitFor();
  await other.page.getByText('For 1 asset type').waitFor();
  const { data } = await admin.call(listCustomFields, { query: { object_type: 'asset' } });
  expect(data.find((field) => field.id === id)?.asset_type_ids).toEqual([type]);
  await other.context.close();
});
