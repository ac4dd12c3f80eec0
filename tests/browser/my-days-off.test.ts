import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { newContext, phone, startDesk } from './harness/browser.ts';
import { lookAtLink, tooWideInAnyLanguage } from './harness/look-at-link.ts';

/** Everything that the page loads (docs/areas/links.md#page). */
const MAX_KB = 60;

const { app, browser } = await startDesk({ seed: 'personas', mail: true });
let context: BrowserContext;
let page: Page;
let manager: ApiClient;

const ok = async (answer: ReturnType<ApiClient['post']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

beforeAll(async () => {
  pinToday('2026-06-01');
  const admin = await app.as('admin');
  manager = await app.as('manager');
  const type = (fields: object) => ok(admin.post('/api/daysOff/types/add', fields));
  const { id } = await type({ name: 'Legal holidays', has_balance: 1 });
  await type({ name: 'Short leave', unit: 'hours', has_balance: 0 });
  const correction = { employee_id: employeeIdOf('default'), type_id: id, year: 2026, minutes: 9120, reason: 'Start' };
  await ok(admin.post('/api/daysOff/balances/correct', correction));
  context = await newContext(browser, app.url);
  page = await context.newPage();
  // Their people would read the page in Dutch.
  await page.addInitScript(() => {
    // Unless another one was chosen on the page.
    const name = 'language-of-links';
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, 'en');
  });
  await page.setViewportSize(phone);
});
afterAll(() => pinToday(undefined));

const says = (text: string) => page.getByText(text, { exact: true });

it('is asked on a phone through a link by mail, answered, and taken back', async () => {
  await ok(manager.post('/api/daysOff/links/send', { employee_id: employeeIdOf('default') }));
  const [mail] = await app.mails();
  await page.goto(`${app.url}/dev/mail?number=${mail?.number}`);
  const address = await page.getByRole('link', { name: /my-days-off/ }).getAttribute('href');
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/'))
      loaded.push(response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000, () => 0)); // prettier-ignore
  });
  await page.goto(address ?? '');
  await page.getByRole('heading', { level: 1, name: 'Your days off' }).waitFor();
  const kilobytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  process.stderr.write(`page of one's days off: ${kilobytes.toFixed(1)} kB\n`);
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
  // Whose browser speaks another language reads every part of the page in that of the link.
  const other = await newContext(browser, app.url);
  const theirs = await other.newPage();
  await theirs.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr'] }));
  await theirs.goto(address ?? '');
  await expect.poll(() => theirs.getByLabel('Part of the day').locator('option').first().innerText()).toBe('Whole day');
  await other.close();
  await says('20 days left').click();
  expect(await lookAtLink(page, 'my-days-off-new')).toEqual([]);
  expect(await tooWideInAnyLanguage(page)).toEqual([]);

  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByLabel('Type of days off').and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByLabel('Type of days off').selectOption('Legal holidays');
  await page.getByLabel('First day', { exact: true }).fill('2026-07-18');
  await page.locator('#start_date-problem:not(:empty)').waitFor();
  await page.getByLabel('First day', { exact: true }).fill('2026-07-17');
  await page.getByLabel('Last day', { exact: true }).fill('2026-07-21');
  await page.getByLabel('Part of the first day').selectOption('Afternoon only');
  await page.getByLabel('Reason', { exact: true }).fill('The sea');
  await says('Counts 1,5 days').waitFor();
  await says('18,5 days of Legal holidays left in 2026 afterwards').waitFor();
  await says("Sat 18/07/2026: weekend, doesn't count").waitFor();
  await says("Tue 21/07/2026: public holiday, doesn't count").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await lookAtLink(page, 'my-days-off-filled')).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByText("Your request wasn't sent: you're offline.").waitFor();
  expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('The sea');
  // Who asks for something else meanwhile has sent nothing, and loses nothing.
  await page.getByLabel('Reason', { exact: true }).fill('The mountains');
  await page.getByText("You're offline. What you typed stays here: request the days").waitFor();
  expect(await page.getByRole('combobox', { name: 'Language' }).isDisabled()).toBe(true);
  await context.setOffline(false);
  await page.getByText("You're offline.").waitFor({ state: 'detached' });
  expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('The mountains');
  await page.getByLabel('Reason', { exact: true }).fill('The sea');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByText("Your request wasn't sent: you're offline.").waitFor();
  await context.setOffline(false);
  await page.getByText('Your request was sent.').waitFor();
  await says('Waiting for an answer').waitFor();
  expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('');
  expect(await lookAtLink(page, 'my-days-off-asked')).toEqual([]);

  // The same days again are refused at their field, and what was typed stays.
  await page.getByLabel('Type of days off').selectOption('Legal holidays');
  await page.getByLabel('First day', { exact: true }).fill('2026-07-20');
  await page.getByLabel('Reason', { exact: true }).fill('Again');
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.locator('#start_date-problem:not(:empty)').waitFor();
  expect(await page.getByLabel('Reason', { exact: true }).inputValue()).toBe('Again');
  expect(await lookAtLink(page, 'my-days-off-refused')).toEqual([]);

  const { data } = await ok(manager.get('/api/inbox/daysOff/list'));
  expect(data).toMatchObject([{ person_name: 'default Persona', reason: 'The sea', requested_by_name: 'default Persona' }]); // prettier-ignore
  await ok(manager.post('/api/daysOff/requests/decide', { request_ids: [data[0].id], decision: 'approve', message: 'Enjoy' })); // prettier-ignore
  await page.reload();
  await says('Approved').waitFor();
  await says('manager answered.').waitFor();
  await page.getByRole('button', { name: /^Cancel these days: Legal holidays/ }).click();
  expect(await lookAtLink(page, 'my-days-off-cancel')).toEqual([]);
  await page.getByRole('button', { name: 'No, keep them' }).click();
  await page.getByRole('button', { name: /^Cancel these days/ }).click();
  await page.getByRole('button', { name: 'Yes, give them back' }).click();
  await page.getByText('Done. The approver will be notified.').waitFor();
  await says('Withdrawn').waitFor();
  await says('20 days left').waitFor();
  expect((await app.mails()).map(({ subject }) => subject)).toContain('Days off withdrawn: default Persona');
  const feed = await ok(manager.get('/api/activity/list', { relatedObject: 'day_off_request', relatedObjectId: data[0].id })); // prettier-ignore
  expect(feed.items.filter((item: { event_info_json: { via_link?: boolean } }) => item.event_info_json.via_link)).toHaveLength(2); // prettier-ignore
});

