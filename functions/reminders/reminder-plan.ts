import type { Column } from '#shared/list/column.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { dueOf } from '#shared/reminders/occasions.ts';
import { dateIn, isFollowable, personIn } from '#shared/reminders/followed-date.ts';
import { reminderIssues, type ReminderValues } from '#shared/reminders/reminder.rules.ts';
import { repeatField, type Recipient, type Reminder } from '#shared/reminders/reminder.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { dateNow, documentDates } from './document-dates.ts';

type FollowableDate = Pick<Column<never>, 'key' | 'label' | 'isOwnLabel'> & { readonly date: IsoDate | null };

/** The dates of a record that this actor sees and that a reminder can follow, each with its present value. */
export const followableDates = async (
  actor: Actor,
  object: ObjectType,
  stored: StoredRecord,
): Promise<readonly FollowableDate[]> => {
  const [columns, documents] = await Promise.all([
    recordColumns(actor, object),
    documentDates(actor, object, stored.id),
  ]);
  const own = columns.filter(({ key, kind }) => kind === 'date' && isFollowable(object, key));
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

/** A reminder with what was entered, checked by the rules against its record. Throws their issues. */
export const planReminder = async (
  actor: Actor,
  base: Pick<Reminder, 'object' | 'objectId' | 'reminderId' | 'version' | 'created_by' | 'last'>,
  entered: Entered,
  before: Reminder | null = null,
): Promise<Reminder> => {
  const { object, objectId } = base;
  const stored = await (await sightOf(object)).see(actor, objectId);
  const dates = await followableDates(actor, object, stored);
  const person = await personToRemind(object, stored, entered.employee_id);
  assertNoIssues(
    reminderIssues(entered, {
      today: today(),
      fields: dates.map(({ key }) => key),
      person: person && { hasAddress: person.address !== '', hasLeft: person.hasLeft },
      before: before?.date ?? null,
    }),
  );
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
  // People are reminded of another date anew, of the same one never again.
  const isSameDate =
    before !== null && before.date === reminder.date && repeatField(before.repeat) === repeatField(repeat);
  return withDue(isSameDate ? reminder : { ...reminder, last: null }, stored, today());
};
