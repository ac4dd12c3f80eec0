import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, expect, it } from 'vitest';
import { desk, signIn, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';
import { watchPages } from './harness/watch.ts';

const { app, browser } = await startDesk();

/** What the app keeps of when somebody did something (`active-at.ts`). */
const ACTIVE_AT = 'active-at';
let context: BrowserContext | undefined;
afterEach(() => context?.close());
afterAll(() => setToday(''));

const setToday = async (today: string): Promise<void> => {
  const { status } = await (await app.as('nobody')).post('/dev/clock', { today });
  expect(status).toBe(200);
};

/** The app on a machine whose clock shows `time`, an ISO instant, in a zone; nothing of it is used by other tests. */
const openAt = async (time: string, timezoneId = 'Europe/Brussels'): Promise<Page> => {
  context = await browser.newContext({ baseURL: app.url, viewport: desk, locale: 'en-BE', timezoneId });
  context.setDefaultTimeout(120_000);
  await watchPages(context);
  const page = await context.newPage();
  await page.clock.install({ time: new Date(time) });
  await signIn(page, 'admin');
  return page;
};

/** Waits until the page looks for the new day, with the code that notes when somebody did something. */
const untilItLooks = async (page: Page): Promise<void> =>
  await expect
    .poll(async () => {
      await page.evaluate((key) => localStorage.removeItem(key), ACTIVE_AT);
      await page.keyboard.press('Shift');
      return page.evaluate((key) => localStorage.getItem(key), ACTIVE_AT);
    })
    .not.toBeNull();

const dayAtHome = (page: Page): Promise<string> => page.locator('header p').first().innerText();
const markedIn = async (page: Page, scope: string): Promise<string[]> =>
  (await page.locator(`${scope} [aria-current=date]`).allInnerTexts()).map((text) => text.trim());

/** The month with which an empty date field opens its calendar, and the day marked there as today. */
const openCalendar = async (page: Page): Promise<[string, string[]]> => {
  await visit(page, '/assets/new?employee_id=1');
  const start = page.getByRole('textbox', { name: 'From' });
  await start.fill('');
  await start.press('Alt+ArrowDown');
  const dropdown = page.locator('.mantine-Popover-dropdown');
  await dropdown.getByRole('table').waitFor();
  const month = await dropdown
    .locator('[data-level=month], .mantine-DatePicker-calendarHeaderLevel')
    .first()
    .innerText();
  return [month, await markedIn(page, '.mantine-Popover-dropdown')];
};

it('shows the new day to somebody who stays on a page past midnight', async () => {
  await setToday('30/11/2026');
  // Two minutes before midnight in Belgium.
  const page = await openAt('2026-11-30T22:58:00Z');
  await expect.poll(() => dayAtHome(page)).toContain('Monday 30/11/2026');
  await untilItLooks(page);
  await visit(page, '/calendar?month=2026-12');
  await page.getByRole('grid').waitFor();
  expect(await markedIn(page, '[role=grid]')).toEqual([]);
  await setToday('01/12/2026');
  await page.clock.fastForward('03:00');
  await expect.poll(() => markedIn(page, '[role=grid]')).toEqual([expect.stringMatching(/\b1$/)]);
  await visit(page, '/');
  await expect.poll(() => dayAtHome(page)).toContain('Tuesday 01/12/2026');
});

it('asks again while the clock of the machine is ahead of that of the company', async () => {
  await setToday('30/11/2026');
  const page = await openAt('2026-11-30T22:59:00Z');
  await page.getByRole('heading', { level: 1, name: /^Good evening/ }).waitFor();
  await untilItLooks(page);
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/profile'));
  await page.clock.fastForward('02:00');
  await asked;
  await setToday('01/12/2026');
  await page.clock.fastForward('02:00');
  await expect.poll(() => dayAtHome(page)).toContain('01/12/2026');
  await page.getByRole('heading', { level: 1, name: /^Good morning/ }).waitFor();
});

it.each([
  ['in Sydney', '2026-11-30T18:00:00Z', 'Australia/Sydney'],
  ['that is a day behind', '2026-11-29T12:00:00Z', 'Europe/Brussels'],
])('shows the day of the company on a machine %s', async (_where, time, zone) => {
  await setToday('30/11/2026');
  const page = await openAt(time, zone);
  await expect.poll(() => dayAtHome(page)).toContain('30/11/2026');
  expect(await openCalendar(page)).toEqual(['November 2026', ['30']]);
});
