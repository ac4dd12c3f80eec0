import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldObjects } from '#shared/custom-fields/custom-field.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { id } from '#shared/values/wire.ts';

/** At most this many fields fit in one transaction together with the event. */
const ORDERED_MAX = 90;

export const reorderCustomFields = endpoint({
  id: 'records.reorderCustomFields',
  method: 'POST',
  path: '/api/customFields/reorder',
  permission: 'custom-fields:define',
  summary:
    'Put custom fields of an object in this order, all of them or none; fields that are not named keep their priority',
  body: z.strictObject({
    object_type: z.enum(customFieldObjects),
    ids: z
      .array(id)
      .min(1)
      .max(ORDERED_MAX)
      .refine((ids) => new Set(ids).size === ids.length, failsWith('invalid_value', { allowed: 'each id once' })),
  }),
  response: z.object({ ids: z.array(id) }),
  errors: ['not_found'],
});
