import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';

export const editSignatureRequirements = endpoint({
  id: 'templates.editSignatureRequirements',
  method: 'POST',
  path: '/api/contract_template/editSignatureRequirements',
  permission: 'templates:write',
  summary: 'Say who signs what is made from a template',
  body: z.strictObject({
    template_id: id,
    version: version.optional(),
    employee_signature_required: flag.optional(),
    internal_signature_required: flag.optional(),
    internal_signer_user_id: z.int().nonnegative().nullish(),
    second_internal_signer_user_id: z.int().nonnegative().nullish(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'invalid'],
});
