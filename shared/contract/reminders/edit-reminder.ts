import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { reminderIdText } from '#shared/reminders/reminder-id.ts';
import { version } from '#shared/values/wire.ts';
import { reminderEditFields } from './reminder.ts';

export const editReminder = endpoint({
  id: 'reminders.editReminder',
  method: 'POST',
  path: '/api/reminders/edit',
  permission: 'signed-in',
  summary: 'Change a reminder; absent fields keep their values',
  body: z.strictObject({ id: reminderIdText, version: version.optional(), ...reminderEditFields }),
  response: z.object({ id: reminderIdText, version }),
  errors: ['not_found', 'stale_version', 'wrong_state'],
});
