import { AppError } from '#shared/errors/problem.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { can } from '#shared/permissions/rules.ts';
import type { RelatedObject } from '#shared/contract/activity/related-object.ts';
import { parseReminderId } from '#shared/reminders/reminder-id.ts';
import { EVERY_RECORD, isForOneself, seesReminder, type Recipient, type Reminder } from '#shared/reminders/reminder.ts';
import { assertMaySee, changeableObject, visibleObject } from '#functions/activity/visible-object.ts';
import { readReminder } from '#functions/platform/reminders/reminder-store.ts';

export const mayRemindOthers = (actor: Actor, object: ObjectType, related: RelatedObject): boolean =>
  related.may_change && can(actor, kindFacts[object].write);

/** Throws `forbidden` without the right to the kind of record or, for every record of it, to the settings. */
export const assertMayRemindOf = (actor: Actor, object: ObjectType, id: number): void => {
  if (id === EVERY_RECORD) assertMay(actor, 'settings:manage');
  assertMaySee(actor, object);
};

/** `assertMayRemindOf` of the record that the id of a reminder names. */
export const assertMayReminder = (actor: Actor, id: string): void => {
  const place = parseReminderId(id);
  if (place) assertMayRemindOf(actor, place.object, place.objectId);
};

/**
 * Whoever sees a record may be reminded of it; reminding others needs the right to change it. A reminder of every record
 * of a kind is a setting of the company, for users with the same rights to the kind.
 */
export const assertMayRemind = async (actor: Actor, object: ObjectType, id: number, to: Recipient): Promise<void> => {
  assertMayRemindOf(actor, object, id);
  const isChangeable = id === EVERY_RECORD || (await visibleObject(actor, object, id)).may_change;
  if (isForOneself(to)) return;
  assertMay(actor, kindFacts[object].write);
  if (!isChangeable) await changeableObject(actor, object, id);
};

/** The reminder behind an id for a change of it; 404 when it is unknown or out of the actor's sight. */
export const reminderToChange = async (actor: Actor, id: string): Promise<Reminder> => {
  const place = parseReminderId(id);
  if (!place) throw new AppError('not_found');
  if (place.objectId !== EVERY_RECORD) await visibleObject(actor, place.object, place.objectId);
  const reminder = await readReminder(place);
  if (!reminder || reminder.ended || !seesReminder(actor, reminder)) throw new AppError('not_found');
  await assertMayRemind(actor, place.object, place.objectId, reminder.to);
  // What a reminder of every record brought would come back.
  if (reminder.of_kind) throw new AppError('wrong_state', { detail: 'Change this reminder in the settings.' });
  return reminder;
};
