import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { react } from '#functions/platform/events/react.ts';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { missingValues } from '#shared/contract/contracts/missing-values.ts';
import { idsBySegment } from '#shared/contract/people/ids-by-segment.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { returnAsset } from '#shared/contract/assets/return-asset.ts';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { getContract } from '#shared/contract/contracts/get-contract.ts';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { publishTemplate } from '#shared/contract/templates/publish-template.ts';
import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { desk, lookAt, phone, startDesk } from './harness/browser.ts';
import { button, choose, field, inDialog, link, title } from './harness/controls.ts';
import { onPhone, pathMailedTo, signByTyping } from './harness/signer.ts';
import { reload, visit } from './harness/visit.ts';
import { exactToast } from './harness/watch.ts';

const { app, browser, open } = await startDesk({ mail: true });

const template = async (name: string, content_html: string, type: TemplateType = 'annex'): Promise<number> => {
  const admin = await app.as('admin');
  const { id } = await admin.call(addTemplate, { body: { name, type, language: 'nl', content_html } });
  await admin.call(publishTemplate, { body: { template_id: id } });
  return id;
};

it('a contract is made from a template, filled in, changed, compared and archived', async () => {
  const admin = await app.as('admin');
  await template('Telework annex', '<h1>Annex</h1><p>Between us and #employee_name.</p><p>Bonus: #free_bonus. Place: #free_place.</p>'); // prettier-ignore
  const { data } = await admin.call(listEmployees, { query: { per_page: 1, orderby_column: 'name' } });
  const { id: personId, name } = data[0]!;
  const { page, context } = await open('admin', `/people/${personId}`);
  await link(page, 'New contract').click();
  await title(page, 'New contract');
  await field(page, 'Search templates').fill('telework');
  // A second try finds the template of the first one, too.
  await page.getByRole('radio', { name: 'Telework annex' }).first().check();
  await field(page, 'Bonus').fill('10 %');
  await field(page, 'Contract name').fill('Telework annex');
  await reload(page);
  await page.getByText('Draft restored').waitFor();
  // What a template asks for may be a wage.
  expect(await field(page, 'Bonus').inputValue()).toBe('');
  await field(page, 'Bonus').fill('10 %');
  expect(await lookAt(page, 'contract-new')).toEqual([]);
  await button(page, 'Create draft').click();
  await title(page, 'Telework annex');
  await page.getByText(/^1 value is missing\./).waitFor();
  await page
    .getByRole('row', { name: /^Bonus/ })
    .getByText('10 %')
    .waitFor();
  expect(await lookAt(page, 'contract')).toEqual([]);
  await field(page, 'Place').fill('Gent');
  await button(page, 'Save Place').click();
  await page
    .getByRole('row', { name: /^Place/ })
    .getByText('Gent')
    .waitFor();
  await page.getByText(/^1 value is missing\./).waitFor({ state: 'detached' });

  await link(page, 'Edit text').click();
  await page.getByText('Same text as the template.').waitFor();
  // What is typed and saved before the editor is there waits for it.
  const editor = Promise.withResolvers<void>();
  const asked: string[] = [];
  const code = '**/static/*.js';
  await page.route(code, async (route) => {
    asked.push(route.request().url());
    await editor.promise;
    await route.continue();
  });
  await page.getByText('Between us and').click();
  for (const key of ['Control+Home', 'ArrowDown', 'Home']) await page.keyboard.press(key);
  await page.keyboard.type('Agreed ');
  await button(page, 'Save text').click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  editor.resolve();
  await exactToast(page, 'Text saved');
  await page.unroute(code);
  await title(page, 'Telework annex');
  await link(page, 'Edit text').click();
  await page.locator('ins').filter({ hasText: 'Agreed' }).waitFor();
  await page.getByText('Agreed Between us and').first().waitFor();
  expect(await lookAt(page, 'contract-text')).toEqual([]);
  await link(page, 'Telework annex').click();
  await title(page, 'Telework annex');
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByText('This contract is archived and read-only.').waitFor();
  await visit(page, `/people/${personId}`);
  await title(page, name);
  await context.close();
});

