import { expect, it } from 'vitest';
import { employeeIdOf } from '#tests/personas.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

it('settles acceptance on the page of the asset and on that of the person', async () => {
  const admin = await app.as('admin');
  const owner = employeeIdOf('default');
  const assetTypeId = (await admin.post('/api/assetTypes/add', { name: 'Aanvaard' })).body.id;
  const body = { assetTypeId, ownerEmployeeId: owner, start_date: '01/01/2026' };
  const { id } = (await admin.post('/api/assets/add', body)).body;
  const name = (await admin.get(`/api/assets/${id}/detail`)).body.asset.owner_employee_name;
  const acceptance = async () => (await admin.get(`/api/assets/${id}/detail`)).body.asset.acceptance;

  const { page, context } = await open('admin', '/');
  await visit(page, `/assets/${id}`);
  await page.getByRole('button', { name: 'Mark as refused' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} refused Aanvaard` });
  await dialog.getByRole('button', { name: 'Mark as refused' }).click();
  await dialog.getByText('field is required').waitFor();
  expect(await lookAt(page, 'acceptance-refuse')).toEqual([]);
  await dialog.getByLabel('Reason').fill('Screen is broken');
  await dialog.getByRole('button', { name: 'Mark as refused' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`noted that ${name} refused this asset: Screen is broken`).waitFor();
  expect(await acceptance()).toBe('refused');

  await visit(page, `/people/${owner}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Aanvaard' });
  await row.getByText('Refused', { exact: true }).waitFor();
  expect(await lookAt(page, 'acceptance-person')).toEqual([]);
  await row.getByRole('button', { name: 'Mark as accepted' }).click();
  await page.getByText(`${name} accepted Aanvaard`).waitFor();
  expect(await acceptance()).toBe('accepted');
  await context.close();
});
