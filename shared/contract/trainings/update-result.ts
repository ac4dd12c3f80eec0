import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { participantResults } from '#shared/trainings/names.ts';
import { id } from '#shared/values/wire.ts';
import { peopleIn, versionsIn } from './participant.ts';

export const updateResult = endpoint({
  id: 'trainings.updateResult',
  method: 'POST',
  path: '/api/trainings/participants/updateResult',
  permission: 'trainings:participants',
  summary: 'Set the result of participants: up to 24 at once, more as a run that can be undone',
  body: z.strictObject({
    training_id: id,
    employee_ids: peopleIn,
    versions: versionsIn,
    result: z.enum(participantResults),
  }),
  response: z.object({
    /** The participants whose result changed; those of a run when it begins. */
    count: z.int().nonnegative(),
    run_id: runId.nullable(),
  }),
  errors: ['not_found', 'archived', 'invalid', 'stale_version'],
  idempotent: true,
});
