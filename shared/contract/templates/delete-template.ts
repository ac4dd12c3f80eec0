import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';

export const deleteTemplate = endpoint({
  id: 'templates.deleteTemplate',
  method: 'POST',
  path: '/api/contract_template/delete',
  permission: 'templates:write',
  summary: 'Archive a template; one that is so already stays as it is',
  body: z.strictObject({ template_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version'],
});