it('leaves a last day as it is typed, and says when it lies before the first one', async () => {
  await ok(manager.post('/api/daysOff/links/send', { employee_id: employeeIdOf('default') }));
  const [mail] = await app.mails();
  await page.goto(/\/my-days-off\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  const [first, last] = [page.getByLabel('First day', { exact: true }), page.getByLabel('Last day', { exact: true })];
  await page.getByLabel('Type of days off').selectOption('Legal holidays');
  await first.fill('2026-12-21');
  expect(await last.inputValue()).toBe('2026-12-21');
  await last.focus();
  // Day and month are the same, so that their order in the field does not matter.
  await page.keyboard.type('05052027');
  expect(await last.inputValue()).toBe('2027-05-05');
  await last.fill('2026-12-18');
  await page.locator('#end_date-problem:not(:empty)').waitFor();
  expect([await first.inputValue(), await last.inputValue()]).toEqual(['2026-12-21', '2026-12-18']);
  // It is said in the language of the page.
  for (const [language, said] of [
    ['nl', 'Laatste dag kan niet vóór 21/12/2026 liggen'],
    ['fr', 'Dernier jour\u00a0: pas avant le 21/12/2026'],
    ['en', "Last day can't be before 21/12/2026"],
  ]) {
    await page.locator('.language select').selectOption(language ?? '');
    await page.locator(`html[lang=${language}] h1`).waitFor();
    await expect.poll(() => page.locator('#end_date-problem').textContent()).toBe(said);
  }
  await first.fill('2026-12-22');
  expect(await last.inputValue()).toBe('2026-12-22');
});

it('shows how a request stands that was decided while the page was open', async () => {
  const body = { employee_id: employeeIdOf('default'), start_date: '01/09/2026', end_date: '01/09/2026' };
  const { data } = await ok(manager.get('/api/daysOff/types/list'));
  const { id: type_id } = data.find(({ name }: { name: string }) => name === 'Legal holidays');
  const { id } = await ok(manager.post('/api/daysOff/requests/add', { ...body, type_id }));
  await page.reload();
  await page.getByRole('button', { name: /^Withdraw: .*01\/09\/2026/ }).click();
  await ok(manager.post('/api/daysOff/requests/decide', { request_ids: [id], decision: 'decline', message: 'Too busy' })); // prettier-ignore
  await page.getByRole('button', { name: 'Yes, give them back' }).click();
  await page.getByText("Something changed in the meantime, so this wasn't saved.").waitFor();
  await says('Declined').waitFor();
  await page.getByText('Too busy').waitFor();
  expect(await page.getByRole('button', { name: 'Yes, give them back' }).count()).toBe(0);
});

it('keeps a request whose answer was lost, and says what did not arrive once its link is withdrawn', async () => {
  const reason = page.getByLabel('Reason', { exact: true });
  await page.getByLabel('Type of days off').selectOption('Legal holidays');
  await page.getByLabel('First day', { exact: true }).fill('2026-10-05');
  await reason.fill('A wedding');
  let isLost = false;
  await page.route('**/answer', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  });
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByText("Your request wasn't saved.").waitFor();
  // It was saved: pressed again it is the same request, and not refused as a second one for these days.
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByText('Your request was sent.').waitFor();
  await says('You wrote: A wedding').waitFor();
  await page.unroute('**/answer');

  await page.getByLabel('Type of days off').selectOption('Legal holidays');
  await page.getByLabel('First day', { exact: true }).fill('2026-10-19');
  await reason.fill('A birth');
  await page.route('**/answer', (route) => route.fulfill({ status: 410, json: { why: 'revoked' } }));
  await page.getByRole('button', { name: 'Request these days' }).click();
  await page.getByRole('heading', { name: 'This link was withdrawn' }).waitFor();
  await says("Your request wasn't sent.").waitFor();
  await says('You wrote: A birth').waitFor();
});
