import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { templateEdited } from './template.ts';

export const discardDraft = endpoint({
  id: 'templates.discardDraft',
  method: 'POST',
  path: '/api/contract_template/discardDraft',
  permission: 'templates:write',
  summary: 'Go back to the text of the last published version',
  body: z.strictObject({ template_id: id, version: version.optional() }),
  response: templateEdited,
  errors: ['not_found', 'stale_version', 'archived', 'draft_taken', 'not_published'],
});
