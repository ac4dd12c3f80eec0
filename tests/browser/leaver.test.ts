import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { editChecklists } from '#shared/contract/people/edit-checklists.ts';
import { getChecklists } from '#shared/contract/people/get-checklists.ts';
import { getLeaver } from '#shared/contract/people/get-leaver.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { addProduct } from '#shared/contract/software/add-product.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { box, button, field, search, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
let admin: ApiClient;
let context: BrowserContext;
let page: Page;
let people: { id: number; name: string; team_ids: number[] }[];
let made = 0;

const choice = (on: Page, item: string | RegExp, action: string) =>
  on.getByRole('radiogroup', { name: item }).getByText(action, { exact: true });
const isChosen = (on: Page, item: string | RegExp, action: string) =>
  on.getByRole('radiogroup', { name: item }).getByRole('radio', { name: action }).isChecked();

const product = async (name: string) =>
  (await admin.call(addProduct, { body: { name, url: `${name.toLowerCase()}.example` } })).id;
const assign = async (product_id: number, employee_id: number) =>
  (await admin.call(addLicense, { body: { product_id, employee_id, start_date: '01/02/2024' } })).id;
/** Adds a person with a vehicle, an asset and two licences. */
const leaver = async (first_name: string) => {
  made += 1;
  const last_name = 'Vertrekker';
  const { id } = await admin.call(addEmployee, { body: { first_name, last_name, start_date: '01/02/2024' } });
  const [type] = (await admin.call(listAssetTypes, { query: {} })).data;
  await admin.post('/api/cars/add', aCar({ plate: `1-VTR-00${made}`, chassis_number: '', related_employee_id: id }));
  const asset = await admin.call(addAsset, {
    body: { assetTypeId: type!.id, ownerEmployeeId: id, serial_number: `VTR-${made}`, start_date: '01/02/2024' },
  });
  const names = [`Wachtwoord${made}`, `Tekenbord${made}`] as const;
  const products = [await product(names[0]), await product(names[1])] as const;
  for (const each of products) await assign(each, id);
  return { id, name: `${first_name} ${last_name}`, asset: asset.id, names, products, serial: `VTR-${made}` };
};
/** The day a number of days from today, as the app writes it. */
const inDays = (days: number): string => toDmy(addDays(today(), days));
const focusedCard = () =>
  page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset['card'] ?? 0));
const checklistOf = (id: number) => admin.call(getLeaver, { params: { id: String(id) } });
beforeAll(async () => {
  admin = await app.as('admin');
  ({ data: people } = await admin.call(listEmployees, { query: { per_page: 60, orderby_column: 'name' } }));
  ({ page, context } = await open('admin', '/people'));
});
afterAll(() => context?.close());

it('goes through a vehicle, an asset and two licences in one run', async () => {
  const { id, name, asset, names, serial } = await leaver('Lies');
  const taker = people[5]!;
  await visit(page, `/people/${id}`);
  await page.getByRole('link', { name: 'Transfer or return', exact: true }).click();
  await title(page, `Leaver checklist: ${name}`);
  await page.getByText(`${name} keeps everything until`).waitFor();
  expect(await lookAt(page, 'leaver-open')).toEqual([]);

  expect(await button(page, 'Apply').isDisabled()).toBe(true);
  // The decision is made by keyboard, as in any group of radio buttons.
  await page
    .getByRole('radiogroup', { name: /1-VTR-/ })
    .getByRole('radio', { name: 'Return' })
    .focus();
  await page.keyboard.press('Space');
  await choice(page, new RegExp(serial), 'Transfer').click();
  await button(page, 'Keep all: Licences').click();
  await choice(page, names[0], 'Return').click();
  await button(page, 'Apply 4 decisions').click();
  await page.getByRole('alert').getByText('Access badge is required', { exact: true }).waitFor();
  await search(page, 'New owner of', taker.name);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await lookAt(page, 'leaver-decided')).toEqual([]);

  // Somebody saves one of the items meanwhile: nothing starts, and the decisions stay.
  await admin.call(editAsset, { body: { asset_id: asset, vendor: 'Dell' } });
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith(`/employees/${id}/leaver`));
  await button(page, 'Apply 4 decisions').click();
  await page.getByText(/^Someone changed .* in the meantime/).waitFor();
  await readAgain;
  expect(await isChosen(page, new RegExp(serial), 'Transfer')).toBe(true);
  expect(await isChosen(page, names[1], 'Keep')).toBe(true);
  expect(await page.getByRole('combobox', { name: /^New owner of/ }).inputValue()).toBe(taker.name);

  await button(page, 'Apply 4 decisions').click();
  await page.getByText('4 applied, 0 failed').waitFor();
  await page.getByText(`Transfer to ${taker.name}`).waitFor();
  expect(await lookAt(page, 'leaver-progress')).toEqual([]);
  await button(page, 'Finish').click();
  await title(page, name);
  await page
    .getByRole('link', { name: new RegExp(`^${names[1]}`) })
    .first()
    .waitFor();
  const left = await checklistOf(id);
  expect([left.vehicles.length, left.assets.length, left.licences.map((each) => each.name)]).toEqual([
    0,
    0,
    [names[1]],
  ]);
  expect((await checklistOf(taker.id)).assets.some((each) => each.id === asset)).toBe(true);
  await visit(page, `/people/${id}/leaving`);
  await page.getByText(/^Marked as kept by .* on \d\d\/\d\d\/\d{4}/).waitFor();
});

