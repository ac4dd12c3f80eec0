import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { portrait } from '#infra/local/seed/portrait.ts';
import { lookAt, phone, startDesk } from './harness/browser.ts';
import { box, button, field, link, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { onPhone } from './harness/signer.ts';
import { toastShown } from './harness/watch.ts';

const { app, browser, open } = await startDesk();
let context: BrowserContext;
let page: Page;

beforeAll(async () => ({ page, context } = await open('admin', '/settings/assetTypes')));
afterAll(() => context?.close());

const typeNamed = async (name: string) =>
  (await (await app.as('admin')).call(addAssetType, { body: { name, return_existing: 1 } })).id;
const add = async (assetTypeId: number, serial_number: string) => {
  const body = { assetTypeId, ownerEmployeeId: 0, price: '', serial_number };
  return (await (await app.as('admin')).call(addAsset, { body })).id;
};
const assetOf = async (id: number) =>
  (await (await app.as('admin')).call(getAssetDetails, { params: { id: String(id) } })).asset;

it('asset types are listed with the number of their assets, and renamed for all of them', async () => {
  const tablet = await typeNamed('Tablet oud');
  await typeNamed('Werkbank laptop 14');
  const id = await add(tablet, 'TAB-1');
  await visit(page, '/settings/assetTypes');
  await field(page, 'Search asset types').fill('tablet oud');
  await page.getByRole('link', { name: 'View 1 asset: Tablet oud' }).waitFor();
  expect(await lookAt(page, 'asset-types')).toEqual([]);
  await page.getByRole('link', { name: 'Edit Tablet oud' }).click();
  await field(page, /^Name/).fill('Werkbank laptop 14');
  await button(page, 'Save changes').click();
  await page.getByRole('alert').getByText('Another asset type has this name').waitFor();
  await field(page, /^Name/).fill('Tablet 11 inch');
  await page.locator('form input[type="file"]').setInputFiles({
    name: 'tablet.png',
    mimeType: 'image/png',
    buffer: portrait(3),
  });
  const isDrawn = (where: string) =>
    page
      .locator(`${where} img`)
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(() => isDrawn('form')).toBe(true);
  await button(page, 'Save changes').click();
  await toastShown(page, 'Changes saved');
  await visit(page, `/assets/${id}`);
  await title(page, 'Tablet 11 inch');
  await expect.poll(() => isDrawn('header')).toBe(true);
});

it('asset types are merged, which is undone from the toast, archived and restored, and changed for one asset', async () => {
  const [typo, right] = [await typeNamed('Schrem 27'), await typeNamed('Scherm 27')];
  const id = await add(typo, 'SCH-1');
  await visit(page, '/settings/assetTypes');
  await field(page, 'Search asset types').fill('27');
  await button(page, 'Merge Schrem 27').click();
  const dialog = page.getByRole('dialog', { name: 'Merge Schrem 27' });
  await dialog.getByRole('combobox').click();
  expect(await page.getByRole('option', { name: 'Schrem 27' }).count()).toBe(0);
  await page.getByRole('option', { name: 'Scherm 27' }).click();
  expect(await lookAt(page, 'asset-types-merge')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge types' }).click();
  await toastShown(page, 'Schrem 27 merged into Scherm 27');
  expect(await assetOf(id)).toMatchObject({ name: 'Scherm 27', assetTypeId: right });
  await button(page, 'Undo').click();
  await toastShown(page, 'Schrem 27 unarchived');
  expect((await assetOf(id)).name).toBe('Schrem 27');
  await button(page, 'Archive Schrem 27').click();
  await toastShown(page, 'Schrem 27 archived');
  await page.getByRole('switch', { name: 'Show archived types' }).click();
  await page.getByText('Archived', { exact: true }).waitFor();
  expect(await lookAt(page, 'asset-types-archived')).toEqual([]);
  await visit(page, `/assets/${id}/edit`);
  await box(page, 'Asset type').click();
  await page.getByRole('option', { name: 'Scherm 27' }).waitFor();
  expect(await page.getByRole('option', { name: 'Schrem 27' }).count()).toBe(0);
  await page.getByRole('option', { name: 'Scherm 27' }).click();
  expect(await lookAt(page, 'asset-edit-type')).toEqual([]);
  await button(page, 'Save changes').click();
  await toastShown(page, 'Changes saved');
  await title(page, 'Scherm 27');
});

it('several assets of a type are added to stock at once, and their labels printed', async () => {
  await typeNamed('Badge wit');
  await visit(page, '/assets');
  await link(page, 'Add asset').waitFor();
  const desk = page.viewportSize()!;
  await page.setViewportSize(phone);
  await button(page, 'Actions').click();
  await page.getByRole('menuitem', { name: 'Add asset' }).waitFor();
  expect(await link(page, 'Add asset').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desk);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add asset');
  await page.getByRole('dialog').getByRole('option', { name: 'Add asset', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await link(page, 'Add asset').click();
  await title(page, 'Add asset');
  await page.getByRole('combobox', { name: /^Asset/ }).fill('Badge wit');
  await page.getByRole('option', { name: 'Badge wit' }).click();
  await field(page, /^Serial number/).fill('ONLY-ONE');
  await field(page, /^Quantity/).fill('99');
  await button(page, 'Add 99 assets').click();
  await page.getByRole('alert').getByText('Quantity can be at most 25').waitFor();
  expect(await field(page, /^Serial number/).count()).toBe(0);
  expect(await lookAt(page, 'asset-add')).toEqual([]);
  await field(page, /^Quantity/).fill('3');
  await button(page, 'Add 3 assets').click();
  await toastShown(page, '3 assets added to stock');
  await page.waitForURL(/\/assets\?.*segment=in_stock/);
  await button(page, 'Print labels').click();
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Badge wit' }).count()).toBe(3);
});

it('whoever finds an asset and scans its label reads whom to tell, once the company gave a contact', async () => {
  await (await app.as('admin')).call(setCompany, { body: { finder_email: '', finder_phone: '' } });
  const path = `/assets/${await add(await typeNamed('Sleutelbos'), 'KEYS-1')}`;
  const finder = await onPhone(browser, app.url, path);
  await button(finder, 'Continue').waitFor();
  await visit(page, '/assets/labels?ids=1');
  await link(page, 'Add a contact for finders').click();
  await field(page, 'E-mail for finders').fill('onthaal@');
  await field(page, 'Telephone for finders').fill('+32 9 210 45 00');
  await button(page, 'Save changes').click();
  await page.getByRole('alert').getByText('valid e-mail address').waitFor();
  await field(page, 'E-mail for finders').fill('onthaal@noorderlicht.example');
  await button(page, 'Save changes').click();
  await toastShown(page, 'Company saved');
  await page.goBack();
  await page.getByText('onthaal@noorderlicht.example, +32 9 210 45 00').waitFor();
  expect(await finder.getByText('Found this?').count()).toBe(0);
  await finder.reload();
  await finder.getByText('Found this? It belongs to').waitFor();
  expect(await link(finder, 'onthaal@noorderlicht.example').getAttribute('href')).toBe(
    'mailto:onthaal@noorderlicht.example',
  );
  expect(await link(finder, '+32 9 210 45 00').getAttribute('href')).toBe('tel:+3292104500');
  expect(await lookAt(finder, 'found-asset')).toEqual([]);
  await finder.context().close();
});
