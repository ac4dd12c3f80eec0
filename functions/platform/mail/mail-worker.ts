import type { PagePurpose } from '#shared/links/link.ts';
import type { MailProblem } from '#shared/mail/mail.ts';
import { readBytesIfThere } from '#functions/platform/files/objects.ts';
import { createLink, revokeLink } from '#functions/platform/links/link-store.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { stayingWorker, type StayingWorker } from '#functions/platform/runtime/staying-worker.ts';
import { canSignIn, languageOfReader } from '#functions/platform/session/reader-language.ts';
import { readIndex } from '#functions/platform/storage/query-batches.ts';
import { BY_TIMELINE, recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { saveOutcome } from './mail-outcome.ts';
import type { MailSender, OutgoingMail, SendOutcome } from './mail-sender.ts';
import { mailSettings } from './mail-settings.ts';
import {
  changeMail,
  mailOf,
  transactUnlessMoved,
  mailTimelines,
  readMail,
  type MailContent,
  type MailPlace,
  type StoredMail,
} from './mail-store.ts';
import { subjectOf, writeMail } from './mail-text.ts';
import { queueRest } from './queue-mail.ts';

const AT_ONCE = 4;
/** A worker ends long before this, so a mail that is still being sent was left behind by one that was killed. */
const SENDING_MAX_MS = 2 * 60_000;
const FIRST_DELAY_MS = 5_000;
const DELAY_MAX_MS = 15 * 60_000;
/** No mail waits longer than this: a moment further ahead is of a clock that was set back since. */
const WAIT_MAX_MS = 2 * DELAY_MAX_MS;
/** A mail that the service is too busy for is tried this long, and this often where no worker ran for a while. */
const GIVE_UP_MS = 86_400_000;
const ATTEMPTS_MIN = 10;

/** Where a link of each purpose leads, below the address of the app. */
const linkPages: Readonly<Record<PagePurpose, string>> = { invite: 'answer', sign: 'sign', 'days-off': 'my-days-off' };

/** What keeps every attempt at this mail from succeeding. */
const obstacleOf = ({ to, content }: StoredMail): MailProblem | undefined => {
  const { from, appUrl } = mailSettings();
  if (from === undefined) return { code: 'no_sender' };
  if (!to.address.includes('@')) return { code: 'no_address' };
  const leadsToApp = content?.link !== undefined || content?.values['url'] !== undefined;
  return leadsToApp && appUrl === undefined ? { code: 'no_app_address' } : undefined;
};

type Claimed = { mail: StoredMail; content: MailContent; url: string | undefined };

/**
 * Takes a waiting mail for this worker, in one transaction with the link that its text carries; undefined when another
 * worker has it.
 */
const claim = async (mail: StoredMail, content: MailContent, subject: string): Promise<Claimed | undefined> => {
  const { appUrl = '' } = mailSettings();
  const { link, values } = content;
  const made =
    link &&
    createLink({
      purpose: link.purpose,
      object_type: link.object,
      object_id: link.object_id,
      employee_id: mail.employee_id ?? 0,
      until: link.until,
      ...(link.part !== undefined && { part: link.part }),
    });
  const taken = {
    claimed_at: new Date().toISOString(),
    attempts: mail.attempts + 1,
    link_id: made?.id ?? null,
    subject,
  };
  const isMine = await transactUnlessMoved([
    changeMail(mail, ['waiting'], { state: 'sending', ...taken }),
    ...(made ? [made.write] : []),
  ]);
  if (!isMine) return undefined;
  const page = values['url'] === undefined ? undefined : new URL(String(values['url']), `${appUrl}/`).href;
  const url = link && made ? `${appUrl}/${linkPages[link.purpose]}/${made.token}` : page;
  return { mail: { ...mail, ...taken }, content, url };
};

/** Puts a mail back that was certainly not taken. The link in its text went nowhere. */
const putBack = async (mail: StoredMail): Promise<unknown> => {
  const at = new Date();
  const delay = Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** (mail.attempts - 1)) * (0.5 + Math.random());
  const waiting = {
    state: 'waiting',
    claimed_at: null,
    link_id: null,
    due_at: new Date(at.getTime() + delay).toISOString(),
  } as const;
  return transactUnlessMoved([
    changeMail(mail, ['sending'], waiting),
    ...(mail.link_id === null ? [] : [revokeLink(mail.link_id, at)]),
  ]);
};

