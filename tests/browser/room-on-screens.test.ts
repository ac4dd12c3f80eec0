import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { button } from './harness/controls.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { open } = await startDesk();

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

it('folds the filters of the activity on a phone, and says how many are set', async () => {
  const { page, context } = await open('admin', '/activity');
  await page.setViewportSize(phone);
  await page.getByRole('list', { name: 'Activity' }).waitFor();
  const [head, list] = [await boxOf(page, '#page h1'), await boxOf(page, '#page [aria-busy] ol, #page [aria-busy] ul')];
  expect(list.y - head.y).toBeLessThan(phone.height / 4);
  const filters = button(page, /^Filters/);
  await filters.click();
  await page.getByRole('search', { name: 'Filters' }).waitFor();
  expect(await lookAt(page, 'activity-filters-phone')).toEqual([]);
  // It looks at both widths, and ends with the other one.
  await page.setViewportSize(phone);
  await visit(page, '/activity?from=01/01/2024');
  await expect.poll(() => filters.textContent()).toBe('Filters1');
  expect(await page.getByRole('search', { name: 'Filters' }).count()).toBe(0);
  await page.setViewportSize(desk);
  await page.getByRole('search', { name: 'Filters' }).waitFor();
  await context.close();
});

it.each(['en', 'nl', 'fr'])('has the sums of a list on two lines of a phone: %s', async (language) => {
  const { page, context } = await open('admin', '/software');
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), language } });
  });
  await page.setViewportSize(phone);
  await page.reload();
  await page.locator('#page dl[aria-label]').waitFor();
  const tops = await page
    .locator('#page dl[aria-label] :is(dt, dd)')
    .evaluateAll((words) => words.map((word) => Math.round(word.getBoundingClientRect().top)));
  expect(tops.length).toBe(8);
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  await context.close();
});

it('has the button of a settings page beside its title', async () => {
  const { page, context } = await open('admin', '/settings/teams');
  await page.locator('#page h1').waitFor();
  for (const width of [desk.width, 900]) {
    await page.setViewportSize({ width, height: desk.height });
    const title = await boxOf(page, '#page h1');
    const add = (await button(page, 'Add team').boundingBox())!;
    expect(Math.abs(title.y + title.height / 2 - (add.y + add.height / 2))).toBeLessThan(6);
  }
  await context.close();
});
