import { dueOf, occasionOn } from '#shared/reminders/occasions.ts';
import { reminderIdOf, type ReminderPlace } from '#shared/reminders/reminder-id.ts';
import { isForOneself, EVERY_RECORD, type Reminder } from '#shared/reminders/reminder.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { reminderTexts } from '#functions/platform/texts/reminders.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { followDates } from './follow-dates.ts';
import { lineWrite } from './reminder-lines.ts';
import { readRecord } from './read-record.ts';
import { withDue } from './reminder-plan.ts';
import { changeReminder, dueBy, readReminder, removeReminder } from '#functions/platform/reminders/reminder-store.ts';
import { recordsDueOf, spreadReminder } from './spread-reminder.ts';
import { recipientsOf, type Reminded, type Recipients } from './reminded.ts';

/** People whose mail and line stand in the transaction of the reminder itself; those of more are saved before it. */
const TOGETHER = 40;

type Occasion = { readonly occasion: IsoDate; readonly record: string; readonly late: boolean };

/** The mail and the line of one person. Their keys are of the occasion, so that a second attempt repeats nothing. */
const noticeOf = (reminder: Reminder, due: Occasion, { userId, employeeId, name, address }: Reminded): Write[] => {
  const { object, objectId, employee_id: about, message } = reminder;
  const date = toDmy(due.occasion);
  const query = about === null ? '' : `?relatedEmployeeId=${about}`;
  return [
    ...(address === ''
      ? []
      : [
          queueMail({
            purpose: 'reminder',
            object,
            object_id: objectId,
            employee_id: employeeId,
            to: { name, address },
            occasion: `${reminderIdOf(reminder)}#${due.occasion}`,
            values: {
              text: message,
              record: due.record,
              date,
              url: `/reminders/${object}/${objectId}${query}`,
              late: due.late ? inEveryLanguage((language) => reminderTexts(language).mail.late) : '',
            },
          }),
        ]),
    ...(userId === null ? [] : [lineWrite(userId, reminder, { ...due, own: employeeId !== null })]),
  ];
};

const eventsOf = (reminder: Reminder, due: Occasion, { people, payload: to, why }: Recipients): Write[] => {
  const { object, objectId } = reminder;
  // A message that somebody notes for themselves is read by nobody else.
  const said = { ...to, date: toDmy(due.occasion), ...(!isForOneself(reminder.to) && { message: reminder.message }) };
  return [
    ...(people.length === 0
      ? []
      : [newSystemEvent({ object, id: objectId, type: 'reminder_due', payload: { ...said, late: due.late } })]),
    ...(why === null
      ? []
      : [newSystemEvent({ object, id: objectId, type: 'reminder_not_sent', payload: { ...said, why } })]),
  ].map((event) => storeEvent(event));
};

/** An address that several users share gets one mail; each of them has their line. */
const withOneMail = (people: readonly Reminded[]): Reminded[] => {
  const mailed = new Set<string>();
  return people.map((person) => {
    const address = person.address.trim().toLowerCase();
    const isFirst = !mailed.has(address);
    mailed.add(address);
    return isFirst ? person : { ...person, address: '' };
  });
};

const tell = async (reminder: Reminder, due: IsoDate, stored: StoredRecord): Promise<boolean> => {
  const day = today();
  const occasion = occasionOn(reminder, due, day);
  const sight = await sightOf(reminder.object);
  const notice = { occasion, record: sight.nameOf(stored), late: occasion < day };
  const recipients = await recipientsOf(reminder, stored);
  const after = { ...reminder, last: occasion };
  const next = dueOf({ ...after, field_date: null }, day);
  const notices = withOneMail(recipients.people).map((person) => noticeOf(reminder, notice, person));
  while (notices.length > TOGETHER) await transact(notices.splice(0, TOGETHER).flat());
  await transact([
    ...changeReminder(reminder, { ...after, due: next, wake: next }),
    ...eventsOf(reminder, notice, recipients),
    ...notices.flat(),
  ]);
  return true;
};

/** Looks at a reminder whose day has come. Only one of several sweepers saves what it found. */
const wake = async (place: ReminderPlace): Promise<boolean> => {
  const day = today();
  const reminder = await readReminder(place);
  if (!reminder || reminder.due === null || reminder.wake === null || reminder.wake > day) return false;
  const stored = await readRecord(place.object, place.objectId);
  if (!stored) {
    await transact(removeReminder(reminder));
    return false;
  }
  // The reminders of an archived record sleep; they are looked at again the day after.
  const looked = stored.deleted === 1 ? { ...reminder, wake: addDays(day, 1) } : await atItsDate(reminder, stored, day);
  if (looked !== reminder) {
    await transact(changeReminder(reminder, looked));
    return looked.wake !== null && looked.wake <= day && wake(place);
  }
  return tell(reminder, reminder.due, stored);
};

/** The reminder by the present date of its record; the same object where that date has not moved. */
const atItsDate = async (reminder: Reminder, stored: StoredRecord, day: IsoDate): Promise<Reminder> => {
  const derived = await withDue(reminder, stored, day);
  return derived.field_date === reminder.field_date ? reminder : derived;
};

/** Another sweeper, or an edit, may be faster; the next sweep looks again. */
const meanwhile = new Set(['stale_version', 'not_found']);

type Chore = () => Promise<unknown>;

/** Brings reminders of every record to those whose day has come; the rows of a kind are read once for all of its own. */
const spreadChores = async (places: readonly ReminderPlace[]): Promise<Chore[]> => {
  const read = await Promise.all(places.map(readReminder));
  const awake = read.flatMap((each) => (each && each.wake !== null && each.wake <= today() ? [each] : []));
  return [...Map.groupBy(awake, ({ object }) => object)].flatMap(([object, reminders]) => {
    const recordsDue = recordsDueOf(object, reminders);
    return reminders.map((each) => () => unlessRefused(meanwhile, () => spreadReminder(each, recordsDue)));
  });
};

const placesDue = async (): Promise<ReminderPlace[]> => {
  const places: ReminderPlace[] = [];
  for await (const place of dueBy(today())) places.push(place);
  return places;
};

const isOfKind = ({ objectId }: ReminderPlace): boolean => objectId === EVERY_RECORD;

/**
 * Tells every reminder that is due: a mail and a line at home for each recipient, and an event, exactly once for each
 * occasion, in one transaction with the next one. Returns how many were told.
 */
export const tellReminders = async (): Promise<number> => {
  let count = 0;
  const tellOne = async (place: ReminderPlace): Promise<void> => {
    if (await wake(place)) count += 1;
  };
  await followDates();
  const due = await placesDue();
  const spreading = await spreadChores(due.filter(isOfKind));
  const tellAll = async (): Promise<void> => {
    // What was just brought to records is told by the same sweep.
    const places = spreading.length > 0 ? await placesDue() : due;
    const telling = places.filter((place) => !isOfKind(place));
    await doChores(
      telling.map((place) => () => unlessRefused(meanwhile, () => tellOne(place))),
      'reminders not told',
    );
  };
  await doChores([...spreading, tellAll], 'reminders not told');
  return count;
};
