import type { MailCalendar, MailObject, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import {
  addMail,
  type MailFile,
  type MailLink,
  mailIdOf,
  type MailRest,
  removeWaiting,
  type StoredMail,
} from './mail-store.ts';
import { subjectOf } from './mail-text.ts';
import { wakeUp } from '#functions/platform/runtime/wake-up.ts';

export type MailOrder = {
  purpose: MailPurpose;
  /** The record or the integration that the mail is about; its page shows what became of the mail. */
  object: MailObject;
  object_id: number;
  /** The person it goes to; null for a user. */
  employee_id: number | null;
  to: { name: string; address: string };
  /** Tells two mails of the same purpose, record and recipient apart. */
  occasion: string;
  /** What its text needs. An address in the app begins with a slash. */
  values: MailValues;
  /** A link for the person, which the worker makes when it sends; its token is in the text of the mail only. */
  link?: MailLink | undefined;
  calendar?: MailCalendar | undefined;
  /** A PDF that goes along; one that is gone or too large stays behind. */
  file?: MailFile | undefined;
  /** Seconds for which it waits before it is sent, and may be withdrawn; without it, it leaves at once. */
  due_in?: number;
};

/** What tells a mail from every other one (docs/areas/mail.md#key). */
export type MailKey = Pick<MailOrder, 'purpose' | 'object' | 'object_id' | 'employee_id' | 'to' | 'occasion'>;

const recipientOf = ({ employee_id: employeeId, to }: MailKey): string =>
  employeeId === null ? to.address.trim().toLowerCase() : `employee#${employeeId}`;

/** The id of the mail of an order, by which the list of sent mail names it. */
export const mailIdOfOrder = (order: MailKey): string =>
  mailIdOf(order.purpose, order.object, order.object_id, recipientOf(order), order.occasion);

const addOrdered = (order: MailOrder, rest?: MailRest): Write => {
  const { purpose, object, object_id, employee_id, to, values, link, calendar, file, due_in: dueIn = 0 } = order;
  if (link && employee_id === null) throw new Error('a link is for a person');
  const at = new Date();
  return {
    ...addMail({
      id: mailIdOfOrder(order),
      purpose,
      object,
      object_id,
      employee_id,
      to: { name: to.name.trim(), address: to.address.trim() },
      // The worker writes it anew in the language of its reader.
      subject: subjectOf(purpose, values, DEFAULT_LANGUAGE),
      state: 'waiting',
      queued_at: at.toISOString(),
      due_at: new Date(at.getTime() + dueIn * 1000).toISOString(),
      attempts: 0,
      claimed_at: null,
      sent_at: null,
      problem: null,
      link_id: null,
      content: { values, link, calendar, file, rest },
    }),
    committed: () => wakeUp('mail'),
  };
};

/**
 * The write that sends a mail once its transaction is saved. Idempotent: the same key a second time (purpose, record,
 * recipient, occasion) changes nothing and does not fail the transaction (docs/areas/mail.md#key).
 */
export const queueMail = (order: MailOrder): Write => addOrdered(order);

/** Mails of one transaction, which leaves room for what they are about. */
export const MAILS_TOGETHER = 50;

/** The same mail to several users. */
type MailToMany = Omit<MailOrder, 'employee_id' | 'to' | 'link' | 'due_in'> & {
  readonly to: readonly MailOrder['to'][];
};

/**
 * The writes that send the same mail to any number of users in one transaction: the last one of them carries the names
 * for which there is no room, and the worker queues their mails when it comes to that one (`queueRest`).
 */
export const queueMails = ({ to, ...letter }: MailToMany): Write[] =>
  to.slice(0, MAILS_TOGETHER).map((each, at) => {
    const rest = at === MAILS_TOGETHER - 1 ? to.slice(MAILS_TOGETHER) : [];
    const order = { ...letter, employee_id: null, to: each };
    return addOrdered(order, rest.length === 0 ? undefined : { occasion: letter.occasion, to: rest });
  });

/** Queues any number of mails, for work that is done again when it ends in between: a mail that is queued stays as it is. */
export const queueAll = async (mails: readonly Write[]): Promise<void> => {
  for (let at = 0; at < mails.length; at += MAILS_TOGETHER) await transact(mails.slice(at, at + MAILS_TOGETHER));
};

/** Queues the mails for which the transaction of this mail had no room. Called again, it changes nothing. */
export const queueRest = async ({ purpose, object, object_id, content }: StoredMail): Promise<void> => {
  if (!content?.rest) return;
  const { values, calendar, file, rest } = content;
  const letter = { purpose, object, object_id, values, calendar, file, occasion: rest.occasion, employee_id: null };
  await queueAll(rest.to.map((to) => queueMail({ ...letter, to })));
};

/**
 * The write that takes back a mail that still waits, as if it had never been queued; the same mail may be queued again.
 * It never fails its transaction: for a mail that a worker has taken, the writes of `tooLate` are saved in its place. A
 * mail that could not be sent reached nobody, so nothing is too late.
 */
export const withdrawMail = (key: MailKey, tooLate: () => readonly Write[] = () => []): Write =>
  removeWaiting({ object: key.object, object_id: key.object_id, id: mailIdOfOrder(key) }, ({ state }) =>
    state === 'failed' ? [] : tooLate(),
  );
