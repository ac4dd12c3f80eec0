import type { ReminderOut } from '#shared/contract/reminders/reminder.ts';
import { reminderIdOf } from '#shared/reminders/reminder-id.ts';
import { isForOneself, type Reminder } from '#shared/reminders/reminder.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';

export const presentReminder = (reminder: Reminder): ReminderOut => ({
  id: reminderIdOf(reminder),
  version: reminder.version,
  date: toDmyOrNull(reminder.date),
  message: reminder.message,
  to: isForOneself(reminder.to) ? 'me' : reminder.to,
  repeat: reminder.repeat,
  related_employee_id: reminder.employee_id,
  next_date: toDmyOrNull(reminder.due),
  last_date: toDmyOrNull(reminder.last),
  of_kind: reminder.of_kind === true,
  created_by: reminder.created_by.name,
});
