import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const addImage = endpoint({
  id: 'templates.addImage',
  method: 'POST',
  path: '/api/contract_template/images/add',
  permission: 'templates:write',
  summary: 'Keep a picture for the text of a template',
  body: z.strictObject({ template_id: id, upload_id: z.string() }),
  response: z.object({ file_id: z.string(), url: z.string() }),
  errors: ['not_found', 'unsupported_file', 'file_too_large', 'scan_pending'],
  idempotent: true,
});