/** The addresses of `count` people, of whom `missing` have no value for a field of the template. */
const peopleMissing = async (template_id: number, missing: number, count: number): Promise<string[]> => {
  const admin = await app.as('admin');
  const added = Array.from({ length: 60 }, (_, at) => ({ first_name: `Worker ${at}`, last_name: 'Peeters', email: `worker.${at}@x.example`, hours_per_week: 38 })); // prettier-ignore
  await Promise.all(added.map((body) => admin.call(addEmployee, { body })));
  const { employee_ids } = await admin.call(idsBySegment, { query: { segment_id: 'all' } });
  const { data } = await admin.call(missingValues, { body: { template_id, employee_ids } });
  const without = data.filter(({ shortcodes }) => shortcodes.length > 0).slice(0, missing);
  const others = data.filter(({ shortcodes }) => shortcodes.length === 0).slice(0, count - missing);
  return [...without, ...others].flatMap(({ email }) => email ?? []);
};

it('drafts for many people are made with the values that were typed on the way', async () => {
  const admin = await app.as('admin');
  const id = await template(
    'Car letter',
    '<p>Dear #employee_first_name, your budget is #free_budget. We write to #employee_private_email.</p>',
  );
  const answer = await admin.call(listEmployees, { query: { per_page: 20, orderby_column: 'name' } });
  // People are found by their names, so each has one of their own.
  const data = answer.data
    .filter(({ name }, at) => answer.data.findIndex((other) => other.name === name) === at)
    .slice(0, 3);
  const [first, second, third] = data;
  for (const person of data) await admin.call(editEmployee, { body: { id: person.id, private_email: '' } });
  const { page, context } = await open('admin', `/contracts/send?template=${id}`);
  await button(page, 'Next: people').click();
  await button(page, 'Paste a list').click();
  await field(page, /^Names, e-mail addresses/).fill(data.map(({ email }) => email).join('\n'));
  await button(page, 'Select 3 people').click();
  await button(page, 'Check 3 contracts').click();
  await button(page, 'Create drafts').click();
  const nobody = 'Missing values: enter them for at least one person, or include people without them';
  await page.getByRole('alert').getByRole('button', { name: nobody }).click();
  await page.locator('input[data-path=with_missing]:focus').waitFor();
  await field(page, `${first!.name}: Budget`).fill('€ 500');
  await button(page, 'Copy the first Budget to the empty cells').click();
  await field(page, `${first!.name}: Private e-mail`).fill('home@x.example');
  await button(page, 'Copy the first Private e-mail to the empty cells').click();
  await page.getByRole('checkbox', { name: 'Also save what I entered on the person' }).check();
  await page.getByRole('checkbox', { name: `Create one for ${third!.name}` }).uncheck();
  await field(page, `${second!.name}: Budget`).fill('');
  await button(page, 'Create 1 draft').waitFor();
  expect(await lookAt(page, 'contracts-check')).toEqual([]);
  await field(page, `${second!.name}: Budget`).fill('€ 700');
  await button(page, 'Create 2 drafts').click();
  await exactToast(page, 'Values saved on 2 people');
  await page.getByText('2 drafts created, 0 failed. Nothing has been sent.').waitFor();
  await button(page, 'Finish').click();
  await title(page, 'Contracts');
  expect(await lookAt(page, 'contracts')).toEqual([]);
  const { data: made } = await admin.call(listContracts, { query: { template_id: String(id) } });
  expect(new Set(made.map(({ employee_id: person }) => person))).toEqual(new Set([first!.id, second!.id]));
  const details = await Promise.all(
    made.map(async (row) => admin.call(getContract, { params: { id: String(row.id) } })),
  );
  expect(details.flatMap(({ missing }) => missing)).toEqual([]);
  const people = await Promise.all(
    data.map(async ({ id: person }) => admin.call(getEmployeeDetail, { params: { id: String(person) } })),
  );
  const kept = people.map(({ employee: { private_email: address } }) => address);
  expect(kept).toEqual(['home@x.example', 'home@x.example', null]);

  await visit(page, `/contracts/send?template=${id}`);
  await button(page, 'Next: people').click();
  await button(page, 'Paste a list').click();
  await field(page, /^Names, e-mail addresses/).fill(third!.email!);
  await button(page, 'Select 1 person').click();
  await button(page, 'Check 1 contract').click();
  await page.getByRole('radio', { name: /^Send to be signed/ }).check();
  const filled = aWorkbook({ rows: [['Id', 'Budget', 'Shoes'], [third!.id, '€ 900', '43']] }); // prettier-ignore
  await page.locator('input[type=file]').setInputFiles({ name: 'filled.xlsx', mimeType: XLSX_TYPE, buffer: filled });
  await exactToast(page, '1 cell filled');
  await page.getByText('Row 2, Shoes: no column of this check (43)').waitFor();
  await page.getByRole('checkbox', { name: 'Send it to the person with missing values, too' }).check();
  await button(page, 'Send 1 contract').click();
  await page.getByText('Reason for sending with values missing is required', { exact: true }).first().waitFor();
  expect(await lookAt(page, 'contracts-send-many')).toEqual([]);
  await field(page, 'Reason for sending with values missing').fill('No private address');
  await button(page, 'Send 1 contract').click();
  await page.getByText('1 contract sent, 0 failed.').waitFor();
  const sent = await admin.call(listContracts, { query: { template_id: String(id) } });
  expect(sent.data.find(({ employee_id: person }) => person === third!.id)?.state).toBe('awaiting_employee');

  const policy = await template('Policy of hours', '<p>#employee_name, #job_hours_per_week.</p>', 'asset_policy');
  const emails = await peopleMissing(policy, 17, 200);
  await visit(page, `/contracts/send?template=${policy}`);
  await button(page, 'Next: people').click();
  await button(page, 'Paste a list').click();
  await field(page, /^Names, e-mail addresses/).fill(emails.join('\n'));
  await button(page, 'Select 200 people').click();
  await button(page, 'Check 200 contracts').click();
  const hours = page.getByRole('textbox', { name: /: Hours per week$/ });
  await expect.poll(() => hours.count()).toBe(17);
  await hours.first().fill('38');
  await button(page, 'Copy the first Hours per week to the empty cells').click();
  await button(page, 'Create 200 drafts').click();
  await page.getByText('200 drafts created, 0 failed. Nothing has been sent.').waitFor();
  await context.close();
});

