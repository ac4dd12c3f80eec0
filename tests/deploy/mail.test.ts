import { expect, it, vi } from 'vitest';
import { listMail } from '#shared/contract/activity/list-mail.ts';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import { mailsTo } from './harness/mails.ts';
import { readTablesOf } from './harness/tables-of.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

// The addresses at which the emulator shows mail are those of MiniStack.
it.skipIf(process.env['EMULATOR_PROFILE'] === 'localstack')(
  'sends a mail once by the stream of the table, with the link in its text',
  async () => {
    const [tenant] = tenants();
    const admin = await asAdmin(tenant);
    const { id } = await admin.call(addCar, { body: aCar({ plate: '1-MAI-001' }) });
    readTablesOf(tenant.slug);
    const address = `ann@people.${tenant.slug}.example`;
    const order = {
      purpose: 'invitation',
      object: 'car',
      object_id: id,
      employee_id: 1,
      to: { name: 'Ann', address },
      occasion: '0',
      values: { course: 'First aid', days: '12/01/2027' },
      link: { purpose: 'invite', object: 'car', object_id: id, until: '2099-01-01T00:00:00.000Z' },
    } as const;
    await transact([queueMail(order)]);
    await transact([queueMail(order)]);
    const [mail, ...others] = await mailsTo(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ Source: `hr@${tenant.slug}.example`, Subject: 'Invitation: First aid' });
    const query = { relatedObject: 'car', relatedObjectId: String(id) } as const;
    await vi.waitFor(
      async () => {
        const { data } = await admin.call(listMail, { query });
        expect(data).toMatchObject([{ to: address, state: 'sent', problem: null }]);
      },
      { timeout: 20_000, interval: 250 },
    );
  },
);
