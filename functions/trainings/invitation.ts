import type { MailCalendar } from '#shared/mail/mail.ts';
import type { TrainingPhase } from '#shared/trainings/names.ts';
import { hasPlace, REMOVAL_UNDO_SECONDS } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { firstDayOf, lastDayOf } from '#shared/trainings/training.rules.ts';
import type { Training } from '#shared/trainings/training.ts';
import { addDays, startOfDay, toDmy } from '#shared/values/dates.ts';
import { inEveryLanguage, type InLanguages, type Language } from '#shared/values/language.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { queueMail, withdrawMail, type MailOrder } from '#functions/platform/mail/queue-mail.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** What mails and links tell of a training. */
export type InvitedTo = Pick<
  Training,
  | 'id'
  | 'name'
  | 'start_date'
  | 'end_date'
  | 'location_of_training'
  | 'sequence'
  | 'additional_information'
  | 'deleted'
  | 'emptied_days'
> & { readonly program_name: string | null };

type Invited = Pick<Participant, 'id' | 'employee_id' | 'entry_uid'>;

type EntryDays = NonNullable<InvitedTo['emptied_days']>;

/** An invitation to a training without a date can be answered for this long. */
const OPEN_DAYS = 180;

export const courseName = ({ name, program_name: program }: InvitedTo): string =>
  program === null ? name : `${program}, ${name}`;

export const placeOf = ({ location_of_training: place }: InvitedTo, language: Language): string => {
  const locations: Readonly<Record<string, string>> = trainingTexts(language).location_of_training;
  return place === null ? '' : (locations[place] ?? place);
};

const placeWords = (training: InvitedTo): InLanguages => inEveryLanguage((language) => placeOf(training, language));

const daysInWords = ({ start, end }: EntryDays): string =>
  start === end ? toDmy(start) : `${toDmy(start)} – ${toDmy(end)}`;

/** The days of a training in words. */
export const daysOf = (training: InvitedTo, language: Language): string => {
  const [start, end] = [firstDayOf(training), lastDayOf(training)];
  return start === null || end === null ? trainingTexts(language).invitation.undated : daysInWords({ start, end });
};

/** The moment from which an invitation can no longer be answered: the day after the training. */
export const answerUntil = (training: InvitedTo): string =>
  startOfDay(lastDayOf(training) ?? addDays(today(), OPEN_DAYS), 1).toISOString();

/** Who was added under a release before keeps the UID under which their entry was sent. */
const uidOf = (training: InvitedTo, { id, entry_uid: drawn }: Pick<Invited, 'id' | 'entry_uid'>): string =>
  drawn ?? `training-${training.id}-participant-${id}@back-office`;

const entryOf = (
  training: InvitedTo,
  invited: Pick<Invited, 'id' | 'entry_uid'>,
  method: MailCalendar['method'],
  days: EntryDays,
): MailCalendar => ({
  method,
  uid: uidOf(training, invited),
  sequence: training.sequence,
  summary: courseName(training),
  description: training.additional_information ?? '',
  location: placeWords(training),
  ...days,
});

/** The entry in the calendar of a participant; none for a training without dates. */
export const calendarOf = (
  training: InvitedTo,
  invited: Pick<Invited, 'id' | 'entry_uid'>,
  method: MailCalendar['method'],
): MailCalendar | undefined => {
  const [start, end] = [firstDayOf(training), lastDayOf(training)];
  return start === null || end === null ? undefined : entryOf(training, invited, method, { start, end });
};

/** Calls off the entry of days that were emptied, for who knows it. */
const emptiedEntry = (training: InvitedTo, invited: Invited): MailCalendar | undefined =>
  training.emptied_days && entryOf(training, invited, 'CANCEL', training.emptied_days);

type Purpose =
  'invitation' | 'invitation_moved' | 'invitation_new_days' | 'invitation_past' | 'invitation_cancelled' | 'got_place';

