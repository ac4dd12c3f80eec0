import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { editAsset } from '#shared/contract/assets/edit-asset.ts';
import { getAssetAssignments } from '#shared/contract/assets/get-asset-assignments.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { settleAcceptance } from '#shared/contract/assets/settle-acceptance.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { getHome } from '#shared/contract/home/get-home.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, choose, field, search, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

// Runs go at the pace of production, so that the page can show their progress.
process.env['BULK_DELAY_MS'] = '600';
const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;
let people: { id: number; name: string; employee_number: string | null }[];
let laptop: number;

type Fields = { owner?: number; serial?: string; from?: string; price?: string; type?: number };

const add = async ({ owner = 0, serial, from = '01/03/2025', price = '', type = laptop }: Fields = {}) => {
  const body = {
    assetTypeId: type,
    ownerEmployeeId: owner,
    price,
    ...(owner > 0 && { start_date: from }),
    ...(serial !== undefined && { serial_number: serial }),
  };
  return (await (await app.as('admin')).call(addAsset, { body })).id;
};
const typeNamed = async (name: string) =>
  (await (await app.as('admin')).call(addAssetType, { body: { name, return_existing: 1 } })).id;
const detail = async (id: number) => (await app.as('admin')).call(getAssetDetails, { params: { id: String(id) } });
const owners = async (id: number) =>
  (await (await app.as('admin')).call(getAssetAssignments, { params: { id: String(id) } })).periods.map(
    ({ employee, start_date: from, end_date: to }) => ({ name: employee.name, from, to }),
  );
const listed = async (user: DemoUserName, query: object) =>
  (await app.as(user)).call(listAssets, { query: { per_page: 100, ...query } });

const person = (at: number) => people[at]!;
const rows = (on: Page) => on.locator('tr[data-row]');
const idIn = (on: Page): number => Number(/\/assets\/(\d+)/.exec(on.url())?.[1]);
const more = async (on: Page, item: string) => {
  await button(on, 'More actions').click();
  await on.getByRole('menuitem', { name: item }).click();
};

beforeAll(async () => {
  ({ page, context } = await open('admin', '/assets'));
  const admin = await app.as('admin');
  ({ data: people } = await admin.call(listEmployees, { query: { per_page: 60, orderby_column: 'name' } }));
  laptop = await typeNamed('Werkbank laptop 14');
});
afterAll(() => context?.close());

describe('the list', () => {
  it('loads the next page near its end, and says when there is no more', async () => {
    const monitor = await typeNamed('Zuil monitor');
    for (let at = 0; at < 45; at += 1) await add({ type: monitor, serial: `MON-${at}`, owner: person(at).id });
    await visit(page, '/assets?segment=all&per_page=30&sort=id&search=zuil');
    await expect.poll(() => rows(page).count()).toBe(30);
    const list = page.getByRole('region', { name: 'Assets' });
    await list.evaluate((node) => node.scrollTo(0, node.scrollHeight - node.clientHeight - 90));
    await expect.poll(() => rows(page).count()).toBe(45);
    await list.getByText('End of list').waitFor();
    await page.getByText('1–45').waitFor();
    const all = await listed('admin', { search_term: 'zuil', orderby_column: 'id' });
    expect(await rows(page).evaluateAll((found) => found.map((row) => Number(row.getAttribute('data-row'))))).toEqual(
      all.data.map(({ id }) => id),
    );
    expect(await lookAt(page, 'assets-list')).toEqual([]);
    await button(page, 'Overview').click();
    const ages = page.getByRole('region', { name: 'Overview' }).getByRole('table', { name: 'Assets by age' });
    await ages.waitFor({ state: 'attached' });
    const { assets: figures } = await (await app.as('admin')).call(getHome, {});
    expect(await ages.getByRole('row').count()).toBe(figures!.ages.length + 1);
    expect(await lookAt(page, 'assets-overview')).toEqual([]);
    await button(page, 'Overview').click();
  });

  it('shows assets in stock as a segment, and finds a serial number without its separators', async () => {
    const id = await add({ serial: 'ST-77.88/X' });
    await visit(page, '/assets?segment=in_stock&search=st7788x');
    await page.locator(`tr[data-row="${id}"]`).getByText('In stock').waitFor();
    await visit(page, `/assets?segment=in_stock&search=zuil`);
    await page.getByText('No matches for “zuil”').waitFor();
  });
});

