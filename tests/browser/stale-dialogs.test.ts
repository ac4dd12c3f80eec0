import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addWebhookSubscription } from '#shared/contract/integrations/add-webhook-subscription.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { editTeam } from '#shared/contract/people/edit-team.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { addDays, belgianDay, toDmy } from '#shared/values/dates.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, field } from './harness/controls.ts';
import { toastShown } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const today = belgianDay(new Date());

/** Waits for the dialog that shows what somebody else saved first, with a value of theirs and one of mine. */
const staleDialog = async (page: Page, theirs: string, mine: string) => {
  const dialog = page.getByRole('dialog', { name: /^Someone else saved/ });
  await dialog.getByText(theirs, { exact: true }).first().waitFor();
  await dialog.getByText(mine, { exact: true }).first().waitFor();
  return dialog;
};

it('the dialog of a team keeps both edits when somebody else saved first', async () => {
  const admin = await app.as('admin');
  const team = (await admin.call(listTeams, {})).data.find(({ leaders }) => leaders.length > 0)!;
  const { page, context } = await open('admin', '/settings/teams');
  await button(page, `Edit ${team.name}`).click();
  await field(page, 'Name').fill('Mine');
  await field(page, 'Minimum at work').fill('2');
  await admin.call(editTeam, { body: { id: team.id, name: 'Theirs', leader_employee_ids: [] } });
  await button(page, 'Save changes').click();
  const dialog = await staleDialog(page, 'Theirs', 'Mine');
  expect(await lookAt(page, 'team-stale')).toEqual([]);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await toastShown(page, 'Team Mine saved');
  const saved = (await admin.call(listTeams, {})).data.find(({ id }) => id === team.id);
  expect(saved).toMatchObject({ name: 'Mine', min_at_work: 2, leaders: [] });
  await context.close();
});

it('the dialog of a reminder keeps both edits when somebody else saved first', async () => {
  const admin = await app.as('admin');
  const id = await softwareCalls(app).product('Wekker');
  const about = { related_object: 'software_product', related_object_id: id } as const;
  const to = { role: 'admin' } as const;
  const date = toDmy(addDays(today, 30));
  const added = await admin.call(addReminder, { body: { ...about, date, message: 'Ask', to } });
  const { page, context } = await open('admin', `/reminders/software_product/${id}`);
  await button(page, /^Actions for reminder/).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await field(page, 'Reminder').fill('Ask again');
  const later = toDmy(addDays(today, 60));
  await admin.call(editReminder, { body: { id: added.id, message: 'Ask twice', date: later } });
  await button(page, 'Save changes').click();
  const dialog = await staleDialog(page, 'Ask twice', 'Ask again');
  expect(await lookAt(page, 'reminder-stale')).toEqual([]);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await toastShown(page, 'Reminder saved');
  const { data } = await admin.call(listReminders, {
    query: { relatedObject: 'software_product', relatedObjectId: String(id) },
  });
  expect(data).toMatchObject([{ message: 'Ask again', date: later, to }]);
  await context.close();
});

it('the dialog of a webhook keeps both edits when somebody else saved first', async () => {
  const admin = await app.as('admin');
  const sent = { name: 'Payroll', url: 'http://localhost:9/one', events: ['*'] };
  const { id } = await admin.call(addWebhookSubscription, { body: sent });
  const { page, context } = await open('admin', `/settings/webhooks/${id}`);
  await button(page, 'Edit').click();
  await field(page, 'Name').fill('Wages');
  await admin.call(editWebhookSubscription, {
    body: { webhook_subscription_id: id, name: 'Salaries', url: 'http://localhost:9/two' },
  });
  await button(page, 'Save').click();
  const dialog = await staleDialog(page, 'Salaries', 'Wages');
  expect(await lookAt(page, 'webhook-stale')).toEqual([]);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await toastShown(page, 'Webhook saved');
  const { data } = await admin.call(listWebhookSubscriptions, { query: {} });
  expect(data.find((each) => each.id === id)).toMatchObject({ name: 'Wages', url: 'http://localhost:9/two' });
  await context.close();
});

it('the dialog of the name of a template keeps both edits when somebody else saved first', async () => {
  const admin = await app.as('admin');
  const { id } = await admin.call(addTemplate, {
    body: { name: 'Contract', type: 'employment_contract', language: 'en' },
  });
  const { page, context } = await open('admin', `/contracts/templates/${id}`);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Name and language' }).click();
  await field(page, 'Name').fill('My contract');
  await admin.call(editTemplate, { body: { template_id: id, name: 'Their contract', language: 'fr' } });
  await button(page, 'Save').click();
  const dialog = await staleDialog(page, 'Their contract', 'My contract');
  expect(await lookAt(page, 'template-name-stale')).toEqual([]);
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('heading', { name: 'My contract' }).waitFor();
  const { details } = await admin.call(getTemplate, { params: { id: String(id) } });
  expect(details).toMatchObject({ name: 'My contract', language: 'fr' });
  await context.close();
});
