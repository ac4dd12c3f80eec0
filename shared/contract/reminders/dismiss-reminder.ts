import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { reminderIdText } from '#shared/reminders/reminder-id.ts';
import { wireDate } from '#shared/values/wire-date.ts';

export const dismissReminder = endpoint({
  id: 'reminders.dismissReminder',
  method: 'POST',
  path: '/api/reminders/done',
  permission: 'signed-in',
  summary: 'Take a reminder that was told off the own home page; done twice is fine',
  body: z.strictObject({ reminder_id: reminderIdText, date: wireDate }),
  response: z.object({ ok: z.literal(1) }),
});
