import { createHash } from 'node:crypto';
import { minutesIn, type DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { UNDO_SECONDS } from '#shared/days-off/limits.ts';
import type { MailPurpose, MailValues } from '#shared/mail/mail.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { addDays, startOfDay, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { fillText } from '#shared/values/fill-text.ts';
import { fold } from '#shared/values/fold.ts';
import { inEveryLanguage, type InLanguages } from '#shared/values/language.ts';
import { mailTexts } from '#functions/platform/texts/mail.ts';
import { queueMail, queueMails, withdrawMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { decidersOf, type Decider } from './deciders.ts';
import { amountWords, spanWords } from './request-words.ts';

/** A text about days off in every language, with its values. */
const wordsOf = (
  key: keyof ReturnType<typeof mailTexts>['daysOff'],
  values: Record<string, string> = {},
): InLanguages => inEveryLanguage((language) => fillText(mailTexts(language).daysOff[key], values, language));

/** A link to one's days off lives for this long. */
const LINK_DAYS = 30;

/** A request as mails tell of it. */
export type DayOffNotice = {
  readonly request: DayOffRequest;
  readonly type: Pick<DayOffType, 'name' | 'unit' | 'kind'>;
  readonly person: EmployeeRow;
  /** The minutes of an average working day of the person, to tell minutes as days. */
  readonly dayMinutes: number;
};

/** What every mail about a request says. */
const factsOf = ({ request, type, person, dayMinutes }: DayOffNotice): MailValues => ({
  person: person.name,
  type: type.name,
  days: inEveryLanguage((language) => spanWords(language, request)),
  amount: inEveryLanguage((language) =>
    amountWords(language, { minutes: minutesIn(request.days), unit: type.unit, dayMinutes }),
  ),
});

type Letter = { readonly purpose: MailPurpose; readonly occasion: string; readonly values: MailValues };

const toUsers = ({ id }: DayOffRequest, deciders: readonly Decider[], letter: Letter): Write[] => {
  const to = deciders.flatMap(({ name, email: address }) => (address === '' ? [] : [{ name, address }]));
  return queueMails({ ...letter, object: 'day_off_request', object_id: id, to });
};

/** The last day of a link to one's days off that is made today. */
export const lastDayOfLink = (): IsoDate => addDays(today(), LINK_DAYS);

const PART_LENGTH = 22;
/** Tells links that went to the address of a person from those to one that was corrected since. */
export const addressPart = ({ email }: Pick<EmployeeRow, 'email'>): string =>
  createHash('sha256')
    .update(fold(email ?? ''))
    .digest('base64url')
    .slice(0, PART_LENGTH);

/** A link to the days off of a person, for whoever reads the mail of their address. */
const linkFor = ({ id, email }: EmployeeRow): NonNullable<MailOrder['link']> => ({
  purpose: 'days-off',
  object: 'employee',
  object_id: id,
  until: startOfDay(lastDayOfLink(), 1).toISOString(),
  part: addressPart({ email }),
});

/** The mail with a link to the person's own days off; undefined for a person without an address. */
export const linkMail = (person: EmployeeRow, occasion: string): Write | undefined =>
  person.email === null || person.email === ''
    ? undefined
    : queueMail({
        purpose: 'days_off_link',
        object: 'employee',
        object_id: person.id,
        employee_id: person.id,
        to: { name: person.name, address: person.email },
        occasion,
        values: { until: toDmy(lastDayOfLink()) },
        link: linkFor(person),
      });

/** Whether the person asked, through a link. */
const byThemselves = ({ requested_by: by }: DayOffRequest): boolean => by === 0;

/** A mail to the person; who asks through links gets another one. None for a person without an address. */
const orderToPerson = ({ request, person }: DayOffNotice, letter: Letter): MailOrder | undefined =>
  person.email === null || person.email === ''
    ? undefined
    : {
        ...letter,
        object: 'day_off_request',
        object_id: request.id,
        employee_id: person.id,
        to: { name: person.name, address: person.email },
        link: byThemselves(request) ? linkFor(person) : undefined,
      };

/** Who asked knows of it, unless nobody else may decide. */
const withoutAsker = (deciders: readonly Decider[], { requested_by: asker }: DayOffRequest): readonly Decider[] => {
  const others = deciders.filter(({ id }) => id !== asker);
  return others.length > 0 ? others : deciders;
};

/** The mails that a new request, or a change of one, waits for its decision. */
export const askedMails = async (notice: DayOffNotice): Promise<Write[]> => {
  const { request, person } = notice;
  const deciders = withoutAsker(await decidersOf(person), request);
  const values = {
    ...factsOf(notice),
    reason: request.reason ?? '',
    asked_by: byThemselves(request) ? '' : wordsOf('askedBy', { name: request.requested_by_name }),
    url: `/inbox/daysOff/${request.id}`,
  };
  const letter = { purpose: 'day_off_asked', occasion: `version ${request.version}`, values } as const;
  return toUsers(request, deciders, letter);
};

const decidedOrder = (notice: DayOffNotice): MailOrder | undefined => {
  const { request } = notice;
  const { decision, state } = request;
  if (decision === null) return undefined;
  return orderToPerson(notice, {
    purpose: 'day_off_decided',
    occasion: decision.at,
    values: {
      ...factsOf(notice),
      decision: wordsOf(state === 'declined' ? 'declined' : 'approved'),
      decided_by: decision.by,
      message: decision.message ?? '',
    },
  });
};

/** The mail to the person about the decision that the request holds; it leaves when the decision can no longer be undone. */
export const decidedMails = (notice: DayOffNotice): Write[] => {
  const order = decidedOrder(notice);
  return order ? [queueMail({ ...order, due_in: UNDO_SECONDS })] : [];
};

/**
 * Takes back the mail about a decision that is undone. `notice` holds the request as it was decided. Where the mail has
 * left already, another one tells the person that the request waits again.
 */
export const undecidedMails = (notice: DayOffNotice): Write[] => {
  const order = decidedOrder(notice);
  if (!order) return [];
  const reopened = (): Write[] => [queueMail({ ...order, purpose: 'day_off_reopened', values: factsOf(notice) })];
  return [withdrawMail(order, reopened)];
};

const withdrawnWords = ({ request, person: { name: person } }: DayOffNotice, by: string | null): InLanguages => {
  const wasApproved = request.state === 'approved';
  if (by === null) return wordsOf(wasApproved ? 'cancelledByPerson' : 'withdrawnByPerson', { person });
  return wordsOf(wasApproved ? 'cancelledBy' : 'withdrawnBy', { person, name: by });
};

/** Who withdraws: a user, or the person through a link (null). */
type Withdrawing = {
  readonly by: { readonly id: number; readonly name: string; readonly employee_id: number } | null;
  readonly message: string | null;
};

/** Whether the person knows of a request before anybody tells of its end: they asked, or have read that it is approved. */
const isKnown = ({ request, person }: DayOffNotice): boolean => {
  const { requested_by: asker, decision } = request;
  if (byThemselves(request) || userCollection.rows.get(asker)?.employee_id === person.id) return true;
  const isAnswerOut = (at: string): boolean => now().getTime() - Date.parse(at) >= UNDO_SECONDS * 1000;
  return request.state === 'approved' && (decision === null || isAnswerOut(decision.at));
};

/**
 * The mail to the person whose days somebody else withdraws, and the answer that has not left yet, which is not sent any
 * more. Whoever knows nothing of a request is told only what somebody writes to them.
 */
const toldToPerson = (notice: DayOffNotice, { by, message }: Withdrawing): Write[] => {
  const { request, person } = notice;
  const words = request.state === 'approved' ? 'yoursCancelledBy' : 'yoursWithdrawnBy';
  const order =
    by === null || by.employee_id === person.id
      ? undefined
      : orderToPerson(notice, {
          purpose: 'day_off_cancelled',
          occasion: `version ${request.version}`,
          values: { ...factsOf(notice), cancelled_by: wordsOf(words, { name: by.name }), message: message ?? '' },
        });
  const told = order ? [queueMail(order)] : [];
  const decided = decidedOrder(notice);
  if (isKnown(notice) || message !== null) return [...told, ...(decided ? [withdrawMail(decided)] : [])];
  return decided ? [withdrawMail(decided, () => told)] : [];
};

/**
 * The mails that a request was withdrawn, or approved days off were cancelled. `notice` holds the request as it was
 * before. Nobody was told of an absence, so nobody is told of its end.
 */
export const withdrawnMails = async (notice: DayOffNotice, withdrawing: Withdrawing): Promise<Write[]> => {
  const { request, person, type } = notice;
  if (type.kind === 'absence') return [];
  const { by, message } = withdrawing;
  const values = {
    ...factsOf(notice),
    withdrawn_by: withdrawnWords(notice, by?.name ?? null),
    message: message ?? '',
    url: `/inbox/daysOff/${request.id}`,
  };
  const letter = { purpose: 'day_off_withdrawn', occasion: `version ${request.version}`, values } as const;
  const deciders = (await decidersOf(person)).filter(({ id }) => id !== by?.id);
  return [...toUsers(request, deciders, letter), ...toldToPerson(notice, withdrawing)];
};

/**
 * The mails to the deciders of approved days off that an absence meets (docs/areas/days-off.md#absences). They hold
 * neither the kind of the absence nor its reason.
 */
export const metAbsenceMails = async (notice: DayOffNotice, absence: DayOffRequest): Promise<Write[]> => {
  const { request, person } = notice;
  const values = {
    ...factsOf(notice),
    absent: inEveryLanguage((language) => spanWords(language, absence)),
    url: `/inbox/daysOff/${request.id}`,
  };
  const letter = { purpose: 'day_off_met_absence', occasion: `absence ${absence.id}`, values } as const;
  return toUsers(request, await decidersOf(person), letter);
};
