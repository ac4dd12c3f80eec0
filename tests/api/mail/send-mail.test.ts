import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_TOKEN } from '#shared/links/link.ts';
import { readLink } from '#functions/platform/links/link-store.ts';
import { sendWaiting } from '#functions/platform/mail/mail-worker.ts';
import type { MailSender, SendOutcome } from '#functions/platform/mail/mail-sender.ts';
import { changeMail, readMail, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import { mailIdOfOrder, queueMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { anOrder } from './order-of.ts';

let runtime: Runtime;
let admin: ApiClient;
let car: number;
beforeAll(async () => {
  runtime = await startRuntime({ mail: true });
  admin = await runtime.as('admin');
});
afterAll(() => runtime.close());
beforeEach(async () => {
  runtime.mail?.resume();
  car = (await admin.post('/api/cars/add', aCar())).body.id;
});

const queue = (...orders: MailOrder[]): Promise<void> => transact(orders.map(queueMail));
const stored = async (order: MailOrder): Promise<StoredMail | undefined> =>
  readMail({ object: order.object, object_id: order.object_id, id: mailIdOfOrder(order) });
const mailsOf = async (order: MailOrder): Promise<CapturedMail[]> =>
  (await runtime.mails()).filter(({ id }) => id === mailIdOfOrder(order));
const feed = async (): Promise<object[]> => {
  const { body } = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car });
  return body.items.flatMap((item: { event_type: string; event_info_json: object }) =>
    item.event_type.startsWith('mail_') ? [{ type: item.event_type, ...item.event_info_json }] : [],
  );
};
/** Answers nothing until it is told to. */
const heldSender = () => {
  const sent: string[] = [];
  let release: (outcome: SendOutcome) => void = () => undefined;
  const answer = new Promise<SendOutcome>((resolve) => (release = resolve));
  const send: MailSender = (mail) => {
    sent.push(mail.place.id);
    return answer;
  };
  return { sent, send, release };
};

describe('a mail', () => {
  it('leaves by itself once its transaction is saved, and its content is forgotten', async () => {
    const order = anOrder(car, {
      link: { purpose: 'invite', object: 'car', object_id: car, until: '2999-01-01T00:00:00.000Z' },
    });
    await queue(order);
    const [mail, ...others] = await mailsOf(order);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ann@example.test', subject: 'Invitation: First aid', state: 'sent' });
    expect(mail?.html).toContain('Ann &lt;Peeters&gt;');
    const [, token = ''] = new RegExp(`${runtime.url}/answer/([\\w-]+)`).exec(mail?.text ?? '') ?? [];
    expect(token).toMatch(LINK_TOKEN);
    expect(await readLink(token)).toMatchObject({
      purpose: 'invite',
      object_type: 'car',
      object_id: car,
      employee_id: 1,
    });
    expect(await stored(order)).toMatchObject({ state: 'sent', content: null, problem: null });
    expect(JSON.stringify(await stored(order))).not.toContain(token);
    expect(await feed()).toEqual([{ type: 'mail_sent', purpose: 'invitation', name: 'Ann <Peeters>', employee_id: 1 }]);
    expect(await fsck()).toEqual([]);
  });

  it('is one mail however often it is queued, and another one for another occasion', async () => {
    await queue(anOrder(car));
    await runtime.mails();
    await queue(anOrder(car), anOrder(car, { occasion: '1' }));
    await queue(anOrder(car));
    expect(await mailsOf(anOrder(car))).toHaveLength(1);
    expect(await mailsOf(anOrder(car, { occasion: '1' }))).toHaveLength(1);
    expect(await feed()).toHaveLength(2);
  });

  it('is not sent when its transaction fails', async () => {
    await queue(anOrder(car));
    const failing = { ...changeMail({ object: 'car', object_id: car, id: 'none' }, ['sent'], { state: 'sent' }) };
    await expect(transact([queueMail(anOrder(car, { occasion: 'x' })), failing])).rejects.toThrow();
    expect(await mailsOf(anOrder(car, { occasion: 'x' }))).toEqual([]);
  });

  it('is sent once by many workers at the same time', async () => {
    const orders = Array.from({ length: 30 }, (_, at) => anOrder(car, { occasion: String(at) }));
    const { send, sent, release } = heldSender();
    release({ what: 'accepted' });
    runtime.mail?.pause();
    await queue(...orders);
    await Promise.all(Array.from({ length: 6 }, () => sendWaiting(send)));
    expect(sent.toSorted()).toEqual(orders.map(mailIdOfOrder).toSorted());
    expect(await feed()).toHaveLength(30);
  });
});