describe('assigning one asset', () => {
  it('starts from a person, adds a new type on the way, and returns to the person', async () => {
    const taken = await add({ serial: 'DRN-0001', owner: person(1).id });
    await visit(page, `/people/${person(0).id}`);
    await button(page, 'Assign').click();
    await page.getByRole('menuitem', { name: 'Asset', exact: true }).click();
    await title(page, 'Assign asset');
    await button(page, /^Next/).click();
    await page.getByRole('alert').getByText('Choose an asset type').waitFor();
    await field(page, /^Price/).fill('1234,5');
    await page.getByRole('combobox', { name: /^Person/ }).waitFor();
    expect(await page.getByRole('combobox', { name: /^Person/ }).inputValue()).toBe(person(0).name);
    await page.getByRole('combobox', { name: /^Asset/ }).fill('Meetdrone');
    await page.getByRole('option', { name: 'Add new type “Meetdrone”' }).click();
    await title(page, 'Add asset type');
    expect(await field(page, /^Name/).inputValue()).toBe('Meetdrone');
    expect(await lookAt(page, 'asset-type-add')).toEqual([]);
    await button(page, 'Add asset type').click();
    await title(page, 'Assign asset');
    await expect.poll(() => page.getByRole('combobox', { name: /^Asset/ }).inputValue()).toBe('Meetdrone');
    expect(await field(page, /^Price/).inputValue()).toBe('1.234,50');
    expect(await page.getByRole('combobox', { name: /^Person/ }).inputValue()).toBe(person(0).name);
    expect(await lookAt(page, 'asset-new')).toEqual([]);
    await button(page, /^Next/).click();
    await field(page, /^Serial number/).fill('drn 0001');
    await page.getByText(`${person(1).name}'s Werkbank laptop 14 also has this serial number`).waitFor();
    expect(await lookAt(page, 'asset-new-serial')).toEqual([]);
    await button(page, 'Assign asset').click();
    await toastShown(page, 'Asset assignedSerial number already in use');
    await title(page, person(0).name);
    const row = page.getByRole('listitem').filter({ hasText: 'Meetdrone' });
    await row.getByText('Awaiting acceptance').waitFor();
    await row.getByRole('link', { name: /Awaiting acceptance/ }).click();
    await title(page, 'Meetdrone');
    expect((await detail(idIn(page))).asset).toMatchObject({ price: 1234.5, serial_number: 'drn 0001' });
    expect(idIn(page)).not.toBe(taken);
    await page.getByText('Another active asset has serial number drn 0001 too').waitFor();
  });
});

