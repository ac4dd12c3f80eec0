import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { reminderScheduleIn } from './template.ts';

export const editSignatureRequirements = endpoint({
  id: 'templates.editSignatureRequirements',
  method: 'POST',
  path: '/api/contract_template/editSignatureRequirements',
  permission: 'templates:write',
  summary: 'Say who signs what is made from a template, and when they are reminded',
  body: z.strictObject({
    template_id: id,
    version: version.optional(),
    employee_signature_required: flag.optional(),
    internal_signature_required: flag.optional(),
    internal_signer_user_id: z.int().nonnegative().nullish(),
    second_internal_signer_user_id: z.int().nonnegative().nullish(),
    ...reminderScheduleIn,
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'invalid'],
});
