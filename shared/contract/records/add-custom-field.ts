import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldObjects, customFieldTypes } from '#shared/custom-fields/custom-field.ts';
import { created } from '#shared/values/wire.ts';
import { customFieldName, customFieldSettings, optionsIn } from './custom-field.ts';

export const addCustomField = endpoint({
  id: 'records.addCustomField',
  method: 'POST',
  path: '/api/customFields/add',
  permission: 'custom-fields:define',
  summary: 'Define a custom field',
  body: z.strictObject({
    object_type: z.enum(customFieldObjects),
    name: customFieldName,
    type: z.enum(customFieldTypes),
    options: optionsIn.default([]),
    ...customFieldSettings,
  }),
  response: created.extend({
    /** The run in which a new counting field numbers the existing records. */
    run_id: z.string().optional(),
  }),
  errors: ['name_in_use', 'invalid'],
  idempotent: true,
});