describe('an asset', () => {
  it('changes its owner with both days, which must not overlap', async () => {
    const id = await add({ owner: person(2).id, serial: 'OWN-1', price: '900' });
    await visit(page, `/assets/${id}/edit`);
    await search(page, /^Owner/, person(3).name);
    await field(page, /^First day with the new owner/).fill('');
    await button(page, 'Save changes').click();
    await page.getByRole('alert').getByText('First day with the new owner is required', { exact: true }).waitFor();
    await field(page, /^Last day with the current owner/).fill('31/01/2026');
    await field(page, /^First day with the new owner/).fill('15/01/2026');
    await button(page, 'Save changes').click();
    await page
      .getByRole('alert')
      .getByText("Choose 01/02/2026 or later, when the current holder's period ends")
      .waitFor();
    expect(await lookAt(page, 'asset-edit')).toEqual([]);
    await field(page, /^First day with the new owner/).fill('10/02/2026');
    await button(page, 'Save changes').click();
    await toastShown(page, 'Changes saved');
    await title(page, 'Werkbank laptop 14');
    expect(await owners(id)).toEqual([
      { name: person(3).name, from: '10/02/2026', to: null },
      { name: person(2).name, from: '01/03/2025', to: '01/02/2026' },
    ]);
    await page.getByText('01/03/2025 – 31/01/2026').waitFor();
    await page.getByText(`from ${person(2).name} to ${person(3).name}`).waitFor();
    expect(await lookAt(page, 'asset-page')).toEqual([]);
  });

  it('goes to another person and back to stock', async () => {
    const id = await add({ owner: person(4).id, serial: 'MOVE-1' });
    await visit(page, `/assets/${id}`);
    await page.getByRole('button', { name: 'Transfer', exact: true }).click();
    const transfer = page.getByRole('dialog', { name: 'Transfer Werkbank laptop 14' });
    await button(page, 'Transfer asset').click();
    await transfer.getByText('New owner is required', { exact: true }).waitFor();
    await search(page, /^New owner/, person(5).name);
    expect(await lookAt(page, 'asset-transfer')).toEqual([]);
    await button(page, 'Transfer asset').click();
    await toastShown(page, `Werkbank laptop 14 transferred to ${person(5).name}`);
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    await button(page, 'Return to stock').click();
    await toastShown(page, 'Werkbank laptop 14 returned to stock');
    expect((await detail(id)).asset).toMatchObject({ owner_employee_id: 0, acceptance: null });
    await page.getByText('Nobody, in stock').waitFor();
  });

  it('is archived, and unarchived by administrators; others see a message', async () => {
    const held = await add({ serial: 'ARCH-1', owner: person(6).id });
    await (await app.as('admin')).call(settleAcceptance, { body: { id: held, decision: 'refused', reason: 'Broken' } });
    await visit(page, `/assets/${held}`);
    await more(page, 'Archive asset');
    await page.getByRole('dialog', { name: 'Archive Werkbank laptop 14' }).waitFor();
    expect(await lookAt(page, 'asset-archive')).toEqual([]);
    await button(page, 'Archive asset').click();
    await toastShown(page, 'Werkbank laptop 14 archived');
    await button(page, 'Undo').click();
    await toastShown(page, 'Werkbank laptop 14 unarchived');
    expect((await detail(held)).asset).toMatchObject({
      deleted: 0,
      owner_employee_id: person(6).id,
      acceptance: 'refused',
    });
    const id = await add({ serial: 'ARCH-2' });
    await visit(page, `/assets/${id}/delete`);
    await button(page, 'Archive asset').click();
    await page.getByText('This asset is archived.').waitFor();
    expect(await page.getByRole('button', { name: /^(Transfer|Assign|Return)$/ }).count()).toBe(0);
    const manager = await open('manager', `/assets/${id}`);
    await manager.page.getByText('A company admin can unarchive it').waitFor();
    expect(await button(manager.page, 'Unarchive').count()).toBe(0);
    await manager.context.close();
    await button(page, 'Unarchive').click();
    await toastShown(page, 'Werkbank laptop 14 back in stock');
    await page.getByRole('button', { name: 'Assign', exact: true }).waitFor();
    expect((await detail(id)).asset.deleted).toBe(0);
  });

  it('shows both sets of changes when somebody else saved first', async () => {
    const id = await add({ serial: 'STALE-1', price: '100' });
    await visit(page, `/assets/${id}/edit`);
    await field(page, /^Price/).fill('200');
    await field(page, /^Vendor/).fill('Bechtle');
    await (await app.as('admin')).call(editAsset, { body: { asset_id: id, price: '150', serial_number: 'STALE-2' } });
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this asset' });
    await dialog.getByText('€ 150').waitFor();
    await dialog.getByText('€ 200').waitFor();
    expect(await lookAt(page, 'asset-stale')).toEqual([]);
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await toastShown(page, 'Changes saved');
    expect((await detail(id)).asset).toMatchObject({ price: 200, vendor: 'Bechtle', serial_number: 'STALE-2' });
  });
});

