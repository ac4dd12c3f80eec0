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
  summary:
    'Add a reminder to a record in sight, or to every record of a kind; reminding others needs the right to change it',
  body: z.strictObject({
    related_object: objectType,
    /** Absent for every record of the kind, which needs the right to the settings. */
    related_object_id: id.nullish(),
    related_employee_id: id.nullish(),
    ...reminderFields,
  }),
  response: z.object({ id: reminderIdText }),
  errors: ['not_found'],
  idempotent: true,
});