it('is linked from a deactivated person who still holds items, and says what failed and why', async () => {
  const { id, name, names, products } = await leaver('Bram');
  const taker = people[6]!;
  await assign(products[0], taker.id);
  await admin.call(deleteEmployee, { body: { id } });
  await visit(page, `/people/${id}`);
  await page.getByText(`${name} still has 1 vehicle, 1 asset and 2 licences.`).waitFor();
  await page.getByRole('status').getByRole('link', { name: 'Leaver checklist' }).click();
  await title(page, `Leaver checklist: ${name}`);
  await button(page, 'Transfer all to…: Licences').click();
  const everything = page.getByRole('dialog', { name: 'Transfer all: Licences' });
  await everything.getByRole('button', { name: 'Choose', exact: true }).click();
  await everything.getByText('Transfer everything to is required', { exact: true }).waitFor();
  await search(page, 'Transfer everything to', taker.name);
  expect(await lookAt(page, 'leaver-transfer-all')).toEqual([]);
  await everything.getByRole('button', { name: 'Choose', exact: true }).click();
  for (const licence of names) expect(await isChosen(page, licence, 'Transfer')).toBe(true);
  await button(page, 'Clear: Licences').click();
  await choice(page, names[0], 'Transfer').click();
  await button(page, 'Return all: Assets').click();
  // Proposed is the day after the last one, which is today.
  await button(page, 'Plan 2 decisions').waitFor();
  const day = field(page, 'Effective date');
  await day.fill(lastDayOf(await day.inputValue()));
  await button(page, 'Apply 2 decisions').click();
  await page.getByText('1 applied, 1 failed').waitFor();
  await page.getByText('Transfer to: this person already has an active licence for this product').waitFor();
  await button(page, 'Retry failed').waitFor();
  expect(await lookAt(page, 'leaver-failed')).toEqual([]);
  await button(page, 'Finish').click();
  await page.getByText(`${name} still has 1 vehicle and 2 licences.`).waitFor();
});