describe('assigning to many people', () => {
  it('goes person by person, survives leaving the page, and ends with Finish', async () => {
    const badge = await typeNamed('Toegangsbadge');
    await visit(page, '/assets/assign/bulk');
    await search(page, /^Asset/, 'Toegangsbadge');
    await field(page, /^Price/).fill('12,50');
    await button(page, /^Next/).click();
    await button(page, /^Assign/).click();
    await page.getByRole('alert').getByText('Select at least one person').waitFor();
    await field(page, 'Search by name').fill(person(20).name);
    await page
      .getByRole('checkbox', { name: person(20).name, exact: true })
      .first()
      .check();
    await field(page, 'Search by name').fill('');
    await button(page, 'Paste a list').click();
    const byNumber = person(21).employee_number ?? person(21).name;
    const names = [byNumber, ...[22, 23, 24, 25, 26, 27, 28, 29].map((at) => person(at).name), 'Nobody Known'];
    await field(page, 'Names, e-mail addresses or employee numbers').fill(names.join('\n'));
    await page.getByText('1 entry matches no one').waitFor();
    expect(await lookAt(page, 'assets-bulk-paste')).toEqual([]);
    await button(page, 'Select 9 people').click();
    await page.getByText('10 people selected').waitFor();
    expect(await lookAt(page, 'assets-bulk-people')).toEqual([]);
    await button(page, 'Assign to 10 people').click();
    // Some people are done while others still wait.
    await page.getByRole('progressbar', { name: /^[1-9] done and 0 failed of 10$/ }).waitFor();
    const run = page.url();
    await visit(page, '/assets');
    await visit(page, run);
    await page.getByText('10 assigned, 0 failed').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: person(29).name })
      .getByText('Open')
      .waitFor();
    expect(await lookAt(page, 'assets-bulk-progress')).toEqual([]);
    await button(page, 'Finish').click();
    await title(page, /^Assets/);
    await page.getByRole('status').getByText('10 assets created').waitFor();
    const made = await listed('admin', { search_term: 'toegangsbadge' });
    expect(made.data.map(({ owner_employee_id: owner }) => owner).toSorted((a, b) => a - b)).toEqual(
      people
        .slice(20, 30)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
    expect(made.data.every(({ price, assetTypeId }) => price === 12.5 && assetTypeId === badge)).toBe(true);

    // The next ones may come from stock, of which the wizard says how much there is.
    const spare = await add({ type: badge, serial: 'BADGE-STOCK' });
    await visit(page, '/assets/assign/bulk');
    await search(page, /^Asset/, 'Toegangsbadge');
    await choose(page, 'Which ones', 'From stock only');
    await page.getByText('For up to 1 person; nothing will be added.').waitFor();
    expect(await lookAt(page, 'assets-bulk-stock')).toEqual([]);
    await button(page, /^Next/).click();
    await page.getByText('Choose who gets Toegangsbadge. 1 is in stock.').waitFor();
    for (const at of [30, 31]) {
      await field(page, 'Search by name').fill(person(at).name);
      await page
        .getByRole('checkbox', { name: person(at).name, exact: true })
        .first()
        .check();
    }
    await button(page, 'Assign to 2 people').click();
    await page.getByRole('alert').getByText('Not enough in stock (1). Choose fewer people').waitFor();
    await page
      .getByRole('checkbox', { name: person(31).name, exact: true })
      .first()
      .uncheck();
    await button(page, 'Assign to 1 person').click();
    await page.getByText('1 assigned, 0 failed').waitFor();
    expect((await detail(spare)).asset.owner_employee_id).toBe(person(30).id);
  });
});

