import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';

export const publishTemplate = endpoint({
  id: 'templates.publishTemplate',
  method: 'POST',
  path: '/api/contract_template/publish',
  permission: 'templates:write',
  summary: 'Publish the text as the next version',
  body: z.strictObject({ template_id: id, version: version.optional() }),
  response: z.object({ id, version, published_version: z.int().positive() }),
  errors: ['not_found', 'stale_version', 'archived', 'draft_taken', 'invalid'],
  idempotent: true,
});
