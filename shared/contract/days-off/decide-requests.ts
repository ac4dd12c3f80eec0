import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { requestStates } from '#shared/days-off/names.ts';
import { id } from '#shared/values/wire.ts';
import { messageIn, requestIds, warningsOut } from './request.ts';

export const decisions = ['approve', 'decline'] as const;

export const decideRequests = endpoint({
  id: 'daysOff.decideRequests',
  method: 'POST',
  path: '/api/daysOff/requests/decide',
  permission: 'days:decide',
  summary: 'Approve or decline requests: one, up to 25 at once, more as a run; declining asks for a message',
  body: z.strictObject({ request_ids: requestIds, decision: z.enum(decisions), message: messageIn }),
  response: z.object({
    /** The request, where a single one was decided. */
    id: id.optional(),
    state: z.enum(requestStates).optional(),
    warnings: warningsOut.optional(),
    /** How many requests were decided, where there were several, and which were not. */
    count: z.int().nonnegative().optional(),
    failed: z.array(z.object({ id, code: z.string() })).optional(),
    run_id: runId.optional(),
  }),
  errors: ['not_found', 'invalid', 'already_decided'],
  idempotent: true,
});
