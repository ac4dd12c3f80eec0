import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { ok, pushCompanyOf, TODAY } from '#tests/api/push/push-company.ts';
import { desk, lookAt, phone, startDesk, type Opened } from './harness/browser.ts';
import { box, button, link, title } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

// A company of its own: of the demo only the users that sign in.
const { app, open } = await startDesk({ seed: 'empty' });

let admin: ApiClient;
let opened: Opened;
let page: Page;
let company: Awaited<ReturnType<typeof pushCompanyOf>>;
let brabo: number;
let month: string;
let withCsv: number;

beforeAll(async () => {
  admin = await app.as('admin');
  await ok(admin.post('/dev/clock', { today: TODAY }));
  company = await pushCompanyOf(admin);
  const { id: team } = await ok(admin.post('/api/teams/add', { name: 'Payroll people' }));
  brabo = await company.integration('OK-places', { name: 'Brabo Payroll', team_ids: [team] });
  const { id: other } = await ok(admin.post('/api/teams/add', { name: 'Others' }));
  withCsv = await company.integration('OK-other', { features: ['daysoff/push-with-csv-export'], team_ids: [other] });
  await company.leave(await company.person('Noémie', { team_ids: [team] }), '12/11/2026');
  await company.person('Łukasz', { team_ids: [team], employee_number: undefined });
  await company.link(brabo, company.types.holiday, '1010');
  month = `/calendar/push/2026/11/${brabo}`;
  opened = await open('admin', '/calendar');
  page = opened.page;
});
afterAll(async () => {
  await opened.context.close();
  await ok(admin.post('/dev/clock', { today: '' }));
});

const shows = (words: string): Promise<void> => page.getByText(words).first().waitFor();

it('has its acts and their menu in one row on a phone, in the longest words', async () => {
  await page.setViewportSize(phone);
  await ok(admin.post('/api/profile/language', { language: 'fr' }));
  await load(page, `/calendar/push/2026/11/${withCsv}`);
  const menu = page.locator('#page button:has(.tabler-icon-dots)').first();
  const first = page.locator('#page').getByRole('button', { name: 'Télécharger le CSV' });
  await first.waitFor();
  const topOf = async (act: typeof menu): Promise<number> => (await act.boundingBox())!.y;
  expect(await topOf(menu)).toBe(await topOf(first));
  // And at 200 % zoom the counts have room for their names.
  await page.setViewportSize({ width: 720, height: 450 });
  const cut = await page.locator('button[aria-pressed]').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length); // prettier-ignore
  expect(cut).toBe(0);
  await ok(admin.post('/api/profile/language', { language: 'en' }));
  await page.setViewportSize(desk);
  await load(page, month);
});

it('keeps its segment apart from that of all requests, and does without one that is gone', async () => {
  await ok(admin.post('/api/preferences/days-off', { segment: 'approved' }));
  await ok(admin.post('/api/preferences/push', { segment: '987654' }));
  await load(page, month);
  await page.getByRole('checkbox', { name: 'Push Noémie Peeters' }).waitFor();
  await expect.poll(async () => (await ok(admin.get('/api/preferences/push'))).segment).toBe('all');
  await load(page, month);
  await page.getByRole('checkbox', { name: 'Push Noémie Peeters' }).waitFor();
  expect((await ok(admin.get('/api/preferences/days-off'))).segment).toBe('approved');
  const segment = box(page, 'Segment');
  expect(await segment.inputValue()).toBe('Everyone');
  await segment.click();
  await page.getByRole('option', { name: 'Without an employee number' }).click();
  await page.getByRole('checkbox', { name: 'Push Noémie Peeters' }).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Push Łukasz Peeters' }).waitFor();
  await segment.click();
  expect(await page.getByRole('option', { name: /training day/ }).count()).toBe(0);
  await page.getByRole('option', { name: 'Everyone' }).click();
  await page.getByRole('checkbox', { name: 'Push Noémie Peeters' }).waitFor();
  await ok(admin.post('/api/preferences/days-off', { segment: 'all' }));
});

it('has the button and its reason in sight before the page is scrolled, and whole codes in its totals', async () => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await load(page, month);
  await page.getByRole('region', { name: 'Totals' }).waitFor();
  const foot = page.locator('[data-foot]');
  await expect.poll(() => foot.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await foot.getByRole('status').getByText('blocked').waitFor();
  const cut = await page.locator('section dt').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length); // prettier-ignore
  expect(cut).toBe(0);
  await page.setViewportSize(desk);
});

it('leads from its integration to its history, and from the calendar to the month that is due', async () => {
  await visit(page, `/integrations/${brabo}/push?month=8&year=2026`);
  await title(page, 'Pushes for August 2026');
  expect(new URL(page.url()).pathname).toBe('/history/calendar/push/2026/8');
  await visit(page, `/integrations/${brabo}/push?month=10&year=2026`);
  await title(page, /^Push to /);
  expect(new URL(page.url()).pathname).toBe(`/calendar/push/2026/10/${brabo}`);
  await visit(page, '/calendar/push?year=2026&month=8');
  await title(page, /^Push to /);
  expect(new URL(page.url()).pathname).toBe(`/calendar/push/2026/11/${brabo}`);
});

it('leads to the page of an integration that is not signed in to from a push', async () => {
  await ok(admin.post('/api/integrations/edit', { integration_id: brabo, features: [] }));
  await app.payroll.set({ customer_code: 'OK-places', script: 'login_failed' });
  await visit(page, month);
  await button(page, 'Push 1 person').click();
  await shows('Login failed.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // Another integration of the company makes files of its lines, and this one does not.
  expect(await button(page, /\(CSV\)$/).count()).toBe(0);
  const settings = link(page, 'Integration settings');
  expect(await settings.getAttribute('href')).toBe(`/integrations/${brabo}`);
  expect(await lookAt(page, 'push-refused-sign-in')).toEqual([]);
  await app.payroll.set({ customer_code: 'OK-places', script: 'ok' });
  await button(page, 'Try again').click();
  await shows('1 person pushed');
});

it('says that somebody else signed in again to whoever was about to do so', async () => {
  const code = 'login-rotated-2';
  const { id: team } = await ok(admin.post('/api/teams/add', { name: `Team ${code}` }));
  const id = await company.integration(code, { team_ids: [team], features: ['reauthenticate'] });
  await company.leave(await company.person('Cor', { team_ids: [team] }), '12/11/2026');
  await company.link(id, company.types.holiday, '1010');
  await visit(page, `/calendar/push/2026/11/${id}`);
  await button(page, 'Push 1 person').click();
  await page.getByRole('dialog', { name: `Sign in to Brabo ${code} again` }).waitFor();
  await shows('Everything was sent.');
  await ok(admin.post('/api/integrations/reauth', { integration_id: id, new_username: 'noor', new_customer_code: code, new_password: 'newer' })); // prettier-ignore
  await ok(admin.post('/api/daysOff/push/resume', { command_id: page.url().split('/').at(-1) }));
  await toastShown(page, 'Signed in by someone else');
  await shows('1 person pushed');
});