it('a template of the partner is chosen, marked as such, with its pages beside the form', async () => {
  const admin = await app.as('admin');
  const { data: people } = await admin.call(listEmployees, { query: { per_page: 1, orderby_column: 'name' } });
  const { partner_name: partner, data: theirs } = await admin.call(listResellerTemplates, { query: {} });
  const { id, name } = theirs[0]!;
  const { page, context } = await open('admin', `/contracts/new?employee=${people[0]!.id}`);
  await title(page, 'New contract');
  await page.getByText('Choose a template to see its pages.').waitFor();
  await button(page, 'Create draft').click();
  await page.getByRole('alert').getByText('Template is required').waitFor();
  expect(await page.getByRole('radio', { name, exact: true }).count()).toBe(0);
  await button(page, `From ${partner}`).click();
  await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('region', { name: 'Template pages' }).getByRole('button', { name: 'Zoom in' }).waitFor();
  expect(await lookAt(page, 'contract-new-partner')).toEqual([]);
  // On the phone the foot of the form takes the place of the bottom bar.
  await page.setViewportSize(phone);
  await button(page, 'Create draft').waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(false);
  await page.setViewportSize(desk);
  await button(page, 'Create draft').click();
  await title(page, name);
  await visit(page, `/contracts/send?template=${id}`);
  await page.getByRole('radio', { name, exact: true, checked: true }).waitFor();
  expect(await lookAt(page, 'contracts-send-template')).toEqual([]);
  await button(page, 'Next: people').click();
  await page.getByRole('heading', { name: 'Who gets it?' }).waitFor();
  await page.getByText(name).first().waitFor();
  await context.close();
});

