import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { revokeLink } from '#functions/platform/links/link-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { addLink, linkEndpoints } from '#tests/harness/link-purpose.ts';
import { newContext, phone, startDesk } from './harness/browser.ts';
import { lookAtLink, tooWideInAnyLanguage } from './harness/look-at-link.ts';

/** Everything that the page of a link loads (docs/areas/links.md#page). */
const MAX_KB = 60;

const { app, browser } = await startDesk({ endpoints: linkEndpoints });
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await newContext(browser, app.url);
  page = await context.newPage();
  // Their people would read the page in Dutch.
  await page.addInitScript(() => (sessionStorage['language-of-links'] ??= 'en'));
  await page.setViewportSize(phone);
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

it('is answered on a phone without an account, changed, and survives a lost connection', async () => {
  const { token } = await addLink();
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/'))
      loaded.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000, () => 0)); // prettier-ignore
  });
  const opened = page.waitForResponse((response) => response.url().endsWith('/open'));
  const response = await page.goto(`/answer/${token}`);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("connect-src 'self';") as unknown,
    'cache-control': 'no-store',
  });
  await heading('First aid at work, day 2').waitFor();
  expect((await opened).status()).toBe(200);
  const kilobytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  process.stderr.write(`page of a link: ${kilobytes.toFixed(1)} kB\n`);
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await lookAtLink(page, 'answer-open')).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Yes, I will be there' }).click();
  await page.getByText("Your answer wasn't sent: you're offline. It stays here.").waitFor();
  expect(await lookAtLink(page, 'answer-offline')).toEqual([]);
  await context.setOffline(false);
  await page.getByText('Thank you, your answer was saved.').waitFor();
  await page.getByText('You said yes. You can change your answer until').waitFor();
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `/api/links/${token}/calendar.ics`,
  );
  expect(await lookAtLink(page, 'answer-yes')).toEqual([]);
  expect(await tooWideInAnyLanguage(page)).toEqual([]);

  // One answer at a time: the other one, pressed meanwhile, is not sent behind it.
  const answers: unknown[] = [];
  await page.route('**/answer', async (route) => {
    if (route.request().method() === 'POST') answers.push(route.request().postDataJSON());
    if (answers.length === 1) await page.getByText('Sending …').click({ force: true });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Change to no' }).click();
  await page.getByText('You said no.').waitFor();
  expect(answers).toEqual([{ answer: 'no' }]);
  await page.unroute('**/answer');
  await page.reload();
  await page.getByText('You said no.').waitFor();
  await page.getByRole('button', { name: 'Change to yes' }).waitFor();
});

it('shows what is so now when there is nothing to answer any more', async () => {
  const { token } = await addLink({ object_id: 9 });
  await page.goto(`/answer/${token}`);
  const yes = page.getByRole('button', { name: 'Yes, I will be there' });
  await yes.waitFor();
  await page.route('**/answer', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, contentType: 'application/json', body: '{}' })
      : route.continue(),
  );
  await page.route('**/detail*', async (route) => {
    const response = await route.fetch();
    const detail: object = await response.json();
    await route.fulfill({
      response,
      json: { ...detail, answers: [], state: 'closed', notice: 'This was called off.' },
    });
  });
  await yes.click();
  await page.getByText("Something changed in the meantime, so this wasn't saved.").waitFor();
  await page.getByText('This was called off.').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  await page.unroute('**/answer');
  await page.unroute('**/detail*');
});

it('says what is the matter with a link that is unknown, withdrawn, expired, used, or tried too often', async () => {
  const revoked = await addLink();
  await transact([revokeLink(revoked.id, new Date())]);
  const expired = await addLink({ until: '2020-01-01T00:00:00.000Z' });
  for (const [token, title] of [
    ['x'.repeat(43), "We don't recognise this link"],
    [revoked.token, 'This link was withdrawn'],
    [expired.token, 'This link has expired'],
  ] as const) {
    await page.goto(`/answer/${token}`);
    await heading(title).waitFor();
    await page.getByText(/Reply to the mail/).waitFor();
    expect(await lookAtLink(page, `answer-${title.split(' ').at(-1)}`)).toEqual([]);
    expect(await tooWideInAnyLanguage(page)).toEqual([]);
  }
  const used = await addLink({ purpose: 'sign', object_id: 12 });
  await page.goto(`/answer/${used.token}`);
  await page.getByRole('button', { name: 'Yes, I will be there' }).click();
  await page.getByText('You said yes.', { exact: true }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByText('Questions? Ask Astrid Aerts').waitFor();

  await page.route('**/detail*', (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body: '{}' }),
  );
  await page.reload();
  await heading('Too many attempts').waitFor();
  await page.unroute('**/detail*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You said yes.', { exact: true }).waitFor();
});
