import type { LinkPurpose } from '#shared/links/link.ts';
import type { MailCalendar, MailPurpose, MailValues } from '#shared/mail/mail.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { addMail, mailIdOf } from './mail-store.ts';
import { subjectOf } from './mail-text.ts';
import { mailWasQueued } from './wake-worker.ts';

export type MailOrder = {
  purpose: MailPurpose;
  /** The record that the mail is about; its page shows what became of the mail. */
  object: ObjectType;
  object_id: number;
  /** The person it goes to; null for a user. */
  employee_id: number | null;
  to: { name: string; address: string };
  /** Tells two mails of the same purpose, record and recipient apart. */
  occasion: string;
  /** What its text needs. An address in the app begins with a slash. */
  values: MailValues;
  /** A link for the person, which the worker makes when it sends; its token is in the text of the mail only. */
  link?: { purpose: LinkPurpose; object: ObjectType; object_id: number; until: string } | undefined;
  calendar?: MailCalendar | undefined;
};

const recipientOf = ({ employee_id: employeeId, to }: MailOrder): string =>
  employeeId === null ? to.address.trim().toLowerCase() : `employee#${employeeId}`;

/** The id of the mail of an order, by which the list of sent mail names it. */
export const mailIdOfOrder = (order: MailOrder): string =>
  mailIdOf(order.purpose, order.object, order.object_id, recipientOf(order), order.occasion);

/**
 * The write that sends a mail once its transaction is saved. Idempotent: the same key a second time (purpose, record,
 * recipient, occasion) changes nothing and does not fail the transaction (docs/areas/mail.md#key).
 */
export const queueMail = (order: MailOrder): Write => {
  const { purpose, object, object_id, employee_id, to, values, link, calendar } = order;
  if (link && employee_id === null) throw new Error('a link is for a person');
  const at = new Date().toISOString();
  return {
    ...addMail({
      id: mailIdOfOrder(order),
      purpose,
      object,
      object_id,
      employee_id,
      to: { name: to.name.trim(), address: to.address.trim() },
      subject: subjectOf(purpose, values),
      state: 'waiting',
      queued_at: at,
      due_at: at,
      attempts: 0,
      claimed_at: null,
      sent_at: null,
      problem: null,
      link_id: null,
      content: { values, link, calendar },
    }),
    committed: mailWasQueued,
  };
};