/** Sends the contract of the page, which Polly Peeters signs on a phone; ends on the page of the signed contract. */
const sendToPolly = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Send').click();
  await inDialog(page, 'Send').click();
  await exactToast(page, 'Sent for signature');
  const own = await onPhone(browser, app.url, await pathMailedTo(app, 'polly@x.example'));
  await own.getByText(name).first().waitFor();
  await signByTyping(own, 'Polly Peeters', 'nl');
  await completeWaiting();
  await page.reload();
  await title(page, name);
  await page.locator('header').getByText('Signed', { exact: true }).first().waitFor();
};

it('a laptop and a bicycle are in one policy, signed on a phone, and the laptop comes back with a receipt', async () => {
  const admin = await app.as('admin');
  await template('Policy of the fleet', '<p>#employee_name has #assets_list and #vehicle_plate.</p>', 'car_policy');
  await template('Policy of equipment', '<p>#employee_name has #assets_list and #vehicle_plate.</p>', 'asset_policy');
  const { id: person } = await admin.call(addEmployee, { body: { first_name: 'Polly', last_name: 'Peeters', email: 'polly@x.example' } }); // prettier-ignore
  const { id: type } = await admin.call(addAssetType, { body: { name: 'Policed laptop' } });
  const { id: laptop } = await admin.call(addAsset, { body: { assetTypeId: type, ownerEmployeeId: person } });
  const { id: car } = await admin.call(addCar, { body: { type: 'bicycle', brand: 'Gazelle', model: 'Ultimate', related_employee_id: person } }); // prettier-ignore
  const { page, context } = await open('admin', `/assets/${laptop}`);
  await title(page, 'Policed laptop');
  await page.getByText('No policy yet').waitFor();
  await link(page, 'Add policy').click();
  await title(page, 'Add policy');
  await button(page, 'Create policy').click();
  await page.getByRole('alert').getByText('Choose a template').waitFor();
  await page.getByRole('checkbox', { name: /^Policed laptop/ }).uncheck();
  await button(page, 'Create policy').click();
  await page.getByRole('alert').getByText('Choose an asset').waitFor();
  await page.getByRole('checkbox', { name: /^Policed laptop/ }).check();
  await page.getByRole('checkbox', { name: /^Gazelle Ultimate/ }).check();
  await field(page, 'Search templates').fill('equip');
  await page.getByRole('radio', { name: 'Policy of the fleet' }).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Policy of equipment' }).check();
  await reload(page);
  await page.getByText('Draft restored').waitFor();
  expect(await page.getByRole('checkbox', { name: /^Gazelle Ultimate/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Policy of equipment', checked: true }).waitFor();
  expect(await lookAt(page, 'policy-new')).toEqual([]);
  await button(page, 'Create policy').click();
  await exactToast(page, 'Policy created for 2 items');
  await title(page, 'Policy of equipment');
  await field(page, 'Plate').fill('none');
  await button(page, 'Save Plate').click();
  await page.getByText(/^1 value is missing\./).waitFor({ state: 'detached' });
  await sendToPolly(page, 'Policy of equipment');
  await react(reactions);
  await visit(page, `/assets/${laptop}`);
  await page
    .getByText(/^Accepted/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Policy of equipment', exact: true }).waitFor();

  await admin.call(returnAsset, { body: { id: laptop } });
  await visit(page, `/assets/${laptop}`);
  await page.getByText('Polly Peeters signed for this but no longer has it.').waitFor();
  await link(page, 'Create return receipt').click();
  await title(page, 'Return receipt');
  await button(page, 'Create receipt').click();
  await exactToast(page, 'Return receipt created');
  await title(page, 'Ontvangstbewijs teruggave');
  await button(page, 'Choose who signs').first().click();
  await choose(page, 'Signing method', 'Employee only');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await exactToast(page, 'Signers saved');
  await sendToPolly(page, 'Ontvangstbewijs teruggave');

  await visit(page, `/fleet/${car}`);
  await page.getByRole('link', { name: 'Policy of equipment', exact: true }).waitFor();
  await link(page, 'New policy or annex').click();
  await choose(page, 'Policy or annex', 'Annex to');
  await link(page, 'Cancel').click();
  await button(page, 'Discard changes').click();
  await title(page, /Gazelle Ultimate/);
  await context.close();
});
