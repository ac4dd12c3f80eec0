import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addReminder } from './add-reminder.ts';
import { deleteReminder } from './delete-reminder.ts';
import { dismissReminder } from './dismiss-reminder.ts';
import { editReminder } from './edit-reminder.ts';
import { listKindReminders } from './list-kind-reminders.ts';
import { listReminders } from './list-reminders.ts';

export const remindersEndpoints = [
  listReminders,
  listKindReminders,
  addReminder,
  editReminder,
  deleteReminder,
  dismissReminder,
] as const satisfies readonly Endpoint[];
