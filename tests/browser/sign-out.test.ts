import { expect, it } from 'vitest';
import { startDesk, toastShown } from './harness/browser.ts';
import { load } from './harness/visit.ts';

const { app, open } = await startDesk();

it('signs out of every browser, and each has to sign in again', async () => {
  const { page: first, context: here } = await open('reader', '/fleet');
  const { page: second, context: there } = await open('reader', '/fleet');
  await first.getByRole('button', { name: /account menu/ }).click();
  await first.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const dialog = first.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
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
  const { page, context: other } = await open('default', '/fleet');
  const { page: admin, context: office } = await open('admin', '/settings');
  const user = (await (await app.as('admin')).get('/api/users/list', { per_page: 100 })).body.data.find(
    ({ subject }: { subject: string }) => subject === 'default',
  );
  await load(admin, `/settings/users/${user.id}`);
  await admin.getByRole('button', { name: 'Sign out everywhere' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await toastShown(admin, 'was signed out everywhere');
  await page.goto('/fleet');
  await page.getByText('Your session ended').first().waitFor();
  await office.close();
  await other.close();
});
