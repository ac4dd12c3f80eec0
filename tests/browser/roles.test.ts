import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionMatrix, permissions } from '#shared/permissions/rules.ts';
import settings from '#shared/messages/en/settings.json' with { type: 'json' };
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { pick } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

const { open } = await startDesk();

const rights = (page: Page) => page.locator('tr[data-right]');
const cells = (page: Page, right: string) => page.locator(`tr[data-right="${right}"] td`).allInnerTexts();
const columnHeads = (page: Page) => page.locator('thead th').allInnerTexts();

describe('an administrator and the roles', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/settings')));
  afterAll(() => context?.close());

  it('opens from the settings what each role may do', async () => {
    await page.getByRole('link', { name: /Roles and permissions/ }).click();
    await rights(page).first().waitFor();
    expect(await rights(page).count()).toBe(permissions.length);
    expect(await columnHeads(page)).toEqual([
      'Permission',
      'You',
      'Company admin',
      'HR officer',
      'Team manager',
      'Read-only',
    ]);
    expect(await cells(page, 'fleet:write')).toEqual(['Yes', 'Yes', 'Yes', 'Own teams', 'No']);
    await page
      .getByRole('row', { name: /Export vehicles to Excel/ })
      .getByText('Requires Fleet · Export')
      .waitFor();
    expect(await lookAt(page, 'settings-roles')).toEqual([]);
  });

  it('keeps head and first column in sight', async () => {
    await page.setViewportSize({ width: 760, height: 700 });
    const box = page.getByRole('region', { name: 'Permissions by role' });
    const placeOf = async (name: string) =>
      (await page.getByRole(name === 'Permission' ? 'columnheader' : 'rowheader', { name }).boundingBox())!;
    // The page takes its narrow layout after the window has changed.
    await expect.poll(() => box.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
    const left = async (name: string) => (await placeOf(name)).x - (await box.boundingBox())!.x;
    const above = async () => (await placeOf('Permission')).y - (await box.boundingBox())!.y;
    const [fromLeft, fromTop] = [await left('Permission'), await above()];
    await box.evaluate((node) => node.scrollTo(400, node.scrollHeight));
    expect(await box.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expect.poll(() => left('Permission')).toBe(fromLeft);
    await expect.poll(above).toBe(fromTop);
    await expect.poll(() => left('Change features and teams')).toBe(fromLeft);
    await page.setViewportSize(desk);
  });

  it('finds a right by its words, and says when there is none', async () => {
    const search = page.getByRole('textbox', { name: 'Search permissions' });
    await search.pressSequentially('excel import');
    expect(await search.inputValue()).toBe('excel import');
    const matching = Object.values(settings.roles.permission).filter(
      (words) => /excel/i.test(words) && /import/i.test(words),
    );
    expect(matching.length).toBeGreaterThan(1);
    await page.getByText(`${matching.length} permissions found`).waitFor();
    expect(await rights(page).count()).toBe(matching.length);
    await page.waitForURL('**/settings/roles?search=excel+import');
    await search.fill('unicorn');
    await page.getByText('No permissions match').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => rights(page).count()).toBe(permissions.length);
  });

  it('shows one role, and what light access, support and the like change', async () => {
    await pick(page, 'Column', 'Read-only');
    await expect.poll(() => columnHeads(page)).toEqual(['Permission', 'You', 'Read-only']);
    await page.waitForURL('**/settings/roles?column=RO');
    expect(await rights(page).filter({ hasText: 'Own teams' }).count()).toBe(0);
    await page.getByText('Light, support and others', { exact: true }).click();
    await page.getByRole('columnheader', { name: /Light access/ }).waitFor();
    expect(await cells(page, 'fleet:import')).toEqual(['Yes', 'Removed', 'No change', 'No', 'Granted', 'No']);
    const removed = permissions.filter((permission) => permissionMatrix[permission].LIGHT === 'n').length;
    await pick(page, 'Column', 'Light access');
    await expect.poll(() => columnHeads(page)).toHaveLength(3);
    expect(await rights(page).filter({ hasText: 'Removed' }).count()).toBe(removed);
    await pick(page, 'Column', 'All side by side');
    await expect.poll(() => columnHeads(page)).toHaveLength(7);
    expect(await lookAt(page, 'settings-roles-modifiers')).toEqual([]);
  });

  it('shows one role at a time on the phone, the own one first', async () => {
    await page.setViewportSize(phone);
    await visit(page, '/settings/roles');
    await rights(page).first().waitFor();
    expect(await columnHeads(page)).toEqual(['Permission', 'You', 'Company admin']);
    await pick(page, 'Column', 'Team manager');
    await expect.poll(() => cells(page, 'fleet:write')).toEqual(['Yes', 'Own teams']);
    expect(await page.locator('#page').evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await page.setViewportSize(desk);
  });

  it('gets there from the list of users and from a new user', async () => {
    await visit(page, '/settings/users');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Roles and permissions' }).click();
    await page.waitForURL('**/settings/roles');
    await visit(page, '/settings/users/new');
    await page.locator('form').getByRole('link', { name: 'Roles and permissions' }).click();
    await page.waitForURL('**/settings/roles');
  });
});

it('shows support users their own rights', async () => {
  const { page, context } = await open('support', '/settings/roles');
  await rights(page).first().waitFor();
  expect((await cells(page, 'fleet:delete-permanently'))[0]).toBe('Yes');
  expect((await cells(page, 'fleet:write'))[0]).toBe('No');
  await context.close();
});

it('is closed to a reader', async () => {
  const { page, context } = await open('reader', '/settings/roles');
  await page.getByText('See users and rights').waitFor();
  expect(await rights(page).count()).toBe(0);
  await context.close();
});
