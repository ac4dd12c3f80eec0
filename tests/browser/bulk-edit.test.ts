import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { lookAt, phone, startDesk, type Opened } from './harness/browser.ts';
import { search } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

const desk = await startDesk();
const { app } = desk;
let fieldId: number;
beforeAll(async () => {
  const body = { object_type: 'car', name: 'Depot', type: 'textfield' } as const;
  fieldId = (await (await app.as('admin')).call(addCustomField, { body })).id;
});

const open = async (user: DemoUserName, path: string): Promise<Opened> => {
  const opened = await desk.open(user, path);
  await opened.page.locator('[data-row]').first().waitFor();
  return opened;
};
const cars = async (query: object) => (await app.as('admin')).call(listCars, { query: { per_page: 100, ...query } });
const withValue = (column: string, value: string) => ({
  filters: JSON.stringify({ conditions: [{ column, operator: 'is', values: [value] }] }),
});
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const pickInDialog = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('an administrator', () => {
  let page: Page;
  let context: BrowserContext;
  let total: number;
  beforeAll(async () => {
    ({ page, context } = await open('admin', '/fleet?page=1&per_page=10&segment=all&search=volvo'));
    total = (await cars({ search_term: 'volvo' })).count;
  });
  afterAll(() => context?.close());

  const selectAll = async (): Promise<void> => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const all = bar(page).getByRole('button', { name: `Select all ${total} that match` });
    if (total > 10) await all.click();
    await bar(page).getByText(`${total} selected`).waitFor();
  };

  it('selects everything that matches and sets a custom field', async () => {
    await selectAll();
    expect(await lookAt(page, 'bulk-bar')).toEqual([]);
    await bar(page).getByRole('button', { name: 'Edit field…' }).click();
    await pickInDialog(page, 'Field', 'Depot');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New value' }).fill('North 7');
    await dialog.getByText(`Depot will be set to “North 7” on ${total} vehicles.`).waitFor();
    expect(await lookAt(page, 'bulk-edit-field')).toEqual([]);
    await dialog.getByRole('button', { name: /^Update / }).click();
    await page.getByText(`Edit Depot on ${total} vehicles: done`).waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);
    expect((await cars(withValue(`custom_field_${fieldId}`, 'North 7'))).count).toBe(total);
  });

  it('adds a tag, and undoes that from the toast', async () => {
    await selectAll();
    await bar(page).getByRole('button', { name: 'Add tag…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: 'Tags' })
      .or(dialog.getByRole('combobox', { name: 'Tags' }))
      .fill('Spring check');
    await page.keyboard.press('Enter');
    await dialog.getByText(`The tag “Spring check” will be added to ${total} vehicles.`).waitFor();
    expect(await lookAt(page, 'bulk-edit-tags')).toEqual([]);
    await dialog.getByRole('button', { name: /^Update / }).click();
    // The toast of the previous edit may still be there, with an Undo of its own.
    const toast = page.getByRole('status').filter({ hasText: `Edit Tags on ${total} vehicles: done` });
    await toast.waitFor();
    expect((await cars(withValue('tags', 'Spring check'))).count).toBe(total);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`Undo: Edit Tags on ${total} vehicles: done`).waitFor();
    expect((await cars(withValue('tags', 'Spring check'))).count).toBe(0);
    expect((await cars(withValue(`custom_field_${fieldId}`, 'North 7'))).count).toBe(total);
  });

  it('archives with a last day, and undoes that from the toast', async () => {
    await page.locator('tr[data-row]').first().getByRole('checkbox').check();
    const id = Number(await page.locator('tr[data-row]').first().getAttribute('data-row'));
    await bar(page).getByRole('button', { name: 'Archive…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archive 1 vehicle' });
    await dialog.getByRole('textbox', { name: /^Last day/ }).fill('31/02/2026');
    await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
    await dialog.getByText('Enter a valid date (dd/mm/yyyy)').waitFor();
    await dialog.getByRole('textbox', { name: /^Last day/ }).fill('');
    expect(await lookAt(page, 'bulk-archive')).toEqual([]);
    await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Archive 1 vehicle: done' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undo: Archive 1 vehicle: done').waitFor();
    await expect.poll(async () => (await cars({ search_term: 'volvo' })).data.some((car) => car.id === id)).toBe(true);
  });

  it('sees an invalid value refused beside its field', async () => {
    await page.locator('tr[data-row]').first().getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'Edit field…' }).click();
    await pickInDialog(page, 'Field', 'In use since');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New value' }).fill('31/02/2024');
    await dialog.getByRole('button', { name: /^Update / }).click();
    await dialog.getByText('Enter a valid date (dd/mm/yyyy)').first().waitFor();
    await page.keyboard.press('Escape');
  });

  it('selects on the phone in a separate mode', async () => {
    await page.setViewportSize(phone);
    await visit(page, '/fleet');
    await page.locator('a[data-row]').first().waitFor();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox').nth(1).check();
    await bar(page).getByText('1 selected').waitFor();
    expect(await lookAt(page, 'bulk-phone')).toEqual([]);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.locator('a[data-row]').first().waitFor();
  });
});

