import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContext, openBrowser, signIn, startApp, visit, type App } from './harness/browser.ts';

let app: App;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

it('signs out of every browser, and each has to sign in again', async () => {
  const [here, there] = [await newContext(browser, app.url), await newContext(browser, app.url)];
  const [first, second] = [await here.newPage(), await there.newPage()];
  await signIn(first, 'reader', '/fleet');
  await signIn(second, 'reader', '/fleet');
  await first.getByRole('button', { name: /account menu/ }).click();
  await first.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const asks = first.getByRole('dialog', { name: 'Sign out everywhere?' });
  await asks.getByRole('button', { name: 'Sign out everywhere' }).click();
  await first
    .getByRole('button', { name: /^Reader/ })
    .first()
    .waitFor();
  // The other browser still holds a cookie of the provider: a token it gets silently is as old as its sign-in.
  await second.goto('/fleet');
  await second.getByText('Your session ended').first().waitFor();
  await second
    .getByRole('button', { name: /^Reader/ })
    .first()
    .click();
  await second.locator('#page').waitFor();
  expect(new URL(second.url()).pathname).toBe('/fleet');
  await here.close();
  await there.close();
});

it('lets an administrator sign a user out', async () => {
  const [office, other] = [await newContext(browser, app.url), await newContext(browser, app.url)];
  const [admin, page] = [await office.newPage(), await other.newPage()];
  await signIn(page, 'default', '/fleet');
  await signIn(admin, 'admin', '/settings');
  const user = (await (await app.as('admin')).get('/api/users/list', { per_page: 100 })).body.data.find(
    ({ subject }: { subject: string }) => subject === 'default',
  );
  await visit(admin, `/settings/users/${user.id}`);
  await admin.getByRole('button', { name: 'Sign out everywhere' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await admin.getByText('was signed out everywhere').first().waitFor();
  await page.goto('/fleet');
  await page.getByText('Your session ended').first().waitFor();
  await office.close();
  await other.close();
});
