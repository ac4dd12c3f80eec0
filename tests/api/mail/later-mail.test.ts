import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWaiting } from '#functions/platform/mail/mail-worker.ts';
import { changeMail, readMail, transactUnlessMoved, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import { mailIdOfOrder, queueMail, withdrawMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { anOrder } from './order-of.ts';

let car: number;
const { runtime, admin } = await startCompany({ mail: true });
beforeEach(async () => {
  runtime.mail?.resume();
  car = (await admin.post('/api/cars/add', aCar())).body.id;
});

const place = (order: MailOrder) => ({ object: order.object, object_id: order.object_id, id: mailIdOfOrder(order) });
const stored = (order: MailOrder): Promise<StoredMail | undefined> => readMail(place(order));
const arrived = async (order: MailOrder): Promise<number> =>
  (await runtime.mails()).filter(({ id }) => id === mailIdOfOrder(order)).length;
const eventTypes = async (): Promise<string[]> => {
  const { body } = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car });
  return body.items.map(({ event_type: type }: { event_type: string }) => type);
};
const isQueued = (order: MailOrder): Promise<void> => transact([queueMail(order)]);
/** What stands in the place of a withdrawal that comes too late: another mail. */
const instead = (order: MailOrder): MailOrder => ({ ...order, occasion: `${order.occasion}, too late` });
const withdraw = (order: MailOrder): Promise<void> =>
  transact([withdrawMail(order, () => [queueMail(instead(order))])]);

describe('a mail that is due later', () => {
  it('leaves by itself when its moment has come, not before', async () => {
    const order = anOrder(car, { due_in: 0.4 });
    await isQueued(order);
    await expect.poll(() => stored(order)).toMatchObject({ state: 'sent' });
    const { sent_at: sentAt, due_at: dueAt, queued_at: queuedAt } = (await stored(order))!;
    expect(Date.parse(dueAt) - Date.parse(queuedAt)).toBe(400);
    expect(sentAt! >= dueAt).toBe(true);
  });

  it('leaves at once where a clock that was set back since dated it ahead', async () => {
    const [order, due] = [anOrder(car), anOrder(car, { occasion: 'soon', due_in: 600 })];
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
    await isQueued(order);
    vi.useRealTimers();
    await isQueued(due);
    expect([await arrived(order), await arrived(due)]).toEqual([1, 0]);
    await withdraw(due);
  });

  it('can be withdrawn while it waits, leaves no trace, and can be queued again', async () => {
    const order = anOrder(car, { due_in: 600 });
    for (let round = 0; round < 2; round += 1) {
      await isQueued(order);
      expect(await arrived(order)).toBe(0);
      expect(await stored(order)).toMatchObject({ state: 'waiting' });
      await withdraw(order);
      expect([await stored(order), await stored(instead(order))]).toEqual([undefined, undefined]);
    }
    await withdraw(order);
    expect(await eventTypes()).not.toContain('mail_sent');
    await isQueued({ ...order, due_in: 0 });
    expect(await arrived(order)).toBe(1);
  });

  it('is too late to withdraw once it has left, which fails nothing and may have consequences', async () => {
    const order = anOrder(car);
    await isQueued(order);
    expect(await arrived(order)).toBe(1);
    await withdraw(order);
    expect(await stored(order)).toMatchObject({ state: 'sent' });
    expect(await arrived(instead(order))).toBe(1);
    // Nobody got this one, so nobody needs to hear of it.
    const refused = anOrder(car, { to: { name: 'Ruth', address: 'ruth@refused.test' }, occasion: 'refused' });
    await isQueued(refused);
    await runtime.mails();
    await withdraw(refused);
    expect(await stored(instead(refused))).toBeUndefined();
  });

  it('is either sent or withdrawn when both happen at once', async () => {
    runtime.mail?.pause();
    const orders = Array.from({ length: 24 }, (_, at) => anOrder(car, { occasion: String(at) }));
    await transact(orders.map(queueMail));
    const sent: string[] = [];
    const send = () =>
      sendWaiting(({ place: { id } }) => {
        sent.push(id);
        return Promise.resolve({ what: 'accepted' });
      });
    const late: string[] = [];
    const takeBack = (order: MailOrder): Promise<void> =>
      transact([
        withdrawMail(order, () => {
          late.push(mailIdOfOrder(order));
          return [];
        }),
      ]);
    await Promise.all([send(), ...orders.toReversed().map(takeBack), send()]);
    expect(sent.toSorted()).toEqual(late.toSorted());
    const left = await Promise.all(orders.map(stored));
    expect(left.filter((mail) => mail !== undefined).map(({ id }) => id).toSorted()).toEqual(sent.toSorted()); // prettier-ignore
  });

  it('that was withdrawn and queued anew is another mail to a worker that read the first one', async () => {
    runtime.mail?.pause();
    const order = anOrder(car);
    await isQueued(order);
    const first = (await stored(order))!;
    await withdraw(order);
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    await isQueued({ ...order, due_in: 600 });
    vi.useRealTimers();
    expect(await transactUnlessMoved([changeMail(first, ['waiting'], { state: 'sending' })])).toBe(false);
    expect(await stored(order)).toMatchObject({ state: 'waiting' });
  });
});
