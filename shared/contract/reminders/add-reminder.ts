import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { reminderIdText } from '#shared/reminders/reminder-id.ts';
import { id } from '#shared/values/wire.ts';
import { reminderFields } from './reminder.ts';

export const addReminder = endpoint({
  id: 'reminders.addReminder',
  method: 'POST',
  path: '/api/reminders/add',
  permission: 'signed-in',
  summary: 'Add a reminder to a record in sight; reminding others needs the right to change the record',
  body: z.strictObject({
    related_object: objectType,
    related_object_id: id,
    related_employee_id: id.nullish(),
    ...reminderFields,
  }),
  response: z.object({ id: reminderIdText }),
  errors: ['not_found'],
  idempotent: true,
});
