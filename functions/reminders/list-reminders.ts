import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import { dateIn } from '#shared/reminders/followed-date.ts';
import type { Reminder } from '#shared/reminders/reminder.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { visibleObject } from '#functions/activity/visible-object.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { sightOf } from '#functions/records/record-sights.ts';
import { mayRemindOthers, seesReminder } from './reminder-access.ts';
import { followableDates, personToRemind } from './reminder-plan.ts';
import { remindersOf } from './reminder-store.ts';
import { presentReminder } from './reminder-wire.ts';

/** The next ones first; those that tell no more come last. */
const byNext = (one: Reminder, other: Reminder): number => (one.due ?? '9').localeCompare(other.due ?? '9');

export const handler = serve(listReminders, async ({ query, actor }) => {
  const { relatedObject: object, relatedObjectId: id, relatedEmployeeId: about = null } = query;
  const related = await visibleObject(actor, object, id);
  if (about !== null) await visiblePerson(actor, about);
  const [stored, dates, all] = await Promise.all([
    sightOf(object).then((sight) => sight.see(actor, id)),
    followableDates(actor, object),
    remindersOf(object, id),
  ]);
  const person = await personToRemind(object, stored, about);
  const shown = all.filter((each) => seesReminder(actor, each) && (about === null || each.employee_id === about));
  return {
    data: shown.toSorted(byNext).map(presentReminder),
    relatedObjectData: related,
    fields: dates.map(({ key, label, isOwnLabel }) => {
      return { key, label, is_own_label: isOwnLabel === true, date: toDmyOrNull(dateIn(object, stored, key)) };
    }),
    person: person && { name: person.name, has_address: person.address !== '', has_left: person.hasLeft },
    may_remind_others: mayRemindOthers(actor, object, related),
  };
});
