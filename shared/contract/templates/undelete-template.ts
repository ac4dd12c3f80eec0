import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';

export const undeleteTemplate = endpoint({
  id: 'templates.undeleteTemplate',
  method: 'POST',
  path: '/api/contract_template/undelete',
  permission: 'templates:write',
  summary: 'Unarchive a template; one that is so already stays as it is',
  body: z.strictObject({ template_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version'],
});
