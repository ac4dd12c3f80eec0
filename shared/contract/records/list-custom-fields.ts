import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customField, customFieldObjects } from '#shared/custom-fields/custom-field.ts';
import { flag } from '#shared/values/wire.ts';

export const listCustomFields = endpoint({
  id: 'records.listCustomFields',
  method: 'GET',
  path: '/api/customFields/list',
  permission: 'signed-in',
  byKey: true,
  summary: 'Custom fields of an object by priority, then name; archived ones only for users who define fields',
  query: z.strictObject({
    object_type: z.enum(customFieldObjects),
    include_archived: z.enum(['0', '1']).default('0'),
  }),
  response: z.object({
    data: z.array(
      customField.extend({
        /** Number of records with a value, for users who define fields. */
        used_count: z.int().nonnegative().optional(),
        /**
         * What cannot be used while the field is archived, for the same users; `others` are private to others. Contracts
         * that are made from `templates` meanwhile miss its value; they are told to whoever reads templates. `reminders`
         * of every record follow its dates, `other_reminders` are of single records or private to others.
         */
        used_in: z
          .object({
            segments: z.array(z.string()),
            views: z.array(z.string()),
            templates: z.array(z.string()),
            reminders: z.array(z.string()),
            other_reminders: z.int().nonnegative(),
            others: z.int().nonnegative(),
          })
          .optional(),
        /**
         * 1 for users with access to sensitive settings: they see the warning about what employees see
         * (docs/areas/records.md#custom-fields).
         */
        shows_visibility_warning: flag,
      }),
    ),
  }),
});
