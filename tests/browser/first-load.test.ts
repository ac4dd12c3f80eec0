import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { desk, newContext, phone, signIn, startDesk } from './harness/browser.ts';
import { load, visit } from './harness/visit.ts';

// The first load of a list, and of a page of cards or fields (docs/areas/platform.md#budgets).
const JS_MAX_KB = 240;
const RECORD_JS_MAX_KB = 310;
const FORM_JS_MAX_KB = 320;
const CSS_MAX_KB = 40;
const SHIFT_MAX = 0.05;

const { app, browser } = await startDesk();

/** Opens a page with a cold cache, and adds up the kilobytes of code until it drew what `drawn` finds. */
const openCold = async (
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
  path: string,
  drawn: string,
) => {
  const context = await browser.newContext({ baseURL: app.url, viewport: desk, storageState });
  const page = await context.newPage();
  // The page itself records when it drew the rows: on a busy machine the test may notice later.
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      document.documentElement.dataset['drawnAt'] = String(performance.timeOrigin + performance.now());
    }).observe(document, { childList: true, subtree: true });
  }, drawn);
  const loaded = new Map<string, { type: string; requestedAt: number; kilobytes: number }>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    const requestedAt = response.request().timing().startTime;
    const measured = response.body().then(
      (body) =>
        loaded.set(response.url(), { type, requestedAt, kilobytes: gzipSync(body, { level: 9 }).length / 1000 }),
      // The redirect to the provider abandons what it does not need; the page after it loads that again.
      () => undefined,
    );
    reading.push(measured);
  });
  const started = Date.now();
  await load(page, path);
  const drawnAt = Number(await page.locator('html[data-drawn-at]').getAttribute('data-drawn-at'));
  // The report also shows what is loaded after that.
  await page.waitForLoadState('networkidle');
  await Promise.all(reading);
  page.removeAllListeners('response');
  const sizeOf = (type: string, isFirst: boolean) =>
    [...loaded.values()]
      .filter((file) => file.type === type && file.requestedAt <= drawnAt === isFirst)
      .reduce((sum, file) => sum + file.kilobytes, 0);
  const sizes = { script: sizeOf('script', true), stylesheet: sizeOf('stylesheet', true) };
  process.stderr.write(
    `${path}: ${sizes.script.toFixed(3)} kB JS, ${sizes.stylesheet.toFixed(0)} kB CSS, drawn after ` +
      `${(drawnAt - started).toFixed(0)} ms; then ${sizeOf('script', false).toFixed(0)} kB JS\n`,
  );
  return { context, page, sizes };
};

it('loads the first list, record and form, home and settings within their budgets', async () => {
  const signedIn = await newContext(browser, app.url);
  await signIn(await signedIn.newPage(), 'admin', '/fleet');
  const storageState = await signedIn.storageState();
  await signedIn.close();
  for (const [path, drawn, most] of [
    ['/', '#page h2', RECORD_JS_MAX_KB],
    ['/people/1', '#page h2', RECORD_JS_MAX_KB],
    ['/people/new', '#page form', FORM_JS_MAX_KB],
    ['/settings/company', '#page form', FORM_JS_MAX_KB],
  ] as const) {
    const { context, sizes } = await openCold(storageState, path, drawn);
    expect.soft(sizes.script, path).toBeGreaterThan(JS_MAX_KB / 2);
    expect.soft(sizes.script, path).toBeLessThanOrEqual(most);
    await context.close();
  }
  const { context, page, sizes } = await openCold(storageState, '/fleet', 'tr[data-row]');
  expect(sizes.script).toBeGreaterThan(JS_MAX_KB / 2);
  expect(sizes.script).toBeLessThanOrEqual(JS_MAX_KB);
  expect(sizes.stylesheet).toBeLessThanOrEqual(CSS_MAX_KB);
  // Loaded again, the tab does not wait for the settings that it has, and asks for the rows before its code is there.
  await page.route('**/config.json', () => undefined);
  const code = Promise.withResolvers<void>();
  await page.route('**/static/parts-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  let lists = 0;
  page.on('request', (request) => (lists += Number(new URL(request.url()).pathname === listCars.path)));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === listCars.path);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  code.resolve();
  await page.locator('tr[data-row]').first().waitFor();
  expect(lists).toBe(1);
  await page.unroute('**/static/parts-*.js');
  // The parts of a record are drawn one after the other, and none moves what was drawn before.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
      const { dataset } = document.documentElement;
      dataset['moved'] = String(Number(dataset['moved'] ?? 0) + moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, viewport] of [
    ['/fleet/1', desk],
    ['/people/1', phone],
    ['/contracts/templates', phone],
    ['/settings/daysOff/holidays', phone],
    ['/settings/company', desk],
  ] as const) {
    await page.setViewportSize(viewport);
    await load(page, path);
    await page.locator('#page :is(dl, ul, form):visible').first().waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
    const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
    expect.soft(moved, path).toBeLessThanOrEqual(SHIFT_MAX);
  }
  // Once nobody waits for anything, the pages that nobody opened yet are loaded as well.
  await page.unrouteAll();
  await page.clock.install();
  await load(page, '/settings/company');
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('precached'))).not.toBeNull();
  const missing: string[] = [];
  page.on('requestfailed', (request) => request.resourceType() === 'script' && missing.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Trainings', exact: true }).click();
  // Its code is there; what it shows comes later.
  await expect.poll(() => page.title()).toMatch(/^Trainings/);
  expect(missing).toEqual([]);
  await context.close();
});

