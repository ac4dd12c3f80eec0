import * as z from 'zod';
import { roles } from '#shared/permissions/actor.ts';
import type { Role } from '#shared/reminders/reminder.ts';
import { reminderIdText } from '#shared/reminders/reminder-id.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { line } from '#shared/values/text.ts';
import { cleared, version } from '#shared/values/wire.ts';
import { MESSAGE_MAX } from '#shared/reminders/reminder.rules.ts';

const roleOnly = z.strictObject({ role: z.enum(roles) });

/** Whom a reminder tells: its author, the person of the record, or every user of a role who sees the record. */
const recipient = z.union([z.enum(['me', 'person']), roleOnly]);

/** A role as it may be sent, too: `role:admin`. */
const roleText = z.enum(roles.map((role) => `role:${role}` as const)).transform((text) => ({
  // why: the text is one of those that were made of the roles
  role: text.slice('role:'.length) as Role,
}));

/** A recipient as it is sent. */
const recipientIn = z.union([z.enum(['me', 'person']), roleOnly, roleText]);

const repeat = z.union([
  z.literal('none'),
  z.strictObject({ days_before: z.number(), field: z.string() }),
  z.strictObject({ every_months: z.number() }),
]);

/** The fields of a reminder as somebody enters them; the rules judge them together. */
export const reminderFields = {
  date: cleared(wireDate),
  message: line(MESSAGE_MAX),
  to: recipientIn.prefault('me'),
  repeat: repeat.default('none'),
};

/** The fields of an edit, in which an absent one keeps its value. */
export const reminderEditFields = {
  date: cleared(wireDate),
  message: line(MESSAGE_MAX).optional(),
  to: recipientIn.optional(),
  repeat: repeat.optional(),
};

/** A reminder as the API answers it. */
export const reminder = z.object({
  id: reminderIdText,
  version,
  date: dmyDate.nullable(),
  message: z.string(),
  to: recipient,
  repeat,
  related_employee_id: z.int().nullable(),
  /** When it tells next; null when it does not, or not yet. */
  next_date: dmyDate.nullable(),
  /** When it told last. */
  last_date: dmyDate.nullable(),
  /** Whether it was set for every record of the kind, in the settings, where it is changed. */
  of_kind: z.boolean(),
  /** Who made it. */
  created_by: z.string(),
});
export type ReminderOut = z.output<typeof reminder>;
