import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { customFieldOut } from './record-extras.ts';

export const setCustomFieldValue = endpoint({
  id: 'records.setCustomFieldValue',
  method: 'POST',
  path: '/api/customFields/setValue',
  permission: 'signed-in',
  byKey: true,
  summary: 'Set custom fields of a record (`custom_field_{id}`); fields that are not sent stay as they are',
  body: z
    .object({ object_type: objectType, object_id: id, version: version.optional() })
    // The other keys are `custom_field_{id}`. Their definitions say what each takes, so the handler checks them.
    .catchall(z.union([z.string(), z.number(), z.null()])),
  response: z.object({ custom_fields: z.array(customFieldOut), version }),
  errors: ['not_found', 'archived', 'stale_version', 'invalid'],
});
