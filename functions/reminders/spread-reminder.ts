import { dateIn } from '#shared/reminders/followed-date.ts';
import { dueOf } from '#shared/reminders/occasions.ts';
import { parseReminderId } from '#shared/reminders/reminder-id.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { repeatField, type Reminder } from '#shared/reminders/reminder.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { everyPartition } from '#functions/platform/storage/change-feed.ts';
import { listedReader, type ListedEntity } from '#functions/platform/storage/listed-rows.ts';
import { unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { readRecord } from './read-record.ts';
import { withDue } from './reminder-plan.ts';
import {
  addReminderWrites,
  broughtBy,
  changeReminder,
  readReminder,
  removeReminder,
  type Followed,
} from '#functions/platform/reminders/reminder-store.ts';

/** Another sweeper was faster, or somebody saved meanwhile: the sweep of tomorrow looks again. */
const meanwhile = new Set(['conflict', 'stale_version', 'not_found']);

/** The records that are to be told of by a reminder of their kind, by id; archived ones may be among them. */
export type RecordsDue = (ofKind: Reminder) => Promise<readonly number[]>;

const isToTell = ({ object, repeat }: Reminder, stored: StoredRecord, day: IsoDate): boolean => {
  const date = dateIn(object, stored, repeatField(repeat) ?? '');
  const occasion = dueOf({ date: null, repeat, last: null, field_date: date }, day);
  return occasion !== null && occasion <= day;
};

const readDue = async (object: ObjectType, reminders: readonly Reminder[]): Promise<Map<Reminder, number[]>> => {
  const { store } = await sightOf(object);
  // why: the store of a kind packs its own records, of which only the dates and the id are read here
  const read = listedReader(store as ListedEntity<StoredRecord>);
  const day = today();
  const due = new Map(reminders.map((each) => [each, [] as number[]]));
  const take = (stored: StoredRecord): void => {
    for (const [each, ids] of due) if (isToTell(each, stored, day)) ids.push(stored.id);
  };
  await read(everyPartition(store.type, 0), () => false, take);
  return due;
};

/** The records for all reminders of one kind, which are read once, when the first of them asks. */
export const recordsDueOf = (object: ObjectType, reminders: readonly Reminder[]): RecordsDue => {
  let found: ReturnType<typeof readDue> | undefined;
  return async (ofKind) => (await (found ??= readDue(object, reminders))).get(ofKind) ?? [];
};

/** Gives a record its own reminder, which tells, follows the date and sleeps like any other. */
const bringTo = async (ofKind: Reminder, objectId: number, day: IsoDate): Promise<void> => {
  const { object, reminderId } = ofKind;
  if (await readReminder({ object, objectId, reminderId })) return;
  const stored = await readRecord(object, objectId);
  if (!stored || stored.deleted === 1) return;
  const reminder = await withDue({ ...ofKind, objectId, version: 1, last: null, of_kind: true }, stored, day);
  await unlessRefused(meanwhile, () => transact(addReminderWrites(reminder)));
};

const eachBrought = async (
  brought: readonly Followed[],
  writesFor: (reminder: Reminder) => Promise<Write[]> | Write[],
): Promise<void> => {
  for (const { sk } of brought) {
    const place = parseReminderId(sk);
    const reminder = place && (await readReminder(place));
    if (reminder) await unlessRefused(meanwhile, async () => transact(await writesFor(reminder)));
  }
};

/** The reminder of a record with what was changed in the settings since. */
const asChanged = async (reminder: Reminder, ofKind: Reminder, day: IsoDate): Promise<Write[]> => {
  const stored = await readRecord(reminder.object, reminder.objectId);
  if (!stored) return [];
  const { message, to, repeat } = ofKind;
  const isSameDate = repeatField(reminder.repeat) === repeatField(repeat);
  const changed = { ...reminder, message, to, repeat, last: isSameDate ? reminder.last : null };
  return changeReminder(reminder, await withDue(changed, stored, day));
};

/**
 * Brings a reminder of every record to the records whose occasion has come, each once for its date, and looks again
 * tomorrow. What it brought to a record goes once the date has passed, and with the reminder itself.
 */
export const spreadReminder = async (ofKind: Reminder, recordsDue: RecordsDue): Promise<void> => {
  const day = today();
  const brought = await broughtBy(ofKind);
  if (ofKind.ended) {
    await eachBrought(brought, removeReminder);
    return transact(removeReminder(ofKind));
  }
  const isPassed = ({ field_date: date }: Followed): boolean => date !== null && date < day;
  await eachBrought(brought.filter(isPassed), removeReminder);
  if (ofKind.due !== null)
    await eachBrought(
      brought.filter((each) => !isPassed(each)),
      (reminder) => asChanged(reminder, ofKind, day),
    );
  const due = await recordsDue(ofKind);
  await doChores(
    due.map((id) => () => bringTo(ofKind, id, day)),
    'a reminder not brought to every record',
  );
  await transact(changeReminder(ofKind, { ...ofKind, due: null, wake: addDays(day, 1) }));
};
