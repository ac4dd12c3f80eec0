import { deleteReminder } from '#shared/contract/reminders/delete-reminder.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { reminderToChange, assertMayReminder } from './reminder-access.ts';
import { endReminder } from '#functions/platform/reminders/reminder-store.ts';

export const handler = serve(
  deleteReminder,
  ({ body: { id }, actor, commit }) =>
    retryUnversioned(undefined, async () => commit(endReminder(await reminderToChange(actor, id)), { id })),
  ({ actor, named }) => assertMayReminder(actor, named('id')),
);
