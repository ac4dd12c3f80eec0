import { expect, it } from 'vitest';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { deleteTraining } from '#shared/contract/trainings/delete-training.ts';
import { addDays, belgianDay, toDmy } from '#shared/values/dates.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, field, link, pick, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';
import { softwareCalls } from './software-calls.ts';

const { app, open } = await startDesk();
const { product } = softwareCalls(app);

const today = belgianDay(new Date());

it('reminders are kept on a record, come home on their day, late after a week, and are done there', async () => {
  const id = await product('Wekker');
  await (
    await app.as('admin')
  ).post('/api/software/products/edit', { product_id: id, renewal_date: toDmy(addDays(today, 90)) });
  const { page, context } = await open('admin', `/software/products/${id}`);
  await title(page, 'Wekker');
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Reminders' }).click();
  await title(page, 'Reminders: Wekker');
  await page.getByText('No reminders yet').waitFor();
  expect(await lookAt(page, 'reminders-empty')).toEqual([]);

  const list = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const submit = () => dialog.getByRole('button', { name: /^(Add reminder|Save changes)$/ }).click();
  await button(page, 'Add reminder').click();
  await submit();
  for (const name of ['Reminder', 'Date']) await dialog.getByText(`${name} is required`, { exact: true }).waitFor();
  await field(page, 'Reminder').fill('Ask for a better price');
  await field(page, 'Date').fill('31/02/2030');
  await submit();
  await dialog.getByText('Enter a valid date (dd/mm/yyyy)').waitFor();
  expect(await lookAt(page, 'reminders-form')).toEqual([]);
  await field(page, 'Date').fill(toDmy(addDays(today, 7)));
  await submit();
  await toastShown(page, 'Reminder added');
  await list
    .filter({ hasText: 'Ask for a better price' })
    .getByText(/, for me$/)
    .waitFor();

  await button(page, 'Add reminder').click();
  await field(page, 'Reminder').fill('Cancel or renew');
  await pick(page, 'Recipient', 'Administrators');
  await pick(page, 'When', 'Before a date');
  await field(page, 'Days before').fill('400');
  await submit();
  await dialog.getByText('Days before can be at most 365').waitFor();
  await dialog.getByText('Choose a date on this record').waitFor();
  await field(page, 'Days before').fill('30');
  await box(page, 'Date').click();
  await page.getByRole('option', { name: /^Renewal/ }).click();
  await submit();
  const yearly = list.filter({ hasText: 'Cancel or renew' });
  await yearly.getByText(`${toDmy(addDays(today, 60))}, 30 days before Renewal`).waitFor();

  await button(page, 'Add reminder').click();
  await field(page, 'Reminder').fill('Count the seats');
  await pick(page, 'When', 'Every few months');
  await field(page, 'First date').fill(toDmy(addDays(today, 8)));
  await field(page, 'Every').fill('3');
  await submit();
  const seats = list.filter({ hasText: 'Count the seats' });
  await seats.getByText('every 3 months, for me').waitFor();
  expect(await lookAt(page, 'reminders')).toEqual([]);

  await seats.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await field(page, 'Every').fill('6');
  await submit();
  await toastShown(page, 'Reminder saved');
  await seats.getByText('every 6 months, for me').waitFor();
  await seats.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await toastShown(page, 'Reminder deleted');
  await button(page, 'Undo').click();
  await seats.getByText('every 6 months, for me').waitFor();

  try {
    pinToday(addDays(today, 14));
    await tellReminders();
  } finally {
    pinToday(undefined);
  }
  await visit(page, '/');
  const card = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');
  await expect.poll(() => card.count()).toBe(2);
  await card.filter({ hasText: 'Ask for a better price' }).getByText('Late').waitFor();
  expect(await lookAt(page, 'reminders-home')).toEqual([]);
  await button(page, 'Mark as done: Ask for a better price').click();
  await expect.poll(() => card.count()).toBe(1);
  await card.getByRole('link', { name: 'Wekker' }).click();
  await title(page, 'Wekker');
  await page
    .getByText(/reminded .*, late since /)
    .first()
    .waitFor();
  await context.close();
});

