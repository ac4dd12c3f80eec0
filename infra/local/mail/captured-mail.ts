import { simpleParser } from 'mailparser';
import type { MailState } from '#shared/mail/mail.ts';

/** A mail as it arrived at the stand-in. */
export type ArrivedMail = {
  /** Counts the mails that arrived. */
  number: number;
  /** The id that the product gave it, by its tag. */
  id: string;
  to: string;
  /** The mail in base64. */
  raw: string;
  state: MailState;
  /** ISO instant. */
  sent_at: string;
};

/** A mail as `/dev/mail.json` shows it. */
export type CapturedMail = Pick<ArrivedMail, 'id' | 'to' | 'state' | 'sent_at'> & {
  number: number;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; content_type: string; text?: string }[];
};

const isText = (contentType: string): boolean => /^text\/|\/ics$|json|xml/.test(contentType);

export const capturedMail = async ({ raw, ...arrived }: ArrivedMail): Promise<CapturedMail> => {
  const { subject = '', html, text = '', attachments } = await simpleParser(Buffer.from(raw, 'base64'));
  return {
    ...arrived,
    subject,
    html: html === false ? '' : html,
    text,
    attachments: attachments
      // A part of the text that mail programs answer; the file itself is attached beside it.
      .filter(({ filename }) => filename !== undefined)
      .map(({ filename = '', contentType, content }) => ({
        filename,
        content_type: contentType,
        ...(isText(contentType) && { text: content.toString() }),
      })),
  };
};
