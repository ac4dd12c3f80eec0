import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { shortcode } from '#shared/contract/templates/template.ts';
import { aboutRecord } from '#shared/contracts/contract.ts';
import { ABOUT_MAX } from '#shared/contracts/limits.ts';
import { FREE_VALUE_MAX } from '#shared/templates/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';

export const addTemplateInfo = endpoint({
  id: 'contracts.addTemplateInfo',
  method: 'POST',
  path: '/api/contract_template/additionalInfo',
  permission: 'contracts:write',
  summary: 'Keep the answers to the free fields of a template for the contract that follows',
  body: z.strictObject({
    template_id: id,
    employee_id: id,
    about: z.array(aboutRecord).max(ABOUT_MAX).optional(),
    values: z.record(shortcode, paragraph(FREE_VALUE_MAX)).optional(),
  }),
  response: z.object({ id: z.string() }),
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
