import type { DynamoDBStreamEvent } from 'aws-lambda';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { mailPlaceOf, type MailPlace } from '#functions/platform/mail/mail-store.ts';
import { sendMail, sendWaiting } from '#functions/platform/mail/mail-worker.ts';
import { sendBySes } from '#functions/platform/mail/ses-sender.ts';

/** The function has a minute, and one mail may take a quarter of it. */
const BUDGET_MS = 40_000;

/** The mails that were just queued. The stream brings few more than these; all others are left out. */
const queuedIn = ({ Records: records }: DynamoDBStreamEvent): MailPlace[] =>
  records.flatMap(
    ({ dynamodb }) => mailPlaceOf(dynamodb?.Keys?.['pk']?.S ?? '', dynamodb?.Keys?.['sk']?.S ?? '') ?? [],
  );

/**
 * Sends mail: at once what the stream of the table brings, and on a schedule what was left. The stream repeats records
 * of a failed call, which does no harm: a mail is sent once.
 */
export const handler = async (event: Partial<DynamoDBStreamEvent> = {}): Promise<void> => {
  const { Records: records } = event;
  const deadline = Date.now() + BUDGET_MS;
  if (records === undefined) return void (await sendWaiting(sendBySes, deadline));
  // Mails that are left when the time is over are sent by the schedule.
  const chores = queuedIn({ Records: records }).map(
    (place) => async () => Date.now() < deadline && sendMail(place, sendBySes),
  );
  await doChores(chores, 'mails not sent');
};
