import { reminderIdOf } from '#shared/reminders/reminder-id.ts';
import { EVERY_RECORD, repeatField, type Reminder } from '#shared/reminders/reminder.ts';
import { reminderDueKey, reminderFollowKey } from '#functions/platform/storage/keys.ts';
import type { Finding } from './finding.ts';

/** The reminders of a tenant, and the keys of the markers by which the sweeper finds them. */
export type Reminders = { readonly stored: Reminder[]; readonly markers: Set<string> };

const textOf = ({ pk, sk }: { pk: string; sk: string }): string => `${pk} ${sk}`;

/** Notes an item of reminders. */
export const noteReminder = ({ stored, markers }: Reminders, pk: string, sk: string, data: unknown): void => {
  if (pk.startsWith('reminder#')) stored.push(data as Reminder);
  else if (!pk.startsWith('reminder-line#')) markers.add(textOf({ pk, sk }));
};

const isOfKind = ({ objectId }: Reminder): boolean => objectId === EVERY_RECORD;

const wantedOf = (reminder: Reminder): string[] => {
  const { wake, repeat } = reminder;
  const id = reminderIdOf(reminder);
  return [
    ...(wake === null ? [] : [textOf(reminderDueKey(wake, id))]),
    ...(repeatField(repeat) === null || isOfKind(reminder) ? [] : [textOf(reminderFollowKey(id))]),
  ];
};

/** A reminder has its record, or the one of its kind that brought it, and the markers that wake it, and there is no marker besides. */
export const checkReminders = ({ stored, markers }: Reminders, exists: (owner: string) => boolean): Finding[] => {
  const ofKinds = new Set(stored.filter(isOfKind).map(({ reminderId }) => reminderId));
  const wanted = new Map(stored.flatMap((reminder) => wantedOf(reminder).map((key) => [key, reminder] as const)));
  return [
    ...stored.flatMap((reminder) =>
      isOfKind(reminder) || exists(`${reminder.object}#${reminder.objectId}`)
        ? []
        : [{ check: 'reminder', key: reminderIdOf(reminder), detail: 'has no record' }],
    ),
    ...stored.flatMap((reminder) =>
      reminder.of_kind !== true || ofKinds.has(reminder.reminderId)
        ? []
        : [{ check: 'reminder', key: reminderIdOf(reminder), detail: 'has no reminder of its kind' }],
    ),
    ...[...wanted.keys()].flatMap((key) =>
      markers.has(key) ? [] : [{ check: 'reminder', key, detail: 'is missing, so the reminder would not wake' }],
    ),
    ...[...markers].flatMap((key) => (wanted.has(key) ? [] : [{ check: 'reminder', key, detail: 'wakes nothing' }])),
  ];
};
