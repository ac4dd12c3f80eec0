import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { contentHtml } from '#shared/contract/templates/template.ts';
import { id, version } from '#shared/values/wire.ts';

export const editContract = endpoint({
  id: 'contracts.editContract',
  method: 'POST',
  path: '/api/contracts/edit',
  permission: 'contracts:write',
  summary: 'Change the text of a draft',
  body: z.strictObject({ contract_id: id, version: version.optional(), content_html: contentHtml }),
  response: z.object({ id, version, removed_tags: z.array(z.string()), unknown_shortcodes: z.array(z.string()) }),
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state', 'invalid'],
});
