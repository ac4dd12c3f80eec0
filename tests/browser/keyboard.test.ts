import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { startDesk } from './harness/browser.ts';
import { button, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

const { open } = await startDesk();

const focused = (page: Page) => page.locator(':focus');
const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
/** A page that is loaded for the first time can be hidden once more while a part of it arrives: nothing takes focus then. */
const focusOn = async (page: Page, control: Locator): Promise<void> => {
  await expect.poll(() => control.focus().then(() => control.and(focused(page)).count())).toBe(1);
};
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    if (name.test(await nameOfFocused(page))) return;
  }
  throw new Error(`no way to ${name.source}`);
};

/** Keeps what a page asks for at some addresses waiting. */
const held = (page: Page, addresses: string) => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = () =>
    page.route(addresses, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
  return { hold, asked: asked.promise, letThrough: () => released.resolve() };
};

it('goes through a list, a dialog and a switch of views without a pointer, and keeps its place', async () => {
  const { page, context } = await open('admin', '/');
  await focusOn(page, page.getByRole('slider', { name: 'CO₂ of the fleet' }));
  await press(page, 'g', 'f');
  await title(page, /^Fleet/);
  await page.locator('tr[data-row]').first().waitFor();

  await press(page, 'f');
  const by = page.getByRole('combobox', { name: 'Filter by…' });
  await by.and(focused(page)).waitFor();
  await page.keyboard.type('fuel');
  await press(page, 'Enter');
  await page.getByRole('combobox', { name: 'Value' }).and(focused(page)).waitFor();
  await tabTo(page, /^Back to the columns/, 'Shift+Tab');
  await press(page, 'Enter');
  await by.and(focused(page)).waitFor();
  await page.keyboard.type('fuel');
  await press(page, 'Enter');
  await page.getByRole('combobox', { name: 'Value' }).and(focused(page)).waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Enter');
  await button(page, 'Remove filter on Fuel').waitFor();
  await expect.poll(() => page.locator('#page :focus').count()).toBe(1);
  await tabTo(page, /^Remove filter on Fuel/);
  await press(page, 'Enter');
  await button(page, 'Remove filter on Fuel').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#page :focus').count()).toBe(1);

  await press(page, 'j', 'x');
  await tabTo(page, /^Edit field/);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();
  await press(page, 'Escape', 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => nameOfFocused(page)).toMatch(/^Edit field/);

  await visit(page, '/people/teams');
  await focusOn(page, page.getByRole('radio', { name: 'Cards' }));
  await press(page, 'ArrowRight');
  await title(page, 'Organisation');
  await page.getByRole('radio', { name: 'Organisation' }).and(focused(page)).waitFor({ state: 'attached' });

  await visit(page, '/settings/customFields');
  await focusOn(page, page.getByRole('tab', { name: 'People', selected: true }));
  await press(page, 'ArrowRight');
  await page.getByRole('tab', { name: 'Programs', selected: true }).and(focused(page)).waitFor();

  // The texts of the areas in the feed arrive after the page, which stays as it is meanwhile.
  const [feed, texts] = [held(page, '**/api/activity/list*'), held(page, '**/static/*.js')];
  await feed.hold();
  await visit(page, '/activity');
  await button(page, 'Export to Excel').focus();
  await texts.hold();
  feed.letThrough();
  await texts.asked;
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  await download;
  texts.letThrough();
  await button(page, 'Export to Excel').and(focused(page)).waitFor();
  await context.close();
});
