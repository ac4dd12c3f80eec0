import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { relatedObject } from '#shared/contract/activity/related-object.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { idParam } from '#shared/values/wire.ts';
import { reminder } from './reminder.ts';

/** A date of the record that a reminder can follow. */
const followed = z.object({
  key: z.string(),
  /** A message key, or the name itself where the company wrote it. */
  label: z.string(),
  is_own_label: z.boolean(),
  /** The present date of this record. */
  date: dmyDate.nullable(),
});

export const listReminders = endpoint({
  id: 'reminders.listReminders',
  method: 'GET',
  path: '/api/reminders/list',
  permission: 'signed-in',
  summary: 'The reminders of one record, next ones first; those of other users for themselves are left out',
  query: z.strictObject({
    relatedObject: objectType,
    relatedObjectId: idParam,
    relatedEmployeeId: idParam.optional(),
  }),
  response: z.object({
    data: z.array(reminder),
    relatedObjectData: relatedObject,
    fields: z.array(followed),
    /** The person whom a reminder can tell; null for nobody. */
    person: z.object({ name: z.string(), has_address: z.boolean(), has_left: z.boolean() }).nullable(),
    /** Whether the user may remind the person and the users of a role. */
    may_remind_others: z.boolean(),
  }),
  errors: ['not_found'],
});
