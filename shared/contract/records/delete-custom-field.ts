import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteCustomField = endpoint({
  id: 'records.deleteCustomField',
  method: 'POST',
  path: '/api/customFields/delete',
  permission: 'custom-fields:define',
  summary:
    'Delete a custom field permanently; its values cannot be read any more and go with the next save of a record',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
