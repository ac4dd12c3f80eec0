import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { PARTICIPANTS_MAX } from '#shared/trainings/participant.rules.ts';
import { id } from '#shared/values/wire.ts';

export const removeManyParticipants = endpoint({
  id: 'trainings.removeManyParticipants',
  method: 'POST',
  path: '/api/trainings/participants/removeMany',
  permission: 'trainings:participants',
  summary: 'Remove people from a training as a run',
  body: z.strictObject({ training_id: id, employee_ids: z.array(id).max(PARTICIPANTS_MAX) }),
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'archived', 'invalid'],
  idempotent: true,
});
