import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOption } from '#shared/custom-fields/custom-field.ts';
import { idParam } from '#shared/values/wire.ts';

export const getCustomFieldOptions = endpoint({
  id: 'records.getCustomFieldOptions',
  method: 'GET',
  path: '/api/customFields/{id}/options',
  permission: 'signed-in',
  byKey: true,
  summary: 'What may be chosen for a custom field',
  params: z.strictObject({ id: idParam }),
  response: z.object({ data: z.array(customFieldOption.omit({ archived: true })) }),
  errors: ['not_found'],
});
