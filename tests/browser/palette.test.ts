import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { lookAt, phone, startDesk } from './harness/browser.ts';
import { title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const searchBox = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).locator('[data-combobox-selected]');
const openPalette = async (page: Page): Promise<void> => {
  await page.locator('#page h1').first().waitFor();
  await page.keyboard.press('Control+k');
  await searchBox(page).and(page.locator(':focus')).waitFor();
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the palette, by keyboard only', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/fleet')));
  afterAll(() => context?.close());

  it('finds people and vehicles while typing, with or without accents, and opens one with Enter', async () => {
    const people = await (
      await app.as('admin')
    ).call(listEmployees, { query: { search_term: 'lambert', per_page: 5 } });
    const person = people.data.find(({ avatar }) => avatar !== null);
    await openPalette(page);
    await page.keyboard.type('lambert');
    const found = options(page).filter({ hasText: person!.name }).first();
    await expect.poll(() => found.locator('img').getAttribute('src')).toBe(person!.avatar);
    expect(await palette(page).locator('mark').first().innerText()).toMatch(/lambert/i);
    await palette(page)
      .getByRole('option', { name: /^Assign a vehicle to / })
      .waitFor();
    expect(await lookAt(page, 'palette')).toEqual([]);
    await expect.poll(() => chosen(page).innerText()).toContain('Lambert');
    const name = await chosen(page).locator('span').nth(1).innerText();
    await page.keyboard.press('Enter');
    await title(page, name);
    expect(await palette(page).count()).toBe(0);
  });

  it('opens what was typed last when Enter comes before its answer', async () => {
    const list = await (await app.as('admin')).call(listEmployees, { query: { search_term: 'lambert', per_page: 5 } });
    await visit(page, '/fleet');
    await openPalette(page);
    await page.keyboard.type('bmw');
    await expect.poll(() => chosen(page).innerText()).toContain('BMW');
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/search?*', async (route) => held.then(() => route.continue()));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('lambert');
    await page.keyboard.press('Enter');
    letThrough();
    await title(page, list.data[0]!.name);
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('moves down and up, and starts an action on the first hit', async () => {
    await openPalette(page);
    await page.keyboard.type('lambert');
    const action = palette(page).getByRole('option', { name: /^Assign a vehicle to / });
    await action.waitFor();
    await expect.poll(() => chosen(page).innerText()).toContain('Lambert');
    for (let step = 0; step < 20 && !(await chosen(page).innerText()).startsWith('Assign a vehicle'); step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/fleet\/new\?employee_id=\d+/);
  });

  it('remembers opened records by their current names, and opens one in a new tab', async () => {
    const { data } = await (await app.as('admin')).call(listCars, { query: { per_page: 1 } });
    const car = data[0]!;
    const { data: assets } = await (await app.as('admin')).call(listAssets, { query: { per_page: 1 } });
    const opened = assets[0]!;
    await visit(page, `/assets/${opened.id}`);
    await title(page, `${opened.name} ${opened.label}`);
    await visit(page, `/fleet/${car.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visit(page, '/fleet/999999');
    await visit(page, '/people');
    await openPalette(page);
    await expect.poll(() => chosen(page).innerText()).toContain(car.model);
    const asset = options(page).filter({ hasText: opened.label });
    await asset.filter({ hasText: opened.name }).waitFor();
    expect(await searchBox(page).evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('none');
    expect(await lookAt(page, 'palette-recent')).toEqual([]);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`**/fleet/${car.id}`);
    await tab.close();
    expect(await palette(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => palette(page).count()).toBe(0);
    // A record that does not exist is not remembered.
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(kept).toContain(String(car.id));
    expect(kept).not.toContain('999999');
  });

  it('keeps the focus inside and returns it', async () => {
    await visit(page, '/people');
    const button = page.getByRole('button', { name: 'Search or jump to' });
    await button.focus();
    await page.keyboard.press('Enter');
    await searchBox(page).waitFor();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toContain('Search or jump to');
  });

  it('says when nothing matches, and takes what is typed literally', async () => {
    await openPalette(page);
    await page.keyboard.type('<img src=x onerror=alert(1)>');
    await palette(page).getByText('No matches for').waitFor();
    expect(await options(page).count()).toBe(0);
    expect(await lookAt(page, 'palette-nothing')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('searches only for the last text, after a pause', async () => {
    const queries: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/search') queries.push(url.searchParams.get('query') ?? '');
    });
    await openPalette(page);
    // The clock of the page stands still meanwhile, so that no pause is long enough, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('volvo');
    await page.clock.resume();
    await options(page).filter({ hasText: 'Volvo' }).first().waitFor();
    expect(queries).toEqual(['volvo']);
    await page.keyboard.press('Escape');
  });
});

it('offers each user only what they may do and see', async () => {
  const { page, context } = await open('reader', '/people');
  await openPalette(page);
  await palette(page)
    .getByRole('option', { name: /^Fleet/ })
    .waitFor();
  const labels = await options(page).allInnerTexts();
  expect(labels.join('\n')).not.toMatch(/Add vehicle|Import|Activity|Settings/);
  await context.close();
});

it('keeps words that are too long to be searched for, and says so, as the search of a list does', async () => {
  const long = 'Peeters '.repeat(20).trim();
  const { page, context } = await open('admin', '/people');
  await openPalette(page);
  await page.keyboard.insertText(long);
  await palette(page).getByText('The search can be at most 100 characters').waitFor();
  expect(await searchBox(page).inputValue()).toBe(long);
  expect(await lookAt(page, 'palette-too-long')).toEqual([]);
  await page.keyboard.press('Escape');

  const search = page.getByRole('textbox', { name: 'Search', exact: false }).first();
  await search.focus();
  await page.keyboard.insertText(long);
  await page.getByText('The search can be at most 100 characters').waitFor();
  expect(await lookAt(page, 'search-too-long')).toEqual([]);
  expect(await search.inputValue()).toBe(long);
  await search.fill('Lambert');
  await page.waitForURL(/search=Lambert/);
  expect(await page.getByText(/can be at most/).count()).toBe(0);
  await context.close();
});

it('fills the screen of a phone', async () => {
  const { page, context } = await open('admin', '/people');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await searchBox(page).fill('volvo');
  await options(page).filter({ hasText: 'Volvo' }).first().click();
  await page.waitForURL(/\/fleet\/\d+$/);
  await context.close();
});

describe('single keys', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/')));
  afterAll(() => context?.close());

  it('jump from area to area', async () => {
    await title(page, /^Good/);
    for (const [key, name] of [
      ['f', /^Fleet/],
      ['p', /^People/],
      ['h', /^Good/],
    ] as const) {
      // prettier-ignore
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await title(page, name);
    }
  });

  it('are listed in a dialog', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Go to Fleet').waitFor();
    expect(await lookAt(page, 'shortcuts')).toEqual([]);
    // Single keys do nothing while a dialog is open.
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);
    await title(page, /^Good/);
  });

  it('move through a list, open a row, search it and add to it', async () => {
    await visit(page, '/fleet');
    const rows = page.locator('tr[data-row]');
    await rows.first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    const second = await rows.nth(1).locator('a').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${second}`);
    await page.goBack();
    await rows.first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gfc');
    expect(await page.getByRole('search').getByRole('textbox').first().inputValue()).toBe('gfc');
    expect(await palette(page).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('gfc');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.waitForURL('**/fleet/new');
  });

  it.each([
    ['/calendar', 'Search people'],
    ['/software/licenses/grouped', 'Search product, person, user'],
    ['/settings/roles', 'Search permissions'],
  ])('search the page %s', async (path, label) => {
    await visit(page, path);
    const box = page.getByRole('textbox', { name: label });
    await box.waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('zoë');
    expect(await box.inputValue()).toBe('zoë');
    expect(await palette(page).count()).toBe(0);
  });

  it('search everything where there is no list', async () => {
    await visit(page, '/');
    await title(page, /^Good/);
    await page.keyboard.press('/');
    await searchBox(page).waitFor();
  });
});