it('says so when there is nothing to decide', async () => {
  const { id } = await admin.call(addEmployee, { body: { first_name: 'Nina', last_name: 'Niets' } });
  await visit(page, `/people/${id}/leaving`);
  await title(page, 'Nothing to return');
  expect(await lookAt(page, 'leaver-nothing')).toEqual([]);

  // A vehicle that nobody drives is handed out from the page of the person.
  await admin.post('/api/settings/features', { integration_features: ['cars/pool-cars'] });
  const free = aCar({ plate: '1-POO-001', chassis_number: '', is_pool_vehicle: 1 });
  const { id: car } = (await admin.post('/api/cars/add', free)).body;
  const next = people.at(-1)!;
  await admin.post('/api/cars/edit', { car_id: car, related_employee_id: next.id, change_date: inDays(20) });
  await visit(page, `/people/${id}`);
  await button(page, 'Assign').click();
  await page.getByRole('menuitem', { name: 'Vehicle…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign a vehicle to Nina Niets' });
  await dialog.getByRole('button', { name: 'Assign vehicle', exact: true }).click();
  await dialog.getByText('Vehicle is required', { exact: true }).waitFor();
  await box(page, 'Vehicle').click();
  await box(page, 'Vehicle').fill('1POO001');
  await page.getByRole('option', { name: /1-POO-001/ }).click();
  // Who is planned to drive it is told, and that a day ahead takes the place of theirs.
  await dialog.getByText(`${next.name} drives it from ${inDays(20)}; until then Nina Niets.`).waitFor();
  await dialog.getByRole('textbox', { name: /^From/ }).fill(inDays(10));
  await dialog.getByText(`The change planned for ${inDays(20)} will be called off.`).waitFor();
  expect(await lookAt(page, 'person-hand-out-vehicle')).toEqual([]);
  await dialog.getByRole('textbox', { name: /^From/ }).fill(inDays(0));
  await dialog.getByRole('button', { name: 'Assign vehicle', exact: true }).click();
  await page.getByText('BMW 320d Touring assigned to Nina Niets').waitFor();
  const { details } = (await admin.get(`/api/cars/${car}/detail`)).body;
  expect(details).toMatchObject({ related_employee_id: id, is_pool_vehicle: 0 });
  await page
    .getByRole('main')
    .getByRole('link', { name: /1-POO-001/ })
    .waitFor();
});

