import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { parseReminderId } from '#shared/reminders/reminder-id.ts';
import { EVERY_RECORD, repeatField, seesReminder } from '#shared/reminders/reminder.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { followedReminders, remindersOf } from '#functions/platform/reminders/reminder-store.ts';

type FieldReminders = { readonly reminders: string[]; readonly other_reminders: number };

const fieldsFollowed = async (object: ObjectType, isBrought: (reminderId: string) => boolean): Promise<string[]> => {
  const fields: string[] = [];
  for await (const batch of followedReminders())
    for (const each of batch)
      if (each.object === object && !isBrought(parseReminderId(each.sk)?.reminderId ?? '')) fields.push(each.field);
  return fields;
};

/**
 * The texts of the reminders of every record that follow a custom date field, by its key, and the number of others: those
 * of single records, which may be out of sight, and what other users note for themselves.
 */
export const remindersByField = async (object: ObjectType, actor: Actor): Promise<(key: string) => FieldReminders> => {
  const hasDates = (await definedFields(object)).some(({ type }) => type === 'date');
  if (!hasDates) return () => ({ reminders: [], other_reminders: 0 });
  const ofKind = await remindersOf(object, EVERY_RECORD);
  const ids = new Set(ofKind.map(({ reminderId }) => reminderId));
  const followed = await fieldsFollowed(object, (id) => ids.has(id));
  return (key) => {
    const following = ofKind.filter(({ ended, repeat }) => !ended && repeatField(repeat) === key);
    const seen = following.filter((each) => seesReminder(actor, each));
    return {
      reminders: seen.map(({ message }) => message),
      other_reminders: following.length - seen.length + followed.filter((field) => field === key).length,
    };
  };
};
