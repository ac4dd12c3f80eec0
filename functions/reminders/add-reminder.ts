import { ulid } from 'ulid';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { EVERY_RECORD } from '#shared/reminders/reminder.ts';
import { reminderIdOf } from '#shared/reminders/reminder-id.ts';
import { findPersonOrLeaver } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayRemind, assertMayRemindOf } from './reminder-access.ts';
import { planReminder } from './reminder-plan.ts';
import { addReminderWrites } from '#functions/platform/reminders/reminder-store.ts';

export const handler = serve(
  addReminder,
  async ({ body, actor, commit }) => {
    const { related_object: object, related_object_id: record, related_employee_id: about, ...fields } = body;
    const { to } = fields;
    const objectId = record ?? EVERY_RECORD;
    await assertMayRemind(actor, object, objectId, to === 'me' ? { user_id: actor.user_id } : to);
    if (about != null) await findPersonOrLeaver(actor, about, 'related_employee_id');
    const created_by = { user_id: actor.user_id, name: actor.name };
    const base = { object, objectId, reminderId: ulid(), version: 1, created_by, last: null };
    const entered = { ...fields, date: fields.date ?? null, employee_id: about ?? null };
    const reminder = await planReminder(actor, base, entered);
    return commit(addReminderWrites(reminder), { id: reminderIdOf(reminder) });
  },
  ({ actor, named }) => assertMayRemindOf(actor, named('related_object'), named('related_object_id') ?? EVERY_RECORD),
);
