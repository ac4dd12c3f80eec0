import { expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { queueMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { anOrder } from '#tests/api/mail/order-of.ts';
import { lookAt, phone, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk({ mail: true });

it('tells on the record and in the settings what became of mail, and shows it as it left', async () => {
  const { data } = await (await app.as('admin')).call(listCars, { query: { per_page: 1 } });
  const car = data[0]!.id;
  const to = (name: string, address: string): Partial<MailOrder> => ({ to: { name, address } });
  const orders = [
    anOrder(car, { ...to('Ann <b>Peeters</b>', 'ann@example.test'), employee_id: 2 }),
    anOrder(car, { ...to('Ruth Janssens', 'ruth@refused.test'), employee_id: 3 }),
    anOrder(car, { ...to('Bea Claes', 'bea@bounce.test'), employee_id: 4 }),
  ];
  await transact(orders.map(queueMail));
  await app.mails();

  const { page, context } = await open('admin', `/fleet/${car}`);
  const card = page.getByRole('list', { name: 'Sent mail' });
  await card.waitFor();
  const lines = await card.getByRole('listitem').allInnerTexts();
  expect(lines.map((line) => line.split('\n')[1] ?? '').toSorted()).toEqual(['Bounced', 'Not sent', 'Sent']);
  await page.getByText('could not send an invitation to Ruth Janssens. The mail service refused it.').waitFor();
  expect(await lookAt(page, 'mail-of-record')).toEqual([]);

  await visit(page, '/settings');
  await page.getByRole('link', { name: /Sent mail/ }).click();
  await page.getByText('To Ann <b>Peeters</b>, ann@example.test').waitFor();
  await page.getByText('Needs attention 2').click();
  await page.getByText('Ann <b>Peeters</b>').waitFor({ state: 'detached' });
  await page.getByText('The mail service refused it: Address ruth@refused.test').waitFor();
  expect(await lookAt(page, 'settings-mail')).toEqual([]);

  await page.setViewportSize(phone);
  await page.goto(`${app.url}/dev/mail`);
  await page.getByText('ann@example.test').waitFor();
  await page
    .getByRole('row', { name: /ann@example/ })
    .getByRole('link')
    .click();
  const mail = page.frameLocator('iframe');
  await mail.getByText('Hello Ann <b>Peeters</b>,').waitFor();
  expect(await mail.getByRole('heading', { level: 1 }).innerText()).toBe('Invitation: First aid');
  await context.close();
});
