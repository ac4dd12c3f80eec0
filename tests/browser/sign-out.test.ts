import { expect, it } from 'vitest';
import { lookAt, startDesk } from './harness/browser.ts';
import { apiClient } from '#tests/harness/api-client.ts';
import { nextSecond } from '#tests/harness/next-second.ts';
import { load } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

type Kept = { access_token: string };

const { app, open } = await startDesk();

it('signs out of every browser, and each has to sign in again', async () => {
  const { page: first, context: here } = await open('reader', '/fleet');
  await nextSecond();
  const { page: second, context: there } = await open('reader', '/fleet');
  await first.getByRole('button', { name: /account menu/ }).click();
  await first.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  const devices = first.getByRole('list', { name: 'Browsers' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  await devices.first().getByText('This browser').waitFor();
  expect(await lookAt(first, 'own-sign-ins')).toEqual([]);
  await first.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect.poll(() => devices.count()).toBe(1);
  await second.goto('/fleet');
  await second.getByText('Your session ended').first().waitFor();
  await second.locator('button[data-user=reader]').first().click();
  await second.locator('#page').waitFor();
  await first.getByRole('button', { name: /account menu/ }).click();
  await first.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const dialog = first.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await first.locator('button[data-user=reader]').first().waitFor();
  // The other browser still holds a cookie of the provider: a token it gets silently is as old as its sign-in.
  await second.goto('/fleet');
  await second.getByText('Your session ended').first().waitFor();
  await second.locator('button[data-user=reader]').first().click();
  await second.locator('#page').waitFor();
  expect(new URL(second.url()).pathname).toBe('/fleet');
  await here.close();
  await there.close();
});

it('leaves nothing on screen in the other tabs of the browser', async () => {
  const { page, context } = await open('reader', '/fleet');
  const other = await context.newPage();
  await load(other, '/people');
  await other.locator('tr[data-row]').first().waitFor();
  await other.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await other.getByText('Your session ended').first().waitFor();
  expect(await other.locator('tr[data-row]').count()).toBe(0);
  await context.close();
});

it('asks whose sign-in is too old for an export of the audit log to sign in again, and comes back', async () => {
  const { page, context } = await open('admin', '/settings/audit');
  const problem = { type: 'x', title: 'Sign in again', status: 403, detail: 'x', code: 'sign_in_again', reason_phrase: 'x', fields: [], request_id: '1' }; // prettier-ignore
  await page.route(
    '**/api/audit/list/excel*',
    (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    { times: 1 },
  );
  const exportList = async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /Export to Excel/ }).click();
  };
  await exportList();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  expect(await lookAt(page, 'sign-in-again')).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // The provider asks although its own session goes on.
  await page
    .getByRole('button', { name: /^Admin/i })
    .first()
    .click();
  await page.locator('#page').waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/audit');
  const download = page.waitForEvent('download');
  await exportList();
  await download;
  await context.close();
});

it('asks who does nothing for 28 minutes whether they are there, and signs them out after 30', async () => {
  const { page, context } = await open('reader', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  // What the app keeps for all its tabs is written once it looks after the session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('active-at'))).not.toBeNull();
  await page.evaluate(() => localStorage.setItem('nav-narrow', 'true'));
  const dialog = page.getByRole('dialog', { name: 'Are you still there?' });
  const idleFor = (minutes: number) =>
    page.evaluate((ms) => localStorage.setItem('active-at', String(Date.now() - ms)), minutes * 60_000);
  // Until the app looks after the session, it has not begun to count.
  const isAsked = async () => {
    await idleFor(28.5);
    return dialog.isVisible();
  };
  await expect.poll(isAsked, { interval: 1_000 }).toBe(true);
  expect(await lookAt(page, 'session-idle')).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay signed in' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  const token = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('tokens') ?? '{}') as Kept).access_token);
  const status = async () => (await apiClient(app.url, token).get('/api/profile')).status;
  expect(await status()).toBe(200);
  await idleFor(31);
  await page.locator('button[data-user=reader]').first().waitFor();
  // The token is refused, and of what the app kept only the look of the device is left.
  expect(await status()).toBe(401);
  expect(await page.evaluate(() => [localStorage.getItem('nav-narrow'), localStorage.getItem('active-at')])).toEqual([
    'true',
    null,
  ]);
  await context.close();
});

it('asks for a new sign-in when the app is opened again after 30 minutes', async () => {
  const { page, context } = await open('reader', '/fleet');
  await page.locator('tr[data-row]').first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('active-at'))).not.toBeNull();
  const other = await context.newPage();
  await page.close();
  // Any file of the origin, without the app.
  await other.goto('/icon.svg');
  await other.evaluate((ms) => localStorage.setItem('active-at', String(Date.now() - ms)), 31 * 60_000);
  const asked: string[] = [];
  other.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
  await other.goto('/fleet');
  await other.locator('button[data-user=reader]').first().waitFor();
  expect(asked).toEqual([]);
  // Nor does the provider know them any more: a tab that believes so is told.
  await other.evaluate(() => localStorage.setItem('signed-in-before', '1'));
  await other.goto('/fleet');
  await other.locator('button[data-user=reader]').first().waitFor();
  expect(asked).toEqual([]);
  await other.locator('button[data-user=reader]').first().click();
  await other.locator('tr[data-row]').first().waitFor();
  await context.close();
});

it('lets an administrator sign a user out', async () => {
  const { page, context: other } = await open('default', '/fleet');
  const { page: admin, context: office } = await open('admin', '/settings');
  const user = (await (await app.as('admin')).get('/api/users/list', { per_page: 100 })).body.data.find(
    ({ subject }: { subject: string }) => subject === 'default',
  );
  await load(admin, `/settings/users/${user.id}`);
  await admin.getByRole('button', { name: 'Sign out everywhere' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await toastShown(admin, 'signed out everywhere');
  await page.goto('/fleet');
  await page.getByText('Your session ended').first().waitFor();
  await office.close();
  await other.close();
});

it('meets no page twice on the way back, after addresses that were typed and a link to the same list', async () => {
  const opened = ['/fleet/1', '/people', '/assets', '/software', '/software/licenses', '/runs', '/activity', '/fleet'];
  const { page, context } = await open('admin', opened[0]);
  const path = (): string => new URL(page.url()).pathname;
  const whole = async (): Promise<void> => {
    await expect.poll(() => page.url()).toMatch(/\?page=1|\/(runs|activity|fleet\/1)$/);
  };
  for (const address of opened.slice(1)) {
    await load(page, address);
    await whole();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Fleet' }).click();
  await whole();
  const met: string[] = [];
  for (let steps = 1; steps < opened.length; steps += 1) {
    const before = path();
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(path).not.toMatch(new RegExp(`^(${before}|/callback)$`));
    await page.locator('#page').waitFor();
    await whole();
    met.unshift(path());
  }
  expect(met).toEqual(opened.slice(0, -1));
  await context.close();
});