/** Runs in the page: keeps what React hides again because a part of it is still loading. */
const watchHidden = (): void => {
  const hidden = new Set<string>();
  Object.assign(globalThis, { hidden });
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (
        target instanceof HTMLElement &&
        target.textContent &&
        target.style.getPropertyPriority('display') === 'important'
      )
        hidden.add(`${location.pathname}: ${target.textContent.slice(0, 60)}`);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
};

it('takes nothing away while parts of a page, and their texts, are still loading', async () => {
  const context = await newContext(browser, app.url);
  const page = await context.newPage();
  await page.addInitScript(watchHidden);
  await page.route('**/static/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await signIn(page, 'admin', '/');
  for (const path of [
    '/people/1',
    '/fleet/1',
    '/contracts/templates/1',
    '/settings/segments/builder?object=car',
    '/settings/customFields/employee',
    '/calendar',
    '/reminders/car/1',
    '/activity',
  ]) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('#page .mantine-Skeleton-root').count()).toBe(0);
  }
  expect(await page.evaluate(() => [...(globalThis as unknown as { hidden: Set<string> }).hidden])).toEqual([]);
  await context.close();
});

it('shows a list before what was chosen on it is known, and asks for its rows once', async () => {
  const context = await newContext(browser, app.url);
  const page = await context.newPage();
  await signIn(page, 'admin', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    asked.push(`${pathname} ${searchParams.get('page') ?? ''}`.trim());
    await released.promise;
    await route.continue();
  });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Assets', exact: true });
  await link.hover();
  await expect.poll(() => asked).toContain('/api/preferences/assets');
  await link.click();
  await page.getByRole('heading', { name: 'Assets', level: 1 }).waitFor();
  await page.getByRole('columnheader', { name: 'Owner' }).waitFor();
  await page.getByRole('search').getByRole('textbox').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  released.resolve();
  await page.locator('tr[data-row]').first().waitFor();
  const ofList = ['/api/preferences/assets', '/api/assets/list 1'];
  expect(asked.filter((call) => ofList.includes(call))).toEqual(ofList);
  await context.close();
});

it('hands on what was done to a choice of a form before its code was there', async () => {
  const context = await newContext(browser, app.url);
  const page = await context.newPage();
  const released = Promise.withResolvers<void>();
  await page.route('**/opening-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await signIn(page, 'admin', '/contracts/new');
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.focus();
  await page.keyboard.type('Jan');
  expect(await page.getByRole('option').count()).toBe(0);
  released.resolve();
  await page.getByRole('option', { name: /Jan/ }).first().waitFor();
  expect(await person.inputValue()).toBe('Jan');
  expect(await person.evaluate((node) => node === document.activeElement)).toBe(true);
  await context.close();
});

it('remembers a click on a control that is still loading, and keeps the focus', async () => {
  const context = await newContext(browser, app.url);
  const page = await context.newPage();
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/opening-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await signIn(page, 'admin', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  const columns = page.getByRole('button', { name: 'Columns' });
  await page.getByRole('combobox', { name: 'Segment' }).focus();
  await page.getByRole('button', { name: 'Actions' }).click();
  expect(await page.getByRole('menuitem').count()).toBe(0);
  letThrough();
  await page.getByRole('menuitem', { name: /Export to Excel/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Actions' }).evaluate((node) => node === document.activeElement)).toBe(
    true,
  );
  await columns.press('Enter');
  await page.getByRole('switch', { name: 'Horsepower' }).waitFor();
  await context.close();
});
