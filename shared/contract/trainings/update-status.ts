import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { participantStatuses } from '#shared/trainings/names.ts';
import { id } from '#shared/values/wire.ts';
import { peopleIn, versionsIn } from './participant.ts';

export const updateStatus = endpoint({
  id: 'trainings.updateStatus',
  method: 'POST',
  path: '/api/trainings/participants/updateStatus',
  permission: 'trainings:participants',
  summary: 'Set the status of participants: up to 24 at once, more as a run that can be undone',
  body: z.strictObject({
    training_id: id,
    employee_ids: peopleIn,
    versions: versionsIn,
    status: z.enum(participantStatuses),
  }),
  response: z.object({
    /** The participants whose status changed; those of a run when it begins. */
    count: z.int().nonnegative(),
    run_id: runId.nullable(),
  }),
  errors: ['not_found', 'archived', 'invalid', 'stale_version'],
  idempotent: true,
});
