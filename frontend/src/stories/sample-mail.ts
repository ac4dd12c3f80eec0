import type { SentMail } from '#shared/contract/activity/list-mail.ts';
import { mailStates, type MailState } from '#shared/mail/mail.ts';

const problems: Readonly<Partial<Record<MailState, string>>> = {
  failed: 'The mail service refused it: Email address is not verified.',
  unknown: 'Nobody knows whether it left. It is not sent again.',
  bounced: 'It came back: smtp; 550 5.1.1 user unknown',
  complained: 'The recipient marked it as unwanted.',
};
const arrived: readonly MailState[] = ['sent', 'bounced', 'complained'];

const mailIn = (state: MailState, at: number): SentMail => ({
  id: `mail-${state}`,
  purpose: 'invitation',
  to: `marie.vandenberghe+${state}@noorderlicht.test`,
  to_name: 'Marie-Christine Vandenberghe',
  employee_id: 4,
  subject: 'Invitation: First aid at work for everybody in the warehouse',
  state,
  queued_at: `2026-11-1${at}T09:12:00.000Z`,
  sent_at: arrived.includes(state) ? `2026-11-1${at}T09:12:01.000Z` : null,
  problem: problems[state] ?? null,
  relatedObject: 'car',
  relatedObjectId: 4,
  related_name: state === 'complained' ? null : 'BMW 320d Touring',
});

/** A mail in each state. */
export const sampleMails: SentMail[] = mailStates.map(mailIn);
