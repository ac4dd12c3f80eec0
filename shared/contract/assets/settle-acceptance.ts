import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { acceptanceDecisions, REASON_MAX } from '#shared/assets/acceptance.rules.ts';
import { paragraph } from '#shared/values/text.ts';
import { cleared, created, flag, id } from '#shared/values/wire.ts';

export const settleAcceptance = endpoint({
  id: 'assets.settleAcceptance',
  method: 'POST',
  path: '/api/assets/settleAcceptance',
  permission: 'assets:write',
  summary: 'Say whether the present owner accepted the asset, or refused it and why',
  body: z.strictObject({
    id,
    decision: z.enum(acceptanceDecisions),
    reason: cleared(paragraph(REASON_MAX)),
    /** 1 puts back what was said before, as an undo does; a refusal then needs no reason. */
    as_before: flag.optional(),
  }),
  response: created,
  errors: ['not_found', 'archived', 'conflict'],
});
