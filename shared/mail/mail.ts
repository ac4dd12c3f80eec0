import type { IsoDate } from '#shared/values/dates.ts';

export const mailPurposes = [
  'invitation',
  'invitation_cancelled',
  'got_place',
  'reminder',
  'certificate_expiring',
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

export type MailCalendar = {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
};

export type MailValues = Readonly<Record<string, string | number>>;
