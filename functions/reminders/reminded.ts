import type { EventPayload } from '#shared/activity/events.ts';
import { kindFacts } from '#shared/records/object-types.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { isForOneself, type Reminder } from '#shared/reminders/reminder.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { personToRemind } from './reminder-plan.ts';

/** Somebody who is reminded: by mail where there is an address, at home where they are a user. */
export type Reminded = {
  readonly userId: number | null;
  /** The person whom the reminder names, or who has the record; null for users. */
  readonly employeeId: number | null;
  readonly name: string;
  readonly address: string;
};

type RecipientPayload = Pick<EventPayload<'reminder_due'>, 'to' | 'role'>;
type Why = EventPayload<'reminder_not_sent'>['why'];

/** Whom a reminder tells on its day, in the words of its event, and why it reaches nobody, or somebody only at home. */
export type Recipients = {
  readonly people: readonly Reminded[];
  readonly payload: RecipientPayload;
  readonly why: Why | null;
};

const toUser = ({ id, name, email }: UserRow): Reminded => ({ userId: id, employeeId: null, name, address: email });

const sees = async ({ subject }: UserRow, { object, objectId }: Reminder): Promise<boolean> => {
  try {
    const actor = await loadActor(subject);
    if (!can(actor, kindFacts[object].read)) return false;
    await (await sightOf(object)).see(actor, objectId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

const ofPerson = async (reminder: Reminder, stored: object, users: readonly UserRow[]): Promise<Recipients> => {
  const { object, employee_id: about } = reminder;
  const person = await personToRemind(object, stored, about);
  if (!person) return { people: [], payload: {}, why: 'nobody' };
  const payload = { to: person.name };
  if (person.hasLeft) return { people: [], payload, why: 'person_left' };
  const userId = users.find(({ employee_id: id }) => id === person.id)?.id ?? null;
  const { name, address } = person;
  return {
    people: [{ userId, employeeId: person.id, name, address }],
    payload,
    why: address === '' ? 'no_address' : null,
  };
};

const ofRole = async (reminder: Reminder, role: string, users: readonly UserRow[]): Promise<Recipients> => {
  const people: Reminded[] = [];
  for (const user of users) if (user.role === role && (await sees(user, reminder))) people.push(toUser(user));
  return { people, payload: { role }, why: people.length === 0 ? 'nobody' : null };
};

const ofUser = async (reminder: Reminder, userId: number, users: readonly UserRow[]): Promise<Recipients> => {
  const user = users.find(({ id }) => id === userId);
  const payload = { to: user?.name ?? reminder.created_by.name };
  if (!user) return { people: [], payload, why: 'person_left' };
  return (await sees(user, reminder))
    ? { people: [toUser(user)], payload, why: user.email === '' ? 'no_address' : null }
    : { people: [], payload, why: 'nobody' };
};

/** The recipients of a reminder of this record by now, without users who may no longer see the record. */
export const recipientsOf = async (reminder: Reminder, stored: object): Promise<Recipients> => {
  const users = [...(await userCollection.refresh()).all()].filter(({ active }) => active === 1);
  const { to } = reminder;
  if (to === 'person') return ofPerson(reminder, stored, users);
  return isForOneself(to) ? ofUser(reminder, to.user_id, users) : ofRole(reminder, to.role, users);
};