it('sets a built-in field of people', async () => {
  const { page, context } = await open('admin', '/people');
  const before = await (await app.as('admin')).call(listEmployees, { query: { per_page: 1 } });
  await page.locator('tr[data-row]').first().getByRole('checkbox').check();
  const id = Number(await page.locator('tr[data-row]').first().getAttribute('data-row'));
  await bar(page).getByRole('button', { name: 'Edit field…' }).click();
  await pickInDialog(page, 'Field', 'Employment type');
  await pickInDialog(page, 'New value', 'Intern');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Update / })
    .click();
  await page.getByText('Edit Statute on 1 person: done').waitFor();
  const people = await (await app.as('admin')).call(listEmployees, { query: { per_page: 100 } });
  expect(before.count).toBeGreaterThan(1);
  expect(people.data.find((person) => person.id === id)?.statute).toBe('intern');
  await context.close();
});

describe('selected assets', () => {
  let page: Page;
  let context: BrowserContext;
  let type: number;
  let people: { id: number; name: string }[];
  beforeAll(async () => {
    ({ page, context } = await open('admin', '/assets'));
    const admin = await app.as('admin');
    ({ data: people } = await admin.call(listEmployees, { query: { per_page: 60, orderby_column: 'name' } }));
    type = (await admin.call(addAssetType, { body: { name: 'Keuzelaptop' } })).id;
  });
  afterAll(() => context?.close());

  const person = (at: number) => people[at]!;
  const add = async ({ serial }: { serial: string }): Promise<number> => {
    const body = { assetTypeId: type, ownerEmployeeId: 0, price: '', serial_number: serial };
    return (await (await app.as('admin')).call(addAsset, { body })).id;
  };
  const assetOf = async (id: number) =>
    (await (await app.as('admin')).call(getAssetDetails, { params: { id: String(id) } })).asset;
  const choose = async (ids: readonly number[]): Promise<void> => {
    await visit(page, '/assets?segment=all&search=SEL-');
    for (const one of ids) await page.locator(`tr[data-row="${one}"]`).getByRole('checkbox').check();
  };
  const ownersOf = async (ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await assetOf(id)).owner_employee_id));

  it('go to people one each, to one person, and back to stock on the day that is asked', async () => {
    const ids = [await add({ serial: 'SEL-1' }), await add({ serial: 'SEL-2' })];
    await choose(ids);
    expect(await lookAt(page, 'assets-bulk-bar')).toEqual([]);
    await bar(page).getByRole('button', { name: 'Assign…' }).click();
    const people = page.getByRole('dialog', { name: 'Assign 2 assets to people, one each' });
    await people.getByPlaceholder('Search by name').fill(person(34).name);
    await people
      .getByRole('checkbox', { name: person(34).name, exact: true })
      .first()
      .check();
    expect(await lookAt(page, 'assets-bulk-assign-selected')).toEqual([]);
    await people.getByRole('button', { name: 'Assign to 1 person' }).click();
    await expect.poll(() => ownersOf(ids)).toEqual([person(34).id, 0]);

    await choose(ids);
    await bar(page).getByRole('button', { name: 'Transfer…' }).click();
    const transfer = page.getByRole('dialog', { name: 'Transfer 2 assets' });
    await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
    await transfer.getByText('To is required', { exact: true }).waitFor();
    await search(page, /^To/, person(35).name);
    expect(await lookAt(page, 'assets-bulk-transfer')).toEqual([]);
    await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
    await expect.poll(() => ownersOf(ids)).toEqual([person(35).id, person(35).id]);

    await choose(ids);
    await bar(page).getByRole('button', { name: 'Return…' }).click();
    const back = page.getByRole('dialog', { name: 'Return 2 assets to stock' });
    expect(await lookAt(page, 'assets-bulk-return')).toEqual([]);
    await back.getByRole('button', { name: 'Return to stock' }).click();
    await expect.poll(() => ownersOf(ids)).toEqual([0, 0]);

    await choose(ids);
    await bar(page).getByRole('button', { name: 'Edit field…' }).click();
    const edit = page.getByRole('dialog', { name: /^Edit \d/ });
    await edit.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Owner', exact: true }).click();
    // Nobody is a choice as any other, and nothing is chosen beforehand.
    expect(await edit.getByRole('button', { name: /^Update / }).isDisabled()).toBe(true);
    await search(page, /^New value/, person(34).name);
    await edit.getByRole('textbox', { name: /^From/ }).waitFor();
    expect(await lookAt(page, 'assets-bulk-owner')).toEqual([]);
    await edit.getByRole('button', { name: /^Update / }).click();
    await expect.poll(() => ownersOf(ids)).toEqual([person(34).id, person(34).id]);
  });

  it('are archived, and unarchived in their segment', async () => {
    const id = await add({ serial: 'SEL-9' });
    await choose([id]);
    await bar(page).getByRole('button', { name: 'Archive…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click();
    await expect.poll(async () => (await assetOf(id)).deleted).toBe(1);
    await visit(page, '/assets?segment=archived&search=SEL-9');
    await page.locator(`tr[data-row="${id}"]`).getByRole('checkbox').check();
    expect(await bar(page).getByRole('button', { name: 'Archive…', exact: true }).count()).toBe(0);
    await bar(page).getByRole('button', { name: 'Unarchive…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unarchive', exact: true }).click();
    await expect.poll(async () => (await assetOf(id)).deleted).toBe(0);
  });
});

