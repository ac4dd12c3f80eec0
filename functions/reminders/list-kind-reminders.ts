import { listKindReminders } from '#shared/contract/reminders/list-kind-reminders.ts';
import { can } from '#shared/permissions/rules.ts';
import { kindFacts, objectTypes } from '#shared/records/object-types.ts';
import { seesReminder, EVERY_RECORD } from '#shared/reminders/reminder.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { datesOfKind, hasPerson } from './reminder-plan.ts';
import { remindersOf } from '#functions/platform/reminders/reminder-store.ts';
import { presentReminder } from './reminder-wire.ts';

export const handler = serve(listKindReminders, async ({ actor }) => {
  const seen = objectTypes.filter((object) => can(actor, kindFacts[object].read));
  const dates = await Promise.all(seen.map((object) => datesOfKind(actor, object)));
  const stored = await Promise.all(seen.map((object) => remindersOf(object, EVERY_RECORD)));
  return {
    data: stored
      .flat()
      .filter((each) => !each.ended && seesReminder(actor, each))
      .map((each) => ({ ...presentReminder(each), next_date: null, related_object: each.object })),
    kinds: seen.flatMap((object, at) => {
      const fields = dates[at]!.map(({ key, label, isOwnLabel }) => ({
        key,
        label,
        is_own_label: isOwnLabel === true,
      }));
      const may_remind_others = can(actor, kindFacts[object].write);
      return fields.length === 0 ? [] : [{ object, fields, has_person: hasPerson(object), may_remind_others }];
    }),
  };
});
