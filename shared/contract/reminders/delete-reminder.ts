import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { reminderIdText } from '#shared/reminders/reminder-id.ts';

export const deleteReminder = endpoint({
  id: 'reminders.deleteReminder',
  method: 'POST',
  path: '/api/reminders/delete',
  permission: 'signed-in',
  summary: 'Delete a reminder',
  body: z.strictObject({ id: reminderIdText }),
  response: z.object({ id: reminderIdText }),
  errors: ['not_found', 'stale_version', 'wrong_state'],
});
