import { isObjectType } from '#shared/records/object-types.ts';
import type { Reaction } from '#functions/platform/events/react.ts';
import { removeReminder, remindersOf } from '#functions/platform/reminders/reminder-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';

/**
 * Removes the reminders of a record that was deleted permanently, each by itself: a record may have more of them than fit
 * into one transaction. When the reaction is tried again, those that are left are read.
 */
export const forgetReminders: Reaction = async ({ object, object_id: id }) => {
  if (!isObjectType(object)) return [];
  for (const reminder of await remindersOf(object, id)) await transact(removeReminder(reminder));
  return [];
};
