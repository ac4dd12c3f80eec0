import type { SentMail } from '#shared/contract/activity/list-mail.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { MailObject } from '#shared/mail/mail.ts';
import type { Language } from '#shared/values/language.ts';
import { DAY_MS } from '#shared/values/dates.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { companyMails, countProblems, mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { mailMoment, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import { problemText } from '#functions/platform/mail/mail-text.ts';
import { permissionOf, recordNames } from './visible-object.ts';

const PROBLEM_DAYS = 30;

type Query = { readonly before: string | undefined; readonly limit: number };
export type MailPage = { data: SentMail[]; next: string | null; count_problems: number | null };

const present = (mail: StoredMail, language: Language): SentMail => ({
  id: mail.id,
  purpose: mail.purpose,
  to: mail.to.address,
  to_name: mail.to.name,
  employee_id: mail.employee_id,
  subject: mail.subject,
  state: mail.state,
  queued_at: mail.queued_at,
  sent_at: mail.sent_at,
  problem: mail.problem && problemText(mail.problem, language),
  relatedObject: mail.object,
  relatedObjectId: mail.object_id,
});

/** A page with one mail more than it shows has a next one. */
const pageOf = (mails: readonly StoredMail[], limit: number): { shown: StoredMail[]; next: string | null } => {
  const shown = mails.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: mails.length > limit && last ? mailMoment(last) : null };
};

/** Mail about a record that the actor sees. A team manager sees what went to their people (docs/areas/mail.md). */
export const mailOfRecord = async (
  actor: Actor,
  object: MailObject,
  objectId: number,
  { before, limit }: Query,
): Promise<MailPage> => {
  const [mails, people] = await Promise.all([mailsOf(object, objectId), visibleEmployees(actor)]);
  const inSight = mails.filter(
    (mail) =>
      (people.all || (mail.employee_id !== null && people.has(mail.employee_id))) &&
      (before === undefined || mailMoment(mail) < before),
  );
  const { shown, next } = pageOf(inSight, limit);
  return { data: shown.map((mail) => present(mail, actor.language)), next, count_problems: null };
};

/** Mail of the whole company, less what is about records of areas that the actor may not see. */
export const mailOfCompany = async (
  actor: Actor,
  { before, limit, onlyProblems }: Query & { readonly onlyProblems: boolean },
): Promise<MailPage> => {
  const [mails, count] = await Promise.all([
    companyMails({ before, limit: limit + 1, onlyProblems }),
    countProblems(new Date(Date.now() - PROBLEM_DAYS * DAY_MS)),
  ]);
  const { shown, next } = pageOf(mails, limit);
  const visible = shown.filter(({ object }) => can(actor, permissionOf(object)));
  const nameOf = await recordNames(
    actor,
    visible.map(({ object }) => object),
  );
  return {
    data: visible.map((mail) => ({
      ...present(mail, actor.language),
      related_name: nameOf(mail.object, mail.object_id),
    })),
    next,
    count_problems: count,
  };
};
