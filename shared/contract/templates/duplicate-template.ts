import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id } from '#shared/values/wire.ts';
import { libraryId, templateName } from './template.ts';

export const duplicateTemplate = endpoint({
  id: 'templates.duplicateTemplate',
  method: 'POST',
  path: '/api/contract_template/duplicate',
  permission: 'templates:write',
  summary: 'Copy a template, one of the public library or one of the partner into the own list',
  body: z.strictObject({
    template_id: id.optional(),
    public_library_id: libraryId.optional(),
    reseller_template_id: id.optional(),
    name: templateName.optional(),
  }),
  response: edited,
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
