import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK_TOKEN } from '#shared/links/link.ts';
import { readLink } from '#functions/platform/links/link-store.ts';
import { sendWaiting } from '#functions/platform/mail/mail-worker.ts';
import type { MailSender, SendOutcome } from '#functions/platform/mail/mail-sender.ts';
import { changeMail, readMail, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import { mailIdOfOrder, queueMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { takeMailEvent } from '#functions/platform/mail/take-mail-event.ts';
import { putBytes } from '#functions/platform/files/objects.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { handler as sendHandler } from '#functions/workflows/mail/send.ts';
import { handler as takeEvents } from '#functions/workflows/mail/take-events.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { CapturedMail } from '#infra/local/mail/captured-mail.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf } from '#tests/builders/files.ts';
import { startCompany } from '#tests/harness/company.ts';
import { whileAway } from '#tests/harness/while-away.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { anOrder } from './order-of.ts';

let car: number;
const { runtime, admin } = await startCompany({ mail: true });
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
const failingSender: MailSender = () => Promise.reject(new Error('nothing may be sent'));
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

  it('leaves by the stream of the table, which brings its key, and by the schedule', async () => {
    runtime.mail?.pause();
    const [streamed, left] = [anOrder(car), anOrder(car, { occasion: 'left' })];
    await queue(streamed, left);
    const record = (pk: string, sk: string) => ({ dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } });
    const records = [
      record(`mail#car#${car}`, mailIdOfOrder(streamed)),
      record('car#1', '1'),
      record('mail#none#1', 'x'),
    ];
    await sendHandler({ Records: [...records, ...records] });
    expect((await runtime.mail!.sandbox.list()).map(({ id }) => id)).toContain(mailIdOfOrder(streamed));
    expect(await stored(left)).toMatchObject({ state: 'waiting' });
    await sendHandler({});
    expect(await stored(left)).toMatchObject({ state: 'sent' });
    expect(await mailsOf(streamed)).toHaveLength(1);
  });

  it('waits while the bucket of its file is away, and goes without one that is gone', async () => {
    const [kept, gone] = ['kept', 'gone'].map((occasion) =>
      anOrder(car, { occasion, file: { key: `mail-test/${car}-${occasion}.pdf`, name: 'Contract.pdf' } }),
    ) as [MailOrder, MailOrder];
    await putBytes(kept.file!.key, aPdf(), 'application/pdf', 'attachment');
    runtime.mail?.pause();
    await queue(kept, gone);
    await whileAway(objectStore(), () => expect(sendWaiting(failingSender)).rejects.toThrow());
    expect([await stored(kept), await stored(gone)]).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    await sendHandler({});
    runtime.mail?.resume();
    expect(await mailsOf(kept)).toMatchObject([{ attachments: [{ filename: 'Contract.pdf' }] }]);
    expect(await mailsOf(gone)).toMatchObject([{ attachments: [] }]);
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

describe('what became of a mail', () => {
  const bounced = anOrder(0, { to: { name: 'Bea', address: 'bea@bounce.test' } });
  const refused = anOrder(0, { to: { name: 'Ruth', address: 'ruth@refused.test' } });

  it('is told on the record when its address is refused', async () => {
    const order = {
      ...refused,
      object_id: car,
      link: { purpose: 'invite', object: 'car', object_id: car, until: '2999-01-01T00:00:00.000Z' },
    } as const;
    await queue(order);
    const [mail] = await mailsOf(order);
    const [, token = ''] = /answer\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(await stored(order)).toMatchObject({
      state: 'failed',
      problem: { code: 'refused', reason: expect.stringContaining('ruth@refused.test') as string },
      sent_at: null,
    });
    expect((await readLink(token))?.revoked_at).not.toBeNull();
    expect(await feed()).toEqual([
      { type: 'mail_failed', purpose: 'invitation', name: 'Ruth', employee_id: 1, state: 'failed', problem: 'refused' },
    ]);
    await queue(order);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  it('is told when it comes back, or is unwanted', async () => {
    const order = { ...bounced, object_id: car };
    await queue(order);
    expect(await mailsOf(order)).toMatchObject([{ state: 'bounced' }]);
    expect(await stored(order)).toMatchObject({ state: 'bounced', problem: { code: 'bounced' } });
    const about = { type: 'mail_failed', purpose: 'invitation', name: 'Bea', employee_id: 1 };
    expect(await feed()).toEqual([
      { ...about, state: 'bounced', problem: 'bounced' },
      { type: 'mail_sent', purpose: 'invitation', name: 'Bea', employee_id: 1 },
    ]);
    const { object, object_id, id } = (await stored(order))!;
    const event = (eventType: string) => ({
      detail: { eventType, mail: { tags: { mail: [id], object: [object], object_id: [String(object_id)] } } },
    });
    expect(await takeMailEvent(event('Complaint'))).toBe(true);
    expect(await takeMailEvent(event('Complaint'))).toBe(false);
    expect(await takeMailEvent(event('Delivery'))).toBe(false);
    await takeEvents({ detail: 'nothing of ours' });
    expect((await feed())[0]).toEqual({ ...about, state: 'complained', problem: 'complained' });
  });

  it('is unknown when no answer comes, which is shown and not repeated, until the mail service tells', async () => {
    runtime.mail?.sandbox.answerWith(() => 'lost');
    const order = anOrder(car);
    await queue(order);
    expect(await mailsOf(order)).toHaveLength(1);
    await sendWaiting(failingSender);
    expect(await stored(order)).toMatchObject({ state: 'unknown', problem: { code: 'unknown' } });
    expect(await feed()).toMatchObject([{ type: 'mail_failed', state: 'unknown' }]);
    const { id } = (await stored(order))!;
    const tags = { mail: [id], object: ['car'], object_id: [String(car)] };
    expect(await takeMailEvent({ detail: { eventType: 'Delivery', mail: { tags } } })).toBe(true);
    expect(await stored(order)).toMatchObject({ state: 'sent', problem: null });
  });

  it('is unknown when the worker is killed between the claim and the answer', async () => {
    runtime.mail?.pause();
    const order = anOrder(car);
    await queue(order);
    const held = heldSender();
    const killed = sendWaiting(held.send);
    await expect.poll(() => held.sent).toHaveLength(1);
    await sendWaiting(failingSender);
    expect(await stored(order)).toMatchObject({ state: 'sending' });
    const later = Date.now() + 3 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await sendWaiting(failingSender);
    vi.restoreAllMocks();
    expect(await stored(order)).toMatchObject({ state: 'unknown' });
    expect(await feed()).toHaveLength(1);
    // The worker was only slow: what it knows counts.
    held.release({ what: 'accepted' });
    await killed;
    expect(await stored(order)).toMatchObject({ state: 'sent', problem: null });
    expect(held.sent).toHaveLength(1);
  });

  it('is tried again when the mail service was too busy, with a new link, and given up after a day', async () => {
    runtime.mail?.pause();
    const order = anOrder(car, {
      link: { purpose: 'invite', object: 'car', object_id: car, until: '2999-01-01T00:00:00.000Z' },
    });
    await queue(order);
    const texts: string[] = [];
    const busy: MailSender = (mail) => {
      texts.push(mail.text);
      return Promise.resolve({ what: 'busy', reason: 'slow down' });
    };
    await sendWaiting(busy);
    const tokenIn = (text = ''): string => /answer\/([\w-]+)/.exec(text)?.[1] ?? '';
    const waiting = await stored(order);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, link_id: null });
    expect(waiting!.due_at > new Date().toISOString()).toBe(true);
    expect((await readLink(tokenIn(texts[0])))?.revoked_at).not.toBeNull();
    expect(await feed()).toEqual([]);
    await sendWaiting(failingSender);
    // No worker ran for a day: a service that is busy with all that waited gets its time nevertheless.
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      expect(await stored(order)).toMatchObject({ state: 'waiting', attempts: attempt - 1 });
      vi.useFakeTimers({ now: Date.now() + (25 + attempt) * 3_600_000, toFake: ['Date'] });
      await sendWaiting(busy);
      vi.useRealTimers();
    }
    expect(texts).toHaveLength(10);
    expect(tokenIn(texts[1])).not.toBe(tokenIn(texts[0]));
    expect(await stored(order)).toMatchObject({ state: 'failed', problem: { code: 'gave_up' } });
    expect(await feed()).toMatchObject([{ type: 'mail_failed', problem: 'gave_up' }]);
  });

  it('leads only those into the app who can sign in', async () => {
    const reminder = { purpose: 'reminder', values: { text: 'Call', record: 'Car', url: '/cars/1' } } as const;
    const toUser = anOrder(car, { ...reminder, employee_id: null });
    const toColleague = anOrder(car, { ...reminder, employee_id: employeeIdOf('default') });
    const person = (await admin.post('/api/employees/add', { first_name: 'Lore', last_name: 'Maes' })).body
      .id as number;
    const withoutAccount = anOrder(car, { ...reminder, employee_id: person });
    await queue(toUser, toColleague, withoutAccount);
    const textOf = async (order: MailOrder): Promise<string> => (await mailsOf(order))[0]?.text ?? '';
    for (const order of [toUser, toColleague]) expect(await textOf(order)).toContain(`Open: ${runtime.url}/cars/1`);
    expect(await textOf(withoutAccount)).toMatch(/Call\s+About: Car\s+-- /);
  });

  it('says what is not set up, and that there is no address', async () => {
    runtime.mail?.pause();
    const nowhere = anOrder(car, { to: { name: 'Nel', address: '' } });
    const late = anOrder(car, { occasion: 'without a sender' });
    const linked = anOrder(car, { purpose: 'reminder', values: { text: 'Call', record: 'Car', url: '/cars/1' } });
    await queue(nowhere);
    await sendWaiting(failingSender);
    const { MAIL_FROM: from, APP_URL: app } = process.env;
    await queue(late);
    delete process.env['MAIL_FROM'];
    await sendWaiting(failingSender);
    process.env['MAIL_FROM'] = from;
    await queue(linked);
    delete process.env['APP_URL'];
    await sendWaiting(failingSender);
    process.env['APP_URL'] = app;
    const codes = await Promise.all([nowhere, late, linked].map(async (order) => (await stored(order))?.problem?.code));
    expect(codes).toEqual(['no_address', 'no_sender', 'no_app_address']);
  });
});
