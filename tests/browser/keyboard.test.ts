import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { addToEmployee } from '#shared/contract/contracts/add-to-employee.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { startDesk } from './harness/browser.ts';
import { button, title } from './harness/controls.ts';
import { focusedElement, focusOn, nameOfFocused, press, tabTo } from './harness/keys.ts';
import { visit } from './harness/visit.ts';
import { exactToast } from './harness/watch.ts';

const { app, open } = await startDesk();

/** Keeps what a page asks for at some addresses waiting. */
const held = (page: Page, addresses: string) => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = () =>
    page.route(addresses, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
  return { hold, asked: asked.promise, letThrough: () => released.resolve() };
};

it('goes through a list, a dialog and a switch of views without a pointer, and keeps its place', async () => {
  const { page, context } = await open('admin', '/');
  await focusOn(page, page.getByRole('slider', { name: 'CO₂ of the fleet' }));
  await press(page, 'g', 'f');
  await title(page, /^Fleet/);
  await page.locator('tr[data-row]').first().waitFor();

  await press(page, 'f');
  const by = page.getByRole('combobox', { name: 'Filter by…' });
  await by.and(focusedElement(page)).waitFor();
  await page.keyboard.type('fuel');
  await press(page, 'Enter');
  await page.getByRole('combobox', { name: 'Value' }).and(focusedElement(page)).waitFor();
  await tabTo(page, /^Back to the columns/, 'Shift+Tab');
  await press(page, 'Enter');
  await by.and(focusedElement(page)).waitFor();
  await page.keyboard.type('fuel');
  await press(page, 'Enter');
  await page.getByRole('combobox', { name: 'Value' }).and(focusedElement(page)).waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Enter');
  await button(page, 'Remove filter on Fuel').waitFor();
  await expect.poll(() => page.locator('#page :focus').count()).toBe(1);
  await tabTo(page, /^Remove filter on Fuel/);
  await press(page, 'Enter');
  await button(page, 'Remove filter on Fuel').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#page :focus').count()).toBe(1);

  await press(page, 'j', 'x');
  await tabTo(page, /^Edit field/);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();
  await press(page, 'Escape', 'Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => nameOfFocused(page)).toMatch(/^Edit field/);

  await visit(page, '/people/teams');
  await focusOn(page, page.getByRole('radio', { name: 'Cards' }));
  await press(page, 'ArrowRight');
  await title(page, 'Organisation');
  await page.getByRole('radio', { name: 'Organisation' }).and(focusedElement(page)).waitFor({ state: 'attached' });

  await visit(page, '/settings/customFields');
  await focusOn(page, page.getByRole('tab', { name: 'People', selected: true }));
  await press(page, 'ArrowRight');
  await page.getByRole('tab', { name: 'Programs', selected: true }).and(focusedElement(page)).waitFor();

  // The texts of the areas in the feed arrive after the page, which stays as it is meanwhile. No page before this one has
  // those of templates, and what the demo company did last depends on the day.
  const annex = { name: 'Newest in the feed', type: 'annex', language: 'en', content_html: '<p>Hi</p>' } as const;
  await (await app.as('admin')).call(addTemplate, { body: annex });
  const [feed, texts] = [held(page, '**/api/activity/list*'), held(page, '**/static/*.js')];
  await feed.hold();
  await visit(page, '/activity');
  await button(page, 'Export to Excel').focus();
  await texts.hold();
  feed.letThrough();
  await texts.asked;
  const download = page.waitForEvent('download');
  await press(page, 'Enter');
  await download;
  texts.letThrough();
  await button(page, 'Export to Excel').and(focusedElement(page)).waitFor();
  await context.close();
});

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it('imports a file, and chooses the field of a column, without a pointer', async () => {
  const admin = await app.as('admin');
  const { page, context } = await open('admin', '/import/asset');
  await page.getByRole('heading', { name: 'Upload your assets' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^Choose a file/);
  await press(page, 'Enter');
  const rows = [['Asset', 'Op het toestel'], ['Laptop', 'KEY-1']]; // prettier-ignore
  await (await chooser).setFiles({ name: 'keys.xlsx', mimeType: XLSX_TYPE, buffer: aWorkbook({ rows }) });
  await page.getByRole('heading', { name: 'Match your columns' }).waitFor();
  await tabTo(page, /^Import “Op het toestel” as/);
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type('Serial');
  await press(page, 'ArrowDown', 'Enter');
  await page.getByText('2 of 2 columns matched').waitFor();
  await tabTo(page, /^Check rows/);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Review 1 row before importing' }).waitFor();
  await tabTo(page, /^Import 1/);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: /imported$/ }).waitFor();
  const { data } = await admin.call(listAssets, { query: { search_term: 'KEY-1' } });
  expect(data.map(({ serial_number: number }) => number)).toEqual(['KEY-1']);
  await context.close();
});