describe('the assets of a person', () => {
  it('can be transferred in part to another person, in one run', async () => {
    const [from, to] = [person(31), person(32)];
    const kept = await add({ owner: from.id, serial: 'KEEP-1' });
    const moved = await add({ owner: from.id, serial: 'PASS-1' });
    await visit(page, `/people/${from.id}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Transfer or return…' }).click();
    const dialog = page.getByRole('dialog', { name: `Transfer or return ${from.name}'s assets` });
    await dialog.getByRole('checkbox', { name: /PASS-1/ }).waitFor();
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
    await button(page, /^Transfer 0 assets/).click();
    await dialog.getByText('Choose an asset').waitFor();
    await dialog.getByRole('checkbox', { name: /PASS-1/ }).check();
    await search(page, /^New owner/, to.name);
    expect(await lookAt(page, 'person-assets-move')).toEqual([]);
    await button(page, 'Transfer 1 asset').click();
    await toastShown(page, 'Moving 1 asset');
    await expect.poll(async () => (await detail(moved)).asset.owner_employee_id).toBe(to.id);
    expect((await detail(kept)).asset.owner_employee_id).toBe(from.id);
    // The page shows the transfer once the run has ended.
    await page
      .getByRole('main')
      .getByRole('link', { name: /PASS-1/ })
      .waitFor({ state: 'detached' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /KEEP-1/ })
      .waitFor();
    expect(await lookAt(page, 'person-assets')).toEqual([]);
  });
});

describe('labels', () => {
  it('are printed for the selected assets, and lead to them', async () => {
    const id = await add({ serial: 'LBL-1' });
    const other = await add({ serial: 'LBL-2', owner: person(33).id });
    await visit(page, '/assets?segment=all&search=LBL-');
    for (const one of [id, other]) await page.locator(`tr[data-row="${one}"]`).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print labels' }).click();
    await title(page, 'Labels');
    const labels = page.getByRole('list', { name: 'Labels' }).getByRole('listitem');
    await expect.poll(() => labels.count()).toBe(2);
    expect(await lookAt(page, 'asset-labels')).toEqual([]);
    const label = labels.filter({ hasText: 'LBL-1' });
    expect(await label.innerText()).toContain(`A-${String(id).padStart(5, '0')}`);
    const url = (await label.getByRole('link').getAttribute('href')) ?? '';
    // Whoever scans the label signs in and then sees the asset.
    const reader = await open('reader', url);
    await title(reader.page, 'Werkbank laptop 14');
    expect(reader.page.url()).toBe(url);
    expect(await button(reader.page, 'More actions').count()).toBe(1);
    expect(await reader.page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await visit(reader.page, '/assets');
    await title(reader.page, /^Assets/);
    expect(await reader.page.getByRole('link', { name: 'Assign asset' }).count()).toBe(0);
    await reader.context.close();
  });
});

it('settles acceptance on the page of the asset and on that of the person', async () => {
  const admin = await app.as('admin');
  const owner = employeeIdOf('default');
  const assetTypeId = (await admin.post('/api/assetTypes/add', { name: 'Aanvaard' })).body.id;
  const body = { assetTypeId, ownerEmployeeId: owner, start_date: '01/01/2026' };
  const { id } = (await admin.post('/api/assets/add', body)).body;
  const name = (await admin.get(`/api/assets/${id}/detail`)).body.asset.owner_employee_name;
  const acceptance = async () => (await admin.get(`/api/assets/${id}/detail`)).body.asset.acceptance;

  await visit(page, `/assets/${id}`);
  await page.getByRole('button', { name: 'Mark as refused' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} refused Aanvaard` });
  await dialog.getByRole('button', { name: 'Mark as refused' }).click();
  await dialog.getByText('Reason is required', { exact: true }).waitFor();
  expect(await lookAt(page, 'acceptance-refuse')).toEqual([]);
  await dialog.getByLabel('Reason').fill('Screen is broken');
  await dialog.getByRole('button', { name: 'Mark as refused' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`noted that ${name} refused this asset: Screen is broken`).waitFor();
  expect(await acceptance()).toBe('refused');

  await visit(page, `/people/${owner}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Aanvaard' });
  await row.getByText('Refused', { exact: true }).waitFor();
  expect(await lookAt(page, 'acceptance-person')).toEqual([]);
  await row.getByRole('button', { name: 'Mark as accepted' }).click();
  await page.getByText(`${name} accepted Aanvaard`).waitFor();
  expect(await acceptance()).toBe('accepted');
});
