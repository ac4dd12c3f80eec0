import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { PARTICIPANTS_MAX } from '#shared/trainings/participant.rules.ts';
import { paragraph } from '#shared/values/text.ts';
import { cleared, id } from '#shared/values/wire.ts';

export const MESSAGE_MAX = 500;

export const invite = endpoint({
  id: 'trainings.invite',
  method: 'POST',
  path: '/api/trainings/invite',
  permission: 'trainings:participants',
  summary: 'Send participants an invitation with a calendar entry and a link to answer, as a run',
  body: z.strictObject({
    training_id: id,
    employee_ids: z.array(id).max(PARTICIPANTS_MAX),
    message: cleared(paragraph(MESSAGE_MAX)),
  }),
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'archived', 'invalid'],
  idempotent: true,
});
