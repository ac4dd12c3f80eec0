import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { objectType } from '#shared/records/object-type.ts';
import { reminder } from './reminder.ts';

/** A kind of record whose dates can be followed. */
const kind = z.object({
  object: objectType,
  fields: z.array(
    z.object({
      key: z.string(),
      /** A message key, or the name itself where the company wrote it. */
      label: z.string(),
      is_own_label: z.boolean(),
    }),
  ),
  /** Whether records of the kind may be of a person, who can be reminded. */
  has_person: z.boolean(),
  may_remind_others: z.boolean(),
});

export const listKindReminders = endpoint({
  id: 'reminders.listKindReminders',
  method: 'GET',
  path: '/api/reminders/kinds',
  permission: 'settings:manage',
  summary: 'The reminders of every record of a kind, and the kinds and dates that one can follow',
  response: z.object({
    data: z.array(reminder.extend({ related_object: objectType })),
    kinds: z.array(kind),
  }),
});