it('lets a reader only export, and those who may tag do only that and export', async () => {
  const reader = await open('reader', '/fleet');
  await reader.page.locator('tr[data-row]').first().getByRole('checkbox').check();
  const download = reader.page.waitForEvent('download');
  await bar(reader.page).getByRole('button', { name: 'Export' }).waitFor();
  expect((await bar(reader.page).getByRole('button').allInnerTexts()).filter((name) => name.endsWith('…'))).toEqual([]);
  await bar(reader.page).getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^fleet-/);
  // The menu of the list exports either, and says how many.
  await reader.page.getByRole('button', { name: 'Actions' }).click();
  const asked = reader.page.waitForRequest(/\/api\/cars\/list\/excel\?.*ids=\d+(&|$)/);
  await reader.page.getByRole('menuitem', { name: /Export to Excel.*vehicles/ }).waitFor();
  await reader.page.getByRole('menuitem', { name: /Export to Excel.*1 selected/ }).click();
  await asked;
  await reader.context.close();
  const manager = await open('manager', '/people');
  await manager.page.locator('tr[data-row]').first().getByRole('checkbox').check();
  const names = () => bar(manager.page).getByRole('button').allInnerTexts();
  await expect.poll(names).toContain('Add tag…');
  expect(await names()).not.toContain('Edit field…');
  await manager.context.close();
});
