import type { MailCalendar } from '#shared/mail/mail.ts';
import type { Language } from '#shared/values/language.ts';
import type { MailPlace } from './mail-store.ts';

/** A mail with its text, ready to leave. */
export type OutgoingMail = {
  /** Comes back in what the mail service tells about the mail later. */
  readonly place: MailPlace;
  readonly to: { readonly name: string; readonly address: string };
  /** The language of its reader. */
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly calendar?: MailCalendar | undefined;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array } | undefined;
  /** ISO instant. */
  readonly queued_at: string;
};

/**
 * What became of sending a mail. `refused` and `busy` say for certain that it was not taken, `busy` that a later
 * attempt may do; with `unknown` it may or may not be on its way.
 */
export type SendOutcome =
  { readonly what: 'accepted' } | { readonly what: 'refused' | 'busy' | 'unknown'; readonly reason: string };

/** The port to a mail service. It sends once, and never throws. */
export type MailSender = (mail: OutgoingMail) => Promise<SendOutcome>;
