import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desk, newContext, openBrowser, signIn, startApp, visit, type App } from './harness/browser.ts';

// The first load of a list (architecture §12).
const JS_MAX_KB = 240;
const CSS_MAX_KB = 40;

let app: App;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

it('loads the first list within its budget', async () => {
  const signedIn = await newContext(browser, app.url);
  await signIn(await signedIn.newPage(), 'admin', '/fleet');
  const storageState = await signedIn.storageState();
  await signedIn.close();
  // A cold cache, and the session of the sign-in.
  const context = await browser.newContext({ baseURL: app.url, viewport: desk, storageState });
  const page = await context.newPage();
  const loaded = new Map<string, { type: string; kilobytes: number }>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    const measured = response.body().then(
      (body) => loaded.set(response.url(), { type, kilobytes: gzipSync(body, { level: 9 }).length / 1000 }),
      // The redirect to the provider abandons what it does not need; the page after it loads that again.
      () => undefined,
    );
    reading.push(measured);
  });
  const started = performance.now();
  await visit(page, '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  const shownMs = performance.now() - started;
  await Promise.all(reading);
  const sizeOf = (type: string) =>
    [...loaded.values()].filter((file) => file.type === type).reduce((sum, file) => sum + file.kilobytes, 0);
  const sizes = { script: sizeOf('script'), stylesheet: sizeOf('stylesheet') };
  process.stderr.write(
    `first list: ${sizes.script.toFixed(0)} kB JS, ${sizes.stylesheet.toFixed(0)} kB CSS, rows after ${shownMs.toFixed(0)} ms\n`,
  );
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(JS_MAX_KB);
  expect(sizes.stylesheet).toBeLessThanOrEqual(CSS_MAX_KB);
  await context.close();
});