it('stands on the board of joiners and leavers, from where everything is handed over', async () => {
  const { id, name, asset, serial } = await leaver('Bea');
  const taker = people[7]!;
  await admin.call(deleteEmployee, { body: { id, active_until: inDays(5) } });
  const joiner = await admin.call(addEmployee, {
    body: { first_name: 'Jo', last_name: 'Nieuw', start_date: inDays(8) },
  });
  await visit(page, '/people');
  await page
    .getByRole('navigation', { name: 'People pages' })
    .getByRole('link', { name: 'Joiners and leavers' })
    .click();
  await title(page, /^Joiners and leavers/);
  const column = (of: string) => page.getByRole('region', { name: new RegExp(`^${of}`) });
  const card = (of: string, who: string) => column(of).getByRole('listitem').filter({ hasText: who });
  await card('Joining', 'Jo Nieuw').getByRole('link', { name: 'No asset assigned yet' }).waitFor();
  expect(await card('Joining', 'Jo Nieuw').getByText(inDays(8)).count()).toBe(1);
  await card('Leaving', name).first().getByText('0 of 4').waitFor();
  // The company's own item is listed, ticked by hand, and back by Undo; what it does not need is left out.
  await button(page, 'Checklists').click();
  const joiners = page.getByRole('region', { name: 'Joiners' });
  await joiners.getByRole('checkbox', { name: 'First licence' }).uncheck();
  await joiners.getByRole('button', { name: 'Add item' }).click();
  await button(page, 'Save checklists').click();
  await joiners.getByText('Item is required').waitFor();
  await field(page, 'Item').fill('Work clothes');
  await field(page, 'Days').fill('3');
  await field(page, 'Done by').fill('Logistics');
  expect(await lookAt(page, 'people-checklists')).toEqual([]);
  // Somebody else adds an item first: neither list takes the place of the other unasked.
  const { version: _version, ...lists } = await admin.call(getChecklists, {});
  const theirs = { id: 0, side: 'joiner' as const, name: 'Parking card', days: 0, who: '' };
  await admin.call(editChecklists, { body: { ...lists, own: [theirs] } });
  await button(page, 'Save checklists').click();
  const both = page.getByRole('dialog', { name: 'Someone else saved this first' });
  await both.getByText('Parking card').waitFor();
  expect(await lookAt(page, 'people-checklists-stale')).toEqual([]);
  await both.getByRole('button', { name: 'Save my value' }).click();
  await toastShown(page, 'Checklists saved');
  const joined = card('Joining', 'Jo Nieuw');
  await joined.getByText(`Work clothes, by ${inDays(5)} (Logistics)`).waitFor();
  expect(await joined.getByText('No licence assigned yet').count()).toBe(0);
  expect(await lookAt(page, 'people-board')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await joined.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  // A finger meets the tick within 44 px; the page of a phone draws the list anew.
  await page.setViewportSize(phone);
  const tick = button(page, 'Mark “Work clothes” as done for Jo Nieuw');
  await expect.poll(async () => (await tick.boundingBox())?.width).toBe(44);
  expect((await tick.boundingBox())?.height).toBe(44);
  await page.setViewportSize(desk);
  await button(page, 'Mark “Work clothes” as done for Jo Nieuw').click();
  await joined.getByText(/^Work clothes/).waitFor({ state: 'detached' });
  await button(page, 'Undo').click();
  await joined.getByText(/^Work clothes/).waitFor();

  // The arrow keys go from card to card, `h` hands over.
  await column('Joining').getByRole('link', { name: 'Jo Nieuw' }).focus();
  expect(await focusedCard()).toBe(joiner.id);
  await column('First weeks').getByRole('listitem').first().getByRole('link').first().focus();
  const newcomer = await focusedCard();
  await page.keyboard.press('ArrowRight');
  expect(await focusedCard()).toBe(id);
  await page.keyboard.press('ArrowLeft');
  expect(await focusedCard()).toBe(newcomer);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: `Transfer or return ${name}'s items` });
  await dialog.getByRole('button', { name: 'Return 4' }).waitFor();
  await dialog.getByText('Can be undone for 90 days').waitFor();
  await choice(page, new RegExp(serial), 'Transfer').click();
  await dialog.getByRole('button', { name: 'Return 3 · Transfer 1' }).click();
  await dialog.getByText('Transfer to is required', { exact: true }).waitFor();
  await search(page, 'Transfer to', taker.name);
  expect(await dialog.getByRole('checkbox', { name: `Create one return receipt for ${name}` }).isChecked()).toBe(true);
  await box(page, 'Policy').click();
  await page.getByRole('listbox', { name: 'Policy' }).getByRole('option').first().click();
  expect(await box(page, 'Policy').inputValue()).not.toBe('');
  expect(await lookAt(page, 'people-hand-over')).toEqual([]);
  await dialog.getByRole('button', { name: 'Return 3 · Transfer 1' }).click();
  const toasts = page.locator('.mantine-Notification-root');
  await toasts
    .filter({ hasText: `4 decisions planned for ${inDays(6)}` })
    .filter({ hasText: 'Return receipt created · Policy created' })
    .waitFor();
  const papersOf = async (person: number) => {
    const input = { params: { id: String(person) }, query: {} };
    return (await admin.call(listEmployeeContracts, input)).data.map(({ policy }) => policy);
  };
  expect(await papersOf(id)).toEqual(['return_receipt']);
  expect(await papersOf(taker.id)).toContain('policy');
  await card('Leaving', name).first().getByText('All done').waitFor();
  await expect.poll(() => toasts.count()).toBe(1);
  const planned = await checklistOf(id);
  expect(planned.assets.find((each) => each.id === asset)).toMatchObject({
    end_date: inDays(6),
    planned: { employee_id: taker.id },
  });

  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await checklistOf(id)).assets.find((each) => each.id === asset)?.planned).toBe(null);

  // The list is the same people, and search stays in the address.
  await page.getByRole('radiogroup', { name: 'View' }).getByText('List', { exact: true }).click();
  await field(page, 'Search by name or team').fill('nieuw');
  await expect.poll(() => page.url()).toContain('q=nieuw');
  await expect.poll(() => card('Leaving', name).count()).toBe(0);
  expect(await lookAt(page, 'people-board-list')).toEqual([]);
});

