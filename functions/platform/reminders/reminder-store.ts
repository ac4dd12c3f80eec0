import type { ObjectType } from '#shared/records/object-types.ts';
import { parseReminderId, reminderIdOf, type ReminderPlace } from '#shared/reminders/reminder-id.ts';
import { EVERY_RECORD, repeatField, type Reminder } from '#shared/reminders/reminder.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { versionedDataOf } from '#functions/platform/storage/item-data.ts';
import { reminderDueKey, reminderFollowKey, reminderKey, type Key } from '#functions/platform/storage/keys.ts';
import { queryBatches, queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import {
  addVersionedItem,
  changeVersionedItem,
  readVersionedItem,
  removeVersionedItem,
} from '#functions/platform/storage/versioned-item.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

const keyOf = ({ object, objectId, reminderId }: ReminderPlace): Key => reminderKey(object, objectId, reminderId);

export const readReminder = (place: ReminderPlace): Promise<Reminder | undefined> => readVersionedItem(keyOf(place));

/** Every reminder of a record, in the order in which they were made. */
export const remindersOf = async (object: ObjectType, objectId: number): Promise<Reminder[]> => {
  const found = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reminderKey(object, objectId, '').pk },
  });
  return found.map((item) => versionedDataOf<Reminder>(item));
};

/** The items by which the sweeper finds a reminder: the day on which it looks at it, and the date that it follows. */
const markersOf = (reminder: Reminder | undefined): Item[] => {
  if (!reminder) return [];
  // What a reminder of every record brought to a record follows its date; the one of every record has none.
  const { wake, repeat, field_date: fieldDate, object, objectId } = reminder;
  const id = reminderIdOf(reminder);
  const field = objectId === EVERY_RECORD ? null : repeatField(repeat);
  return [
    ...(wake === null ? [] : [reminderDueKey(wake, id)]),
    ...(field === null
      ? []
      : [{ ...reminderFollowKey(id), object, object_id: objectId, field, field_date: fieldDate }]),
  ];
};

const markerWrites = (before: Reminder | undefined, after: Reminder | undefined): Write[] => {
  const kept = markersOf(after);
  const keys = new Set(kept.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
  const dropped = markersOf(before).filter(({ pk, sk }) => !keys.has(`${String(pk)} ${String(sk)}`));
  return [
    ...dropped.map(({ pk, sk }): Write => ({
      build: () => ({ Delete: { TableName: recordsTable(), Key: { pk, sk } } }),
    })),
    ...kept.map((marker): Write => ({ build: () => ({ Put: { TableName: recordsTable(), Item: marker } }) })),
  ];
};

export const addReminderWrites = (reminder: Reminder): Write[] => [
  addVersionedItem(keyOf(reminder), reminder),
  ...markerWrites(undefined, reminder),
];

/** Replaces the reminder if it still has the version of `before`; fails with `stale_version` otherwise. */
export const changeReminder = (
  before: Reminder,
  after: Reminder,
  present: (reminder: Reminder) => unknown = () => undefined,
): Write[] => [changeVersionedItem(keyOf(before), before, after, present), ...markerWrites(before, after)];

export const removeReminder = (before: Reminder): Write[] => [
  removeVersionedItem(keyOf(before), before),
  ...markerWrites(before, undefined),
];

/** A reminder of every record of a kind goes with the next sweep, after those that it brought to records. */
export const endReminder = (before: Reminder): Write[] =>
  before.objectId === EVERY_RECORD
    ? changeReminder(before, { ...before, ended: true, wake: today() })
    : removeReminder(before);

/** The reminders to look at by the end of a day, in batches. */
export const dueBy = async function* (day: IsoDate): AsyncGenerator<ReminderPlace> {
  const batches = queryBatches<{ sk: string }>({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk AND sk < :after',
    ExpressionAttributeValues: { ':pk': reminderDueKey('', '').pk, ':after': addDays(day, 1) },
  });
  for await (const batch of batches) {
    for (const { sk } of batch) {
      const place = parseReminderId(sk.slice(sk.indexOf('#') + 1));
      if (place) yield place;
    }
  }
};

/** A reminder that follows a date of its record, with the date from which its occasion was counted. */
export type Followed = {
  readonly sk: string;
  readonly object: ObjectType;
  readonly object_id: number;
  readonly field: string;
  readonly field_date: IsoDate | null;
};

export const followedReminders = (): AsyncGenerator<Followed[], void, undefined> =>
  queryBatches<Followed>({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reminderFollowKey('').pk },
  });

/** The reminders of records that one of every record of their kind brought. */
export const broughtBy = async ({ object, reminderId }: Reminder): Promise<Followed[]> => {
  const found: Followed[] = [];
  for await (const batch of followedReminders())
    found.push(...batch.filter((each) => each.object === object && each.sk.endsWith(`-${reminderId}`)));
  return found;
};
