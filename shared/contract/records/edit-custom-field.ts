import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { customFieldName, customFieldSettings, optionsIn } from './custom-field.ts';

export const editCustomField = endpoint({
  id: 'records.editCustomField',
  method: 'POST',
  path: '/api/customFields/edit',
  permission: 'custom-fields:define',
  summary: 'Change, archive or restore a custom field',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: customFieldName.optional(),
    options: optionsIn.optional(),
    /** 1 archives the field: it is hidden and its values are kept. */
    deleted: flag.optional(),
    ...customFieldSettings,
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use', 'invalid'],
});
