import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { deleteEmployee } from '#shared/contract/people/delete-employee.ts';
import { erase } from '#shared/contract/people/erase.ts';
import { eraseCancel } from '#shared/contract/people/erase-cancel.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
let admin: ApiClient;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  admin = await app.as('admin');
  ({ page, context } = await open('admin', '/people'));
});
afterAll(() => context?.close());

it('erases the personal data of somebody who left, once two administrators want it', async () => {
  const name = 'Zonder Vertrekker';
  const who = { first_name: 'Zonder', last_name: 'Vertrekker', start_date: '01/02/2024' };
  const { id } = await admin.call(addEmployee, { body: who });
  await admin.post('/api/cars/add', aCar({ plate: '1-VTR-009', chassis_number: '', related_employee_id: id }));
  await admin.call(deleteEmployee, { body: { id, active_until: '31/01/2025' } });
  const users = await admin.call(listUsers, { query: {} });
  const other = users.data.find(({ employee_id: person }) => person > 0 && person !== users.data[0]!.employee_id)!;
  expect((await admin.post('/api/users/edit', { id: other.id, role: 'admin', access_sensitive_settings: 1 })).status).toBe(200); // prettier-ignore
  const named = { name: 'Telework', type: 'annex', language: 'nl', content_html: `<p>Ask ${name}.</p>` } as const;
  const { id: template } = await admin.call(addTemplate, { body: named });
  // Of somebody who is still there it leads to the page on which they are deactivated.
  const { id: present } = await admin.call(addEmployee, { body: { ...who, first_name: 'Nog' } });
  await visit(page, `/people/${present}/erasure`);
  expect(await page.getByRole('link', { name: 'Open person' }).getAttribute('href')).toBe(`/people/${present}`);
  await visit(page, `/people/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Erase personal data' }).click();
  await title(page, `Erase the personal data of ${name}`);
  const link = page.getByRole('link', { name: 'Telework' });
  expect(await link.getAttribute('href')).toBe(`/contracts/templates/${template}`);
  await page.getByLabel('Why').fill('Asked by letter of 3 May');
  expect(await lookAt(page, 'erasure-ask')).toEqual([]);
  await button(page, 'Request erasure').click();
  await page.getByText('Another administrator has to confirm it').waitFor();
  expect(await lookAt(page, 'erasure-asked')).toEqual([]);
  await button(page, 'Call off').click();
  await toastShown(page, 'The request was called off');

  const second = await app.as('default');
  await second.call(erase, { body: { employee_id: id, reason: 'Asked by letter of 3 May' } });
  await visit(page, '/');
  await page.getByRole('link', { name: new RegExp(`Decide on erasing the data of ${name}`) }).click();
  await page.getByText('Asked by letter of 3 May').waitFor();
  expect(await lookAt(page, 'erasure-decide')).toEqual([]);
  // Who asked calls it off while the other one is about to confirm.
  await button(page, 'Erase for good').click();
  await second.call(eraseCancel, { body: { employee_id: id } });
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await toastShown(page, 'No one is asking to erase this data any more');
  await button(page, 'Request erasure').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await second.call(erase, { body: { employee_id: id } });
  await visit(page, `/people/${id}/erasure`);
  await button(page, 'Erase for good').click();
  const dialog = page.getByRole('dialog', { name: `Erase the personal data of ${name}?` });
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText('The personal data were erased on').waitFor();
  expect(await lookAt(page, 'erasure-done')).toEqual([]);
  await visit(page, `/people/${id}`);
  await title(page, `Erased person ${id}`);
  expect(await page.getByText(name).count()).toBe(0);
  await page.getByText('The personal data of this person were erased').waitFor();
  expect(await button(page, 'Reactivate').count()).toBe(0);
});

it('offers no way back while the personal data are being erased', async () => {
  const who = { first_name: 'Half', last_name: 'Gewist', start_date: '01/02/2024' };
  const { id } = await admin.call(addEmployee, { body: who });
  await admin.call(deleteEmployee, { body: { id, active_until: '31/01/2025' } });
  await visit(page, `/people/${id}`);
  await button(page, 'Reactivate').waitFor();
  await admin.call(erase, { body: { employee_id: id } });
  const asked = (await readErasure(id))!;
  await transact([saveErasure(asked, { ...asked, state: 'running' })]);
  await visit(page, `/people/${id}`);
  await page.getByText('The personal data of this person are being erased').waitFor();
  expect([await button(page, 'Reactivate').count(), await page.getByText('Correct the last day').count()]).toEqual([0, 0]); // prettier-ignore
  expect(await lookAt(page, 'erasure-under-way')).toEqual([]);
});
