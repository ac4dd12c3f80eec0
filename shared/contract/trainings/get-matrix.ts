import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { certificateStates, participantResults, participantStatuses } from '#shared/trainings/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id, idParam, version } from '#shared/values/wire.ts';

const cell = z.object({
  training_id: id,
  /** That of the participant. */
  version,
  status: z.enum(participantStatuses).nullable(),
  result: z.enum(participantResults).nullable(),
  waiting: flag,
});

export const getMatrix = endpoint({
  id: 'trainings.getMatrix',
  method: 'GET',
  path: '/api/trainings/programs/{id}/matrix',
  permission: 'trainings:read',
  summary: 'Who followed which session of a program; with `segment_id` only the people of that segment',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ segment_id: z.string().max(60).optional() }),
  response: z.object({
    sessions: z.array(z.object({ id, name: z.string(), start_date: dmyDate.nullable(), end_date: dmyDate.nullable() })),
    people: z.array(
      z.object({
        employee: employeeBrief,
        /** The person must still follow it; false for who need not. */
        still_to_follow: z.boolean(),
        valid_until: dmyDate.nullable(),
        certificate_state: z.enum(certificateStates),
        cells: z.array(cell),
      }),
    ),
  }),
  errors: ['not_found', 'unknown_segment'],
});
