import MailComposer from 'nodemailer/lib/mail-composer';
import { INVITATION_FILE, invitationFile } from './invitation-file.ts';
import type { OutgoingMail } from './mail-sender.ts';

export type Sender = { readonly name: string; readonly address: string; readonly replyTo?: string | undefined };

/**
 * The bytes of a mail (MIME): text always, HTML, and a calendar entry both as a part that mail programs answer and as
 * a file.
 */
export const composeMail = (mail: OutgoingMail, { name, address, replyTo }: Sender): Promise<Buffer> => {
  const { to, language, subject, text, html, calendar, file: attached, queued_at: stamp, place } = mail;
  const file =
    calendar &&
    invitationFile({ calendar, language, organizer: { name, address: replyTo ?? address }, attendee: to, stamp });
  return new MailComposer({
    from: { name, address },
    to: { name: to.name, address: to.address },
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text,
    html,
    date: new Date(stamp),
    messageId: `<${place.id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    // A program that is away must not answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(calendar &&
      file !== undefined && {
        icalEvent: { method: calendar.method, content: file, filename: INVITATION_FILE },
      }),
    ...(attached && {
      attachments: [{ filename: attached.name, content: Buffer.from(attached.bytes), contentType: 'application/pdf' }],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
};
