import type { Column } from '#shared/list/column.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import { dueOf } from '#shared/reminders/occasions.ts';
import { dateIn, isFollowable, personIn } from '#shared/reminders/followed-date.ts';
import { reminderIssues, type ReminderContext, type ReminderValues } from '#shared/reminders/reminder.rules.ts';
import { EVERY_RECORD, repeatField, type Recipient, type Reminder } from '#shared/reminders/reminder.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { dateNow, documentDates } from './document-dates.ts';

type FollowableDate = Pick<Column<never>, 'key' | 'label' | 'isOwnLabel'> & { readonly date: IsoDate | null };

/** The dates that the records of a kind have by themselves, as far as this actor sees them. */
export const datesOfKind = async (actor: Actor, object: ObjectType): Promise<readonly Omit<FollowableDate, 'date'>[]> =>
  (await recordColumns(actor, object)).filter(({ key, kind }) => kind === 'date' && isFollowable(object, key));

/** Whether each record of a kind may be of a person, who can be reminded. */
export const hasPerson = (object: ObjectType): boolean => kindFacts[object].reminders.person !== null;

/** The dates of a record that this actor sees and that a reminder can follow, each with its present value. */
export const followableDates = async (
  actor: Actor,
  object: ObjectType,
  stored: StoredRecord,
): Promise<readonly FollowableDate[]> => {
  const [own, documents] = await Promise.all([datesOfKind(actor, object), documentDates(actor, object, stored.id)]);
  return [...own.map((column) => ({ ...column, date: dateIn(object, stored, column.key) })), ...documents];
};

export type RemindedPerson = {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly hasLeft: boolean;
};

/** The person whom a reminder about a record can tell today: the one it names, or else the one who has the record. */
export const personToRemind = async (
  object: ObjectType,
  stored: object,
  employeeId: number | null,
): Promise<RemindedPerson | null> => {
  const row = await employeeCollection.get(employeeId ?? personIn(object, stored));
  return row ? { id: row.id, name: row.name, address: row.email ?? '', hasLeft: row.deleted === 1 } : null;
};

/** When a reminder is sent next, by the present dates of its record; it wakes the sweeper on that day. */
export const withDue = async (reminder: Reminder, stored: object, day: IsoDate): Promise<Reminder> => {
  const key = repeatField(reminder.repeat);
  const field = key === null ? null : await dateNow(reminder, stored, key);
  const due = dueOf({ ...reminder, field_date: field }, day);
  return { ...reminder, field_date: field, due, wake: due };
};

export type Entered = ReminderValues & { readonly employee_id: number | null };

const recipientOf = (actor: Actor, to: ReminderValues['to']): Recipient =>
  to === 'me' ? { user_id: actor.user_id } : to;

type Subject = Pick<ReminderContext, 'fields' | 'person' | 'isOfKind'> & { readonly stored: StoredRecord | null };

/** What a reminder is about: a record, or every record of a kind, of which each has its own person. */
const subjectOf = async (
  actor: Actor,
  { object, objectId }: Pick<Reminder, 'object' | 'objectId'>,
  employeeId: number | null,
): Promise<Subject> => {
  const keysOf = (dates: readonly { readonly key: string }[]) => dates.map(({ key }) => key);
  if (objectId === EVERY_RECORD) {
    const person = hasPerson(object) ? { hasAddress: true, hasLeft: false } : null;
    return { stored: null, fields: keysOf(await datesOfKind(actor, object)), person, isOfKind: true };
  }
  const stored = await (await sightOf(object)).see(actor, objectId);
  const person = await personToRemind(object, stored, employeeId);
  return {
    stored,
    fields: keysOf(await followableDates(actor, object, stored)),
    person: person && { hasAddress: person.address !== '', hasLeft: person.hasLeft },
  };
};

/** A reminder with what was entered, checked by the rules against its record. Throws their issues. */
export const planReminder = async (
  actor: Actor,
  base: Pick<Reminder, 'object' | 'objectId' | 'reminderId' | 'version' | 'created_by' | 'last'>,
  entered: Entered,
  before: Reminder | null = null,
): Promise<Reminder> => {
  const { stored, ...subject } = await subjectOf(actor, base, entered.employee_id);
  assertNoIssues(reminderIssues(entered, { ...subject, today: today(), before: before?.date ?? null }));
  const { date, message, to, repeat, employee_id } = entered;
  const reminder: Reminder = {
    ...base,
    employee_id,
    message,
    repeat,
    date: repeatField(repeat) === null ? date : null,
    to: recipientOf(actor, to),
    due: null,
    wake: null,
    field_date: null,
  };
  // The next sweep brings it to the records, or what was changed of it.
  if (stored === null) return { ...reminder, employee_id: null, due: today(), wake: today() };
  // People are reminded of another date anew, of the same one never again.
  const isSameDate =
    before !== null && before.date === reminder.date && repeatField(before.repeat) === repeatField(repeat);
  return withDue(isSameDate ? reminder : { ...reminder, last: null }, stored, today());
};