const save = async (mail: StoredMail, outcome: SendOutcome): Promise<unknown> => {
  // An unknown outcome that was saved for a slow worker still gives way to what that worker knows.
  const from = ['sending', 'unknown'] as const;
  switch (outcome.what) {
    case 'accepted':
      return saveOutcome(mail, { from, state: 'sent' });
    case 'refused':
      return saveOutcome(mail, {
        from,
        state: 'failed',
        problem: { code: 'refused', reason: outcome.reason },
        revokesLink: true,
      });
    case 'busy':
      return Date.now() - Date.parse(mail.queued_at) < GIVE_UP_MS || mail.attempts < ATTEMPTS_MIN
        ? putBack(mail)
        : saveOutcome(mail, { from, state: 'failed', problem: { code: 'gave_up' }, revokesLink: true });
    case 'unknown':
      return saveOutcome(mail, { from: ['sending'], state: 'unknown', problem: { code: 'unknown' } });
  }
};

/** Larger files stay behind: many mailboxes take no larger mail. */
const FILE_MAX_BYTES = 8 * 1024 * 1024;

/** The file that goes along with a mail; undefined for none, and for one that is gone or too large. */
const fileOf = async ({ file }: MailContent): Promise<OutgoingMail['file']> => {
  if (!file) return undefined;
  const bytes = await readBytesIfThere(file.key);
  return bytes && bytes.length <= FILE_MAX_BYTES ? { name: file.name, bytes } : undefined;
};

const isDue = ({ due_at: due }: StoredMail, at: number): boolean => {
  const wait = Date.parse(due) - at;
  return wait <= 0 || wait > WAIT_MAX_MS;
};

/** Sends a mail that waits and is due, once, however many workers try. True when this one did. */
export const sendMail = async (place: MailPlace, send: MailSender): Promise<boolean> => {
  const waiting = await readMail(place);
  const content = waiting?.content;
  if (!waiting || !content || waiting.state !== 'waiting' || !isDue(waiting, Date.now())) return false;
  await queueRest(waiting);
  const obstacle = obstacleOf(waiting);
  if (obstacle) return saveOutcome(waiting, { from: ['waiting'], state: 'failed', problem: obstacle });
  // Read first: nothing may fail between the claim and the answer of the mail service.
  const [file, language, opensApp] = await Promise.all([
    fileOf(content),
    languageOfReader(waiting),
    canSignIn(waiting),
  ]);
  const { purpose, to } = waiting;
  const claimed = await claim(waiting, content, subjectOf(purpose, content.values, language));
  if (!claimed) return false;
  const { mail } = claimed;
  const { values, calendar, link } = content;
  const url = link || opensApp ? claimed.url : undefined;
  const text = writeMail({ purpose, language, name: to.name, values, company: mailSettings().company, url });
  const outcome = await send({ place, to, language, ...text, calendar, file, queued_at: mail.queued_at });
  if (outcome.what !== 'accepted') logger.warn('mail not sent', { mail: mail.id, outcome: outcome.what });
  await save(mail, outcome);
  return true;
};

/** The mails without an outcome, oldest first. The index lags, so each is read again before anything is done. */
const openMails = async (): Promise<StoredMail[]> => {
  const mails: StoredMail[] = [];
  const batches = readIndex<Item>({
    TableName: recordsTable(),
    IndexName: BY_TIMELINE,
    KeyConditionExpression: 'timeline = :open',
    ExpressionAttributeValues: { ':open': mailTimelines.open },
  });
  for await (const batch of batches) mails.push(...batch.map(mailOf));
  return mails;
};

const isLeftBehind = ({ state, claimed_at: claimedAt }: StoredMail): boolean =>
  state === 'sending' && claimedAt !== null && Math.abs(Date.now() - Date.parse(claimedAt)) > SENDING_MAX_MS;

const settle = async (mail: StoredMail, send: MailSender): Promise<boolean> =>
  isLeftBehind(mail)
    ? saveOutcome(mail, { from: ['sending'], state: 'unknown', problem: { code: 'unknown' } })
    : sendMail(mail, send);

/**
 * Sends the mails that wait, a few at a time, and tells of those that a killed worker left behind. One that fails does
 * not keep the others. None is begun after the deadline (epoch ms), so that a worker of a limited time ends by itself.
 * Returns when the next of them is due (epoch ms); undefined when none waits for its moment.
 */
export const sendWaiting = async (
  send: MailSender,
  deadline = Number.POSITIVE_INFINITY,
): Promise<number | undefined> => {
  const mails = await openMails();
  const queue = mails.values();
  const problems: unknown[] = [];
  const begun = Date.now();
  const takeTurns = async (): Promise<void> => {
    for (const mail of queue) {
      if (Date.now() >= deadline) return;
      try {
        await settle(mail, send);
      } catch (error) {
        problems.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (problems.length > 0) throw new AggregateError(problems, 'mails without an outcome');
  const later = mails.filter((mail) => mail.state === 'waiting' && !isDue(mail, begun));
  return later.length === 0 ? undefined : Math.min(...later.map(({ due_at: due }) => Date.parse(due)));
};

/** A worker that sends mail, for a process that stays. */
export const mailWorker = (send: MailSender): StayingWorker => stayingWorker('mails not sent', () => sendWaiting(send));