/** The mails after which nobody is expected: nothing to answer, and the entry leaves the calendar. */
const endings: ReadonlySet<Purpose> = new Set<Purpose>(['invitation_cancelled', 'invitation_past']);

/** The person of an invitation as of the last refresh, with their address. */
export const personInvited = ({ employee_id: id }: Pick<Invited, 'employee_id'>) => {
  const person = employeeCollection.rows.get(id);
  return person && { name: person.name, address: person.email ?? '' };
};

const hasLeft = ({ employee_id: id }: Pick<Invited, 'employee_id'>): boolean =>
  employeeCollection.rows.get(id)?.deleted === 1;

/** An occasion tells two mails of one purpose apart; `before` has the days of which the person was told before. */
type Told = { readonly occasion: string; readonly message?: string; readonly before?: EntryDays | undefined };

/** The mail to a participant; none for a person without an address, and for one who has left. */
const orderOf = (
  purpose: Purpose,
  training: InvitedTo,
  invited: Invited,
  { occasion, message = '', before }: Told,
): MailOrder | undefined => {
  const to = personInvited(invited);
  if (!to || to.address === '' || hasLeft(invited)) return undefined;
  const isCancelled = endings.has(purpose);
  return {
    purpose,
    object: 'training_employee',
    object_id: invited.id,
    employee_id: invited.employee_id,
    to,
    occasion,
    values: {
      person: to.name,
      course: courseName(training),
      // There is nothing to say of the days of a training that is called off without any.
      days:
        isCancelled && firstDayOf(training) === null ? '' : inEveryLanguage((language) => daysOf(training, language)),
      ...(before && { old_days: daysInWords(before) }),
      place: placeWords(training),
      message,
    },
    link: isCancelled
      ? undefined
      : { purpose: 'invite', object: 'training_employee', object_id: invited.id, until: answerUntil(training) },
    calendar:
      calendarOf(training, invited, isCancelled ? 'CANCEL' : 'REQUEST') ??
      (purpose === 'invitation_moved' ? emptiedEntry(training, invited) : undefined),
  };
};

export const invitationMail = (purpose: Purpose, training: InvitedTo, invited: Invited, told: Told): Write[] => {
  const order = orderOf(purpose, training, invited, told);
  return order ? [queueMail(order)] : [];
};

type KnownPhase = InvitedTo & { readonly phase: TrainingPhase };
type Removed = Omit<Participant, 'deleted'>;

/**
 * The training as a removal calls it off for somebody who was invited: above the SEQUENCE of their entry, whatever the
 * training itself stands at. Undefined where there is nothing to call off.
 */
const calledOff = (training: KnownPhase | undefined, { told_sequence: told }: Removed): KnownPhase | undefined =>
  told === null || !training || training.phase === 'held'
    ? undefined
    : { ...training, sequence: Math.max(training.sequence, told) + 1 };

const removalOrder = (training: KnownPhase | undefined, before: Removed): MailOrder | undefined => {
  const off = calledOff(training, before);
  return off && orderOf('invitation_cancelled', off, before, { occasion: `removed#${before.version}` });
};

/** The mail to an invited person who is removed, once that can no longer be undone; `before` is who they were. */
export const removalMail = (training: KnownPhase | undefined, before: Removed): Write[] => {
  const order = removalOrder(training, before);
  return order ? [queueMail({ ...order, due_in: REMOVAL_UNDO_SECONDS })] : [];
};

/**
 * Takes back the mail about a removal that is undone; where it has left already, the person is invited again, under its
 * SEQUENCE. `before` is who they were before the removal.
 */
export const undoneRemovalMail = (training: KnownPhase | undefined, before: Removed): Write[] => {
  const [off, order] = [calledOff(training, before), removalOrder(training, before)];
  if (!off || !order) return [];
  const isExpected = off.deleted === 0 && hasPlace({ ...before, deleted: 0 });
  const again = (): Write[] => invitationMail('invitation', off, before, { occasion: `back#${before.version}` });
  return [withdrawMail(order, () => (isExpected ? again() : []))];
};
