import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { getMapping } from '#shared/contract/integrations/get-mapping.ts';
import { listIntegrations } from '#shared/contract/integrations/list-integrations.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { expectedSignature, startReceiver } from '#tests/api/integrations/start-receiver.ts';
import { lookAt, shoot, startDesk } from './harness/browser.ts';
import { toastShown } from './harness/watch.ts';
import { box, button, choose, field, link, search, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';

/** The password that the sandbox refuses. */
const REFUSED = 'wrong';
const CUSTOMER = 'BE-20447';
const NAME = 'Brabo of the shop';
const TYPE = 'Moving house';
const { app, open } = await startDesk();
let admin: ApiClient;
let page: Page;
let context: BrowserContext;
let path = '';
let id = 0;

const mapped = async (part: 'half' | null) =>
  (await admin.call(getMapping, { params: { id: String(id) } })).data.find(
    (row) => row.type_name === TYPE && row.part === part && row.statute === null,
  )?.payroll_day_off_type_id;
const password = () => page.locator('input[type=password]');
const focusedField = () =>
  page.evaluate(() => document.activeElement?.closest('[data-path]')?.getAttribute('data-path'));

beforeAll(async () => {
  admin = await app.as('admin');
  await admin.call(addType, { body: { name: TYPE } });
  ({ page, context } = await open('admin', '/settings'));
});
afterAll(async () => context?.close());

it('an integration is added with credentials that were tried; those that fail keep what was typed', async () => {
  await link(page, /^Integrations /).click();
  await title(page, 'Integrations');
  await link(page, 'Add integration').click();
  await button(page, 'Test and add').or(button(page, 'Add integration')).click();
  await page.getByText('Payroll office is required', { exact: true }).first().waitFor();
  await choose(page, 'Payroll office', 'Brabo Payroll');
  await field(page, 'Name').fill(NAME);
  await field(page, 'Username').fill('hr@noorderlicht');
  await field(page, 'Customer code').fill(CUSTOMER);
  await password().fill(REFUSED);
  await button(page, 'Test and add').click();
  await page.getByRole('alert').getByText('unable to connect to integration').waitFor();
  await expect.poll(focusedField).toBe('new_password');
  expect(await field(page, 'Username').inputValue()).toBe('hr@noorderlicht');
  expect(await lookAt(page, 'integration-new')).toEqual([]);
  await password().fill('the right one');
  await button(page, 'Test and add').click();
  await toastShown(page, `${NAME} enabled`);
  await title(page, NAME);
  path = new URL(page.url()).pathname;
  id = Number(path.split('/').at(-1));
  expect((await admin.call(listIntegrations, {})).data.find((one) => one.id === id)).toMatchObject({
    name: NAME,
    credentials: { customer_code: CUSTOMER, has_secret: 0 },
  });
});

it('its connection is tested, and a feature is switched and switched back by Undo', async () => {
  const features = async () => (await admin.call(getIntegration, { params: { id: String(id) } })).details.features;
  await visit(page, path);
  await page.getByText('Kept in a vault. No one can read them back, not even here.').waitFor();
  await button(page, 'Test connection').click();
  await toastShown(page, 'Connected in');
  const feature = page.getByRole('switch', { name: 'Message for payroll' });
  const before = await features();
  await feature.click({ force: true });
  // The toast goes by itself, so nothing is asked before its button is pressed.
  await button(page, 'Undo').click();
  await toastShown(page, 'Message for payroll is on');
  await expect.poll(features).toEqual(before);
  expect(await lookAt(page, 'integration')).toEqual([]);
});

it('other credentials stay in their dialog while they are refused', async () => {
  await visit(page, path);
  await button(page, 'Change credentials').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('payroll@noorderlicht');
  await password().fill(REFUSED);
  expect(await lookAt(page, 'integration-credentials')).toEqual([]);
  await dialog.getByRole('button', { name: 'Test and save' }).click();
  await dialog.getByRole('alert').getByText('unable to connect to integration').waitFor();
  await expect.poll(focusedField).toBe('new_password');
  expect(await dialog.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('payroll@noorderlicht');
  await password().fill('another right one');
  await dialog.getByRole('button', { name: 'Test and save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await toastShown(page, `${NAME} enabled`);
});

it('people, push day and who is told are set in dialogs of their own', async () => {
  await button(page, 'Change push day and notifications').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Push day').fill('31');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('Push day can be at most 28').first().waitFor();
  await field(page, 'Push day').fill('5');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText("Push each month's days off by day 5 of the next month").waitFor();
  await button(page, 'Change people').click();
  await box(page, 'Teams').or(field(page, 'Teams')).first().click();
  await page.getByRole('option').first().click();
  // Leaving the field closes its list, which covers the button.
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(/^People in /).waitFor();
});

it('types get their codes at once, Enter goes to the next one, and a push waits for all of them', async () => {
  await visit(page, `${path}/mapping?year=2026&month=11`);
  await title(page, /^Type mapping/);
  await page.getByText(/^Codes read from/).waitFor();
  expect(await button(page, 'Done, push again').isDisabled()).toBe(true);
  expect(await lookAt(page, 'type-mapping')).toEqual([]);
  await field(page, 'Search type or code').fill(TYPE);
  const full = page.getByRole('combobox', { name: `${TYPE}: payroll code, full day`, exact: true });
  await full.click();
  await page.getByRole('option', { name: /^1240 Moving house/ }).waitFor();
  await full.fill('1010');
  await page.getByRole('option', { name: '1010 Legal holiday' }).waitFor();
  await full.press('Enter');
  await button(page, 'Undo').click();
  await toastShown(page, `${TYPE}: 1010 Legal holiday`);
  await expect.poll(() => mapped(null)).toBe(null);
  await search(page, `${TYPE}: payroll code, full day`, '1240');
  await expect.poll(() => mapped(null)).toBe('1240');
  await search(page, `${TYPE}: payroll code, half day`, '1011');
  await expect.poll(() => mapped('half')).toBe('1011');
  await button(page, `Varies by statute: ${TYPE}`).click();
  await box(page, `${TYPE}: payroll code, full day, Blue-collar`).waitFor();
  await page.getByText(/^Mapped \d+$/).click();
  await full.waitFor();
  await visit(page, `${path}/mapping`);
  await button(page, 'Done').click();
  await title(page, NAME);
});

it('who only reads sees all but the buttons; who has no right sees the forbidden page', async () => {
  const reader = await open('reader', path);
  await title(reader.page, NAME);
  await reader.page.getByText('Kept in a vault.').waitFor();
  expect(await button(reader.page, /^(Change|Test connection|More actions)/).count()).toBe(0);
  expect(await reader.page.getByRole('switch').count()).toBe(0);
  expect(await lookAt(reader.page, 'integration-reader')).toEqual([]);
  await visit(reader.page, `${path}/mapping`);
  await title(reader.page, "You don't have access to this page");
  await reader.context.close();
  const manager = await open('manager', '/settings/integrations');
  await title(manager.page, "You don't have access to this page");
  await manager.context.close();
});

it('a disconnected integration keeps its page and is connected again by signing in', async () => {
  await visit(page, path);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await toastShown(page, `${NAME} disconnected`);
  await page.getByText('No credentials yet.').waitFor();
  await visit(page, '/settings/integrations');
  await page.getByText('Disconnected', { exact: true }).waitFor();
  expect(await lookAt(page, 'integrations')).toEqual([]);
  await link(page, NAME).click();
  await button(page, 'Sign in again').click();
  await field(page, 'Username').fill('hr@noorderlicht');
  await field(page, 'Customer code').fill(CUSTOMER);
  await password().fill('the right one');
  await button(page, 'Test and save').click();
  await page.getByText('Connected', { exact: true }).first().waitFor();
});

it('a webhook is added with a secret that is shown once, tried out, and what did not arrive is sent again', async () => {
  const receiver = await startReceiver();
  await visit(page, '/settings');
  await link(page, /^Webhooks /).click();
  await page.getByText('No webhooks yet').waitFor();
  await button(page, 'Add webhook').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name').fill('Data warehouse');
  await field(page, 'Address').fill('http://hooks.example.com/in');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByText('The address must start with https://').waitFor();
  await expect.poll(focusedField).toBe('url');
  await field(page, 'Address').fill(receiver.url);
  await choose(page, 'What to send', 'Only some events');
  await dialog.getByText('Vehicles', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Vehicle added' }).check();
  await dialog.getByText('Contracts', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Everything in this area' }).check();
  expect(await lookAt(page, 'webhook-new')).toEqual([]);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const secret = await page.getByText(/^whsec_/).innerText();
  expect(secret).toMatch(/^whsec_/);
  await shoot(page, 'webhook-secret');
  await button(page, 'I have copied it').click();
  await title(page, 'Data warehouse');
  await page.getByText('Contracts, 1 event').waitFor();
  await button(page, 'Send test event').click();
  await toastShown(page, 'Delivered. Answered 204');
  const [first] = receiver.received;
  expect(first?.headers['webhook-signature']).toBe(first && expectedSignature(secret, first));
  receiver.answerWith(500);
  await button(page, 'Send again: Test event').click();
  await page.getByRole('alert').filter({ hasText: 'Not delivered' }).getByText('Answered 500').waitFor();
  await page.getByText(/^Nothing has arrived since \d/).waitFor();
  await page.getByText(/s · 2 attempts · next attempt: today/).waitFor();
  expect(await lookAt(page, 'webhook')).toEqual([]);
  receiver.answerWith(200);
  await button(page, 'Send again: Test event').click();
  await toastShown(page, 'Delivered. Answered 200');
  expect(await page.getByRole('alert').filter({ hasText: 'Not delivered' }).count()).toBe(0);
  await page.getByText('Delivered', { exact: true }).waitFor();
  await receiver.close();
  await visit(page, '/settings/webhooks');
  await page.getByText('Contracts, 1 event').waitFor();
  expect(await lookAt(page, 'webhooks')).toEqual([]);
});