it('a reader notes reminders for themselves, and sees those for others', async () => {
  const id = await product('Leeswekker');
  const body = { related_object: 'software_product', related_object_id: id, date: toDmy(addDays(today, 3)) };
  const admin = await app.as('admin');
  await admin.post('/api/reminders/add', { ...body, message: 'For all readers', to: { role: 'read_only' } });
  await admin.post('/api/reminders/add', { ...body, message: 'Of the administrator' });
  const { page, context } = await open(
    'reader',
    `/reminders/software_product/${id}?back=${encodeURIComponent('/software')}`,
  );
  await title(page, 'Reminders: Leeswekker');
  const list = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');
  await list.filter({ hasText: 'For all readers' }).waitFor();
  expect(await list.count()).toBe(1);
  expect(await list.getByRole('button').count()).toBe(0);
  expect(await link(page, 'Back').getAttribute('href')).toBe('/software');
  await button(page, 'Add reminder').click();
  await field(page, 'Reminder').fill('My own');
  expect(await box(page, 'Recipient').count()).toBe(0);
  await field(page, 'Date').fill(toDmy(addDays(today, 4)));
  await page.getByRole('dialog').getByRole('button', { name: 'Add reminder' }).click();
  await list
    .filter({ hasText: 'My own' })
    .getByRole('button', { name: /^Actions/ })
    .waitFor();
  await visit(page, '/reminders/car/999999');
  await title(page, 'Page not found');
  await context.close();
});

it('a reader and whoever opens a deleted course find the reminders of trainings in their menus', async () => {
  const admin = await app.as('admin');
  const [person] = (await admin.call(listEmployees, { query: { per_page: 1 } })).data;
  const course = { name: 'Brandpreventie', cost: 100 };
  const { id } = await admin.call(addTraining, { body: course });
  await admin.call(addParticipant, { body: { training_id: id, employee_id: person!.id } });
  const { id: program } = await admin.call(addProgram, { body: { program_name: 'Hoogtewerken' } });
  const { page, context } = await open('reader', `/trainings/${id}`);
  const hasRemindersAlone = async (path: string, heading: string): Promise<void> => {
    await visit(page, path);
    await title(page, heading);
    await button(page, 'More actions').click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Manage reminders']);
  };
  await hasRemindersAlone(`/trainings/programs/${program}`, 'Hoogtewerken');
  await hasRemindersAlone(`/trainings/${id}/employees/${person!.id}`, person!.name);
  await admin.call(deleteTraining, { body: { id } });
  await hasRemindersAlone(`/trainings/${id}`, course.name);
  await page.getByRole('menuitem').click();
  await title(page, `Reminders: ${course.name}`);
  await context.close();
});

it('one reminder of the settings tells of every record, and is changed there only', async () => {
  const names = ['Zandloper', 'Kookwekker'];
  const admin = await app.as('admin');
  const ids: number[] = [];
  for (const name of names) ids.push(await product(name));
  for (const product_id of ids)
    await admin.post('/api/software/products/edit', { product_id, renewal_date: toDmy(addDays(today, 20)) });
  const { page, context } = await open('admin', '/settings/reminders');
  await title(page, 'Reminders');
  await page.getByText('No reminders for all records yet').waitFor();
  const dialog = page.getByRole('dialog');
  await button(page, 'Add reminder').click();
  const submit = () => dialog.getByRole('button', { name: /^(Add reminder|Save changes)$/ }).click();
  await submit();
  for (const name of ['Records', 'Reminder']) await dialog.getByText(`${name} is required`, { exact: true }).waitFor();
  await pick(page, 'Records', 'Software');
  await field(page, 'Reminder').fill('Renew or end?');
  await field(page, 'Days before').fill('20');
  expect(await box(page, 'Date').inputValue()).toBe('Renewal date');
  expect(await lookAt(page, 'reminders-of-kind-form')).toEqual([]);
  await submit();
  await toastShown(page, 'Reminder added');
  await page.getByText('Software: 20 days before Renewal date, for me').waitFor();
  expect(await lookAt(page, 'reminders-of-kind')).toEqual([]);

  await tellReminders();
  await visit(page, `/reminders/software_product/${ids[0]}`);
  await page.getByText(/, for me, set for all records in Settings$/).waitFor();
  expect(await button(page, /^Actions for reminder/).count()).toBe(0);
  await visit(page, '/');
  const told = page.getByRole('list', { name: 'Reminders' });
  for (const name of names) await told.getByRole('link', { name }).waitFor();

  await visit(page, '/settings/reminders');
  await button(page, 'Actions for reminder: Renew or end?').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toastShown(page, 'Reminder deleted');
  await tellReminders();
  const { body } = await admin.get('/api/reminders/list', { relatedObject: 'software_product', relatedObjectId: String(ids[0]) }); // prettier-ignore
  expect(body.data).toEqual([]);
  await context.close();
});