it('has a page for each team, and the organisation as a tree', async () => {
  const { data: teams } = await admin.call(listTeams, {});
  const team = teams.toSorted((one, other) => other.people_count - one.people_count)[0]!;
  await visit(page, '/people/teams');
  await page.getByRole('link', { name: team.name, exact: true }).waitFor();
  expect(await lookAt(page, 'teams')).toEqual([]);
  await page.getByRole('link', { name: team.name, exact: true }).click();
  await title(page, team.name);
  await page.getByText('Away this week and next').waitFor();
  expect(await lookAt(page, 'team')).toEqual([]);

  await visit(page, '/people/teams?view=tree');
  const tree = page.getByRole('tree', { name: 'Organisation' });
  const top = tree.getByRole('treeitem').first();
  await top.focus();
  const boss = await top.textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tree.getByRole('treeitem', { level: 3 }).count()).toBeGreaterThan(0);
  expect(await lookAt(page, 'organisation')).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tree.getByRole('treeitem', { level: 3 }).count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(boss);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tree.getByRole('treeitem', { level: 2 }).count()).toBe(0);
});

it('shows a team manager their own people, and offers nobody else as a new holder', async () => {
  const manager = await app.as('manager');
  const { data: ownPeople } = await manager.call(listEmployees, { query: { per_page: 60 } });
  const stranger = people.find(({ id }) => !ownPeople.some((each) => each.id === id))!;
  const lists = await Promise.all(
    ownPeople.map(async (each) => ({ each, assets: (await checklistOf(each.id)).assets })),
  );
  const { each: mine } = lists.find(({ assets }) => assets.length > 0)!;
  const other = await open('manager', `/people/${mine.id}/leaving`);
  await title(other.page, `Leaver checklist: ${mine.name}`);
  await other.page.getByRole('radiogroup').first().getByText('Transfer', { exact: true }).click();
  const picker = other.page.getByRole('combobox', { name: /^New owner of/ });
  await picker.click();
  await picker.fill(stranger.name);
  await other.page.getByRole('status').getByText('No one found').waitFor();
  expect(await other.page.getByRole('option', { name: stranger.name }).count()).toBe(0);
  await other.context.close();
});

it('is closed to a reader', async () => {
  const reader = await open('reader', `/people/${people[3]!.id}`);
  await title(reader.page, people[3]!.name);
  expect(await reader.page.getByRole('link', { name: /Leaver checklist|Transfer or return/ }).count()).toBe(0);
  expect(await reader.page.getByRole('button', { name: 'Assign', exact: true }).count()).toBe(0);
  await visit(reader.page, `/people/${people[3]!.id}/leaving`);
  await title(reader.page, "You don't have access to this page");
  expect(await reader.page.getByRole('radiogroup').count()).toBe(0);
  // What is open leads to the person, as its pages are closed.
  await visit(reader.page, '/people/board');
  const lines = reader.page.locator('[data-column] li li a');
  await lines.first().waitFor();
  const addresses = await lines.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((href) => /leaving|\/edit$|\/new|\/add\/|\/policy/.test(href))).toEqual([]);
  await reader.context.close();
});

it('proposes the next driver of a vehicle, and plans them in the dialog of the vehicle', async () => {
  const { id } = await leaver('Nele');
  const { employee } = (await admin.get(`/api/employees/${id}/detail`)).body;
  const work = { function: 'Keeper of bees', start_date: '01/02/2024' };
  await admin.post('/api/employees/edit', { id, version: employee.version, function: work.function });
  await admin.call(addEmployee, { body: { first_name: 'Opal', last_name: 'Volger', ...work } });
  await admin.call(deleteEmployee, { body: { id, active_until: inDays(20) } });
  await visit(page, `/people/${id}/leaving`);
  await page.getByText('Proposed next drivers are in the same team').waitFor();
  expect(await lookAt(page, 'leaver-next-driver')).toEqual([]);
  await page.getByRole('link', { name: 'Opal Volger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan the next driver' });
  await dialog.getByText(`Opal Volger drives it from ${inDays(21)}`).waitFor();
  await button(page, 'Save plan').click();
  await toastShown(page, 'Next driver planned');
  expect(new URL(page.url()).search).toBe('');
  const [vehicle] = (await checklistOf(id)).vehicles;
  expect([vehicle?.planned, vehicle?.next_drivers]).toMatchObject([
    { name: 'Opal Volger', start_date: inDays(21) },
    [],
  ]);
});
