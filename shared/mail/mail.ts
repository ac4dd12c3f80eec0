import { objectTypes } from '#shared/records/object-types.ts';
import type { InLanguages } from '#shared/values/language.ts';
import type { IsoDate } from '#shared/values/dates.ts';

/** What mails are about; each has its texts in `shared/messages/en/mail.json`. */
export const mailPurposes = [
  'invitation',
  'invitation_moved',
  'invitation_new_days',
  'invitation_past',
  'invitation_cancelled',
  'got_place',
  'reminder',
  'certificate_expiring',
  'day_off_asked',
  'day_off_decided',
  'day_off_reopened',
  'day_off_withdrawn',
  'day_off_cancelled',
  'day_off_met_absence',
  'days_off_link',
  'integration_check_failed',
  'push_cutoff',
  'sign_asked',
  'sign_asked_internally',
  'sign_reminder',
  'sign_reminder_internally',
  'sign_deadline',
  'sign_deadline_sender',
  'sign_withdrawn',
  'contract_declined',
  'contract_expired',
  'contract_paper_wanted',
  'contract_signed',
  'contract_signed_person',
  'contract_provider_failed',
  'right_asked',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** What mail is about: a record, an integration or a user. */
export const mailObjects = [...objectTypes, 'integration', 'user'] as const;
export type MailObject = (typeof mailObjects)[number];

export const isMailObject = (name: string): name is MailObject => (mailObjects as readonly string[]).includes(name);

/**
 * The states of a mail (docs/areas/mail.md#states). `unknown`: it was handed over and no answer came, so nobody knows
 * whether it left.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'bounced', 'complained'] as const;
export type MailState = (typeof mailStates)[number];

/** The states that somebody should look at. */
export const problemStates = ['failed', 'unknown', 'bounced', 'complained'] as const satisfies readonly MailState[];
export type ProblemState = (typeof problemStates)[number];

export const isProblem = (state: MailState): state is ProblemState =>
  (problemStates as readonly MailState[]).includes(state);

/** Why a mail did not arrive; each has its sentence in `shared/messages/en/mail.json`. */
export const mailProblems = [
  'no_sender',
  'no_app_address',
  'no_address',
  'refused',
  'gave_up',
  'unknown',
  'bounced',
  'complained',
] as const;
/** `reason` is what the mail service said. */
export type MailProblem = { readonly code: (typeof mailProblems)[number]; readonly reason?: string };

/** An entry of the recipient's calendar; whole days, both included. */
export type MailCalendar = {
  readonly method: 'REQUEST' | 'CANCEL';
  /** The same for every version of an entry, of which `sequence` counts the changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | InLanguages;
  readonly start: IsoDate;
  readonly end: IsoDate;
};

/**
 * What the texts of a mail need; words in every language, since its reader is known when it leaves. A line of which a
 * value is empty or absent is left out.
 */
export type MailValues = Readonly<Record<string, string | number | InLanguages>>;