it('writes a template, chooses people and sends a contract without a pointer', async () => {
  const admin = await app.as('admin');
  const template = await admin.call(addTemplate, {
    body: { name: 'By keys', type: 'annex', language: 'en', content_html: '<p>Between us and</p>' },
  });
  const textNow = async () =>
    (await admin.call(getTemplate, { params: { id: String(template.id) } })).details.content_html;
  const { page, context } = await open('admin', `/contracts/templates/${template.id}`);
  const text = page.getByRole('textbox', { name: /^Text of / });
  // The code of the editor comes only when somebody has gone on from the text to the toolbar.
  const code = held(page, '**/static/*.js');
  await code.hold();
  await tabTo(page, /^Text of/);
  // The editor puts its caret back 20 ms after it got the focus: a later timer of the page comes after that.
  const editorSettles = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30)));
  await editorSettles();
  await press(page, 'ControlOrMeta+End');
  await editorSettles();
  await tabTo(page, /^Field$/, 'Shift+Tab');
  await press(page, 'Enter');
  code.letThrough();
  await page.getByRole('listbox', { name: 'Fields' }).waitFor();
  await page.keyboard.type('employee_name');
  await page.getByRole('option', { selected: true }).filter({ hasText: '#employee_name' }).waitFor();
  await press(page, 'Enter');
  await text.and(focusedElement(page)).waitFor();
  await tabTo(page, /^Signature$/, 'Shift+Tab');
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Employee' }).and(focusedElement(page)).waitFor();
  await press(page, 'Enter');
  await text.and(focusedElement(page)).waitFor();
  await expect.poll(textNow).toMatch(/and <span data-field="employee_name".*data-signature="employee"/);
  await admin.call(publishTemplate, { body: { template_id: template.id } });

  const { data: people } = await admin.call(listEmployees, { query: { per_page: 2, orderby_column: 'name' } });
  const [person] = people;
  const training = await admin.call(addTraining, { body: { name: 'By keys', cost: '100' } });
  await visit(page, `/trainings/${training.id}/add`);
  await title(page, 'Add participants to By keys');
  await tabTo(page, /^Search by name/);
  await page.keyboard.type(person!.name);
  const chosen = page.getByRole('checkbox', { name: person!.name, exact: true });
  await expect.poll(() => chosen.count()).toBe(1);
  await tabTo(page, new RegExp(`^${person!.name}`));
  await press(page, 'Space');
  await page.getByText('1 person selected').waitFor();
  await tabTo(page, /^Next: add 1 person/);
  await press(page, 'Enter');
  await page.getByText('1 added or already there, 0 failed').waitFor();
  const taking = await admin.call(listParticipants, { params: { id: String(training.id) }, query: {} });
  expect(taking.data.map(({ employee_id: id }) => id)).toEqual([person!.id]);

  const contract = await admin.call(addToEmployee, {
    body: { employee_id: person!.id, contract_template_id: template.id },
  });
  await visit(page, `/contracts/${contract.id}`);
  await title(page, /By keys/);
  await tabTo(page, /^Send/);
  await press(page, 'Enter');
  await page.getByRole('dialog').locator(':focus').waitFor();
  await tabTo(page, /^Send/);
  await press(page, 'Enter');
  await exactToast(page, 'Sent for signature');
  await expect.poll(() => page.locator('#page :focus').count()).toBe(1);
  await context.close();
});
