import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import { documentOfKey } from '#shared/reminders/followed-date.ts';
import { seesReminder, repeatField, type Reminder } from '#shared/reminders/reminder.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { visibleObject, assertMaySee } from '#functions/activity/visible-object.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { mayRemindOthers } from './reminder-access.ts';
import { followableDates, personToRemind } from './reminder-plan.ts';
import { remindersOf } from '#functions/platform/reminders/reminder-store.ts';
import { presentReminder } from './reminder-wire.ts';

/** The next ones first; those that tell no more come last. */
const byNext = (one: Reminder, other: Reminder): number => (one.due ?? '9').localeCompare(other.due ?? '9');

export const handler = serve(
  listReminders,
  async ({ query, actor }) => {
    const { relatedObject: object, relatedObjectId: id, relatedEmployeeId: about = null } = query;
    const related = await visibleObject(actor, object, id);
    if (about !== null) await visiblePerson(actor, about);
    const stored = await (await sightOf(object)).see(actor, id);
    const [dates, all] = await Promise.all([followableDates(actor, object, stored), remindersOf(object, id)]);
    const person = await personToRemind(object, stored, about);
    const shown = all.filter((each) => seesReminder(actor, each) && (about === null || each.employee_id === about));
    const followed = new Set(shown.map(({ repeat }) => repeatField(repeat)));
    return {
      data: shown.toSorted(byNext).map(presentReminder),
      relatedObjectData: related,
      fields: dates
        .filter(({ key, date }) => date !== null || documentOfKey(key) === undefined || followed.has(key))
        .map(({ key, label, isOwnLabel, date }) => {
          return { key, label, is_own_label: isOwnLabel === true, date: toDmyOrNull(date) };
        }),
      person: person && { name: person.name, has_address: person.address !== '', has_left: person.hasLeft },
      may_remind_others: mayRemindOthers(actor, object, related),
    };
  },
  ({ actor, named }) => assertMaySee(actor, named('relatedObject')),
);
