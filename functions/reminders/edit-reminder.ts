import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import { isForOneself, type Reminder } from '#shared/reminders/reminder.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { assertMayRemind, reminderToChange, assertMayReminder } from './reminder-access.ts';
import { planReminder, type Entered } from './reminder-plan.ts';
import { changeReminder } from '#functions/platform/reminders/reminder-store.ts';
import { presentReminder } from './reminder-wire.ts';

const enteredBefore = ({ date, message, to, repeat, employee_id }: Reminder): Entered => ({
  date,
  message,
  repeat,
  employee_id,
  to: isForOneself(to) ? 'me' : to,
});

export const handler = serve(
  editReminder,
  ({ body: { id, version, ...change }, actor, commit }) =>
    editRecord({
      of: undefined,
      version,
      commit,
      read: () => reminderToChange(actor, id),
      present: presentReminder,
      plan: async (before) => {
        const entered = { ...enteredBefore(before), ...sentFields(change) };
        const { to } = entered;
        await assertMayRemind(actor, before.object, before.objectId, to === 'me' ? { user_id: actor.user_id } : to);
        const after = await planReminder(actor, before, entered, before);
        return { writes: changeReminder(before, after, presentReminder), answer: (next) => ({ id, version: next }) };
      },
    }),
  ({ actor, named }) => assertMayReminder(actor, named('id')),
);
