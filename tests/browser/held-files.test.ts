import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPdf } from '#tests/builders/files.ts';
import { startDesk } from './harness/browser.ts';

const { open } = await startDesk();

/** Longer than the app waits for a file before it asks again. */
const LONG_MS = 16_000;
const files = '**/static/*.{js,css}';

const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const shown = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => page.title()).toMatch(new RegExp(`^${name}`));
};

/** Files of the app that are asked for from now on never come. */
const hold = async (page: Page): Promise<string[]> => {
  const held: string[] = [];
  await page.route(files, (route) => void held.push(route.request().url()));
  return held;
};

const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

describe('a page whose files do not come', () => {
  it('is given up after a while, and comes once it is asked for again', async () => {
    const { page, context } = await open('admin', '/settings/company', ({ clock }) => clock.install());
    await settled(page);
    const held = await hold(page);
    await link(page, 'Assets').click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const asked = held.length;
    await page.clock.fastForward(LONG_MS);
    await expect.poll(() => held.length).toBe(2 * asked);
    await page.clock.fastForward(LONG_MS);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute(files);
    await again.click();
    await shown(page, 'Assets');
    await context.close();
  });

  it('comes when its files failed before, as the pointer rested on its link', async () => {
    const { page, context } = await open('admin', '/settings/company');
    await settled(page);
    const failed: string[] = [];
    await page.route(files, async (route) => {
      failed.push(route.request().url());
      await route.abort();
    });
    await link(page, 'Assets').hover();
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await settled(page);
    await page.unroute(files);
    await link(page, 'Assets').click();
    await shown(page, 'Assets');
    await context.close();
  });

  it('is left for another one that is asked for meanwhile', async () => {
    const { page, context } = await open('admin', '/settings/company');
    await settled(page);
    const held = await hold(page);
    await link(page, 'Assets').click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(files);
    await link(page, 'People').click();
    await shown(page, 'People');
    await context.close();
  });
});

describe('a file whose bytes stand still', () => {
  it('is given up after a minute, and comes once it is sent again', async () => {
    const { page, context } = await open('admin', '/fleet/1', ({ clock }) => clock.install());
    await page.getByText('Up to 25 MB each').waitFor();
    await settled(page);
    let held = 0;
    await page.route('**/*', (route, request) => {
      if (request.method() !== 'POST' || request.url().includes('/api/')) return route.continue();
      held += 1;
      return undefined;
    });
    await page
      .locator('#page input[type=file]')
      .setInputFiles({ name: 'Still.pdf', mimeType: 'application/pdf', buffer: aPdf('A file that stands still') });
    await expect.poll(() => held).toBe(1);
    await page.clock.fastForward(61_000);
    await page.getByRole('alert').getByText('The connection stood still').waitFor();
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Try Still.pdf again' }).click();
    await page.getByRole('link', { name: 'Still.pdf' }).waitFor();
    await context.close();
  });
});
