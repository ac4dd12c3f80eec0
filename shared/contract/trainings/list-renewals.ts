import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, idParam } from '#shared/values/wire.ts';

export const listRenewals = endpoint({
  id: 'trainings.listRenewals',
  method: 'GET',
  path: '/api/trainings/employee/{employee_id}/renewals',
  permission: 'trainings:read',
  summary: 'The certificates of a person that expired and are not being renewed, each with the next session with room',
  params: z.strictObject({ employee_id: idParam }),
  response: z.object({
    /** The certificates that ended, those that expired first in front. */
    data: z.array(
      z.object({
        program_id: id,
        program_name: z.string(),
        valid_until: dmyDate,
        session: z
          .object({
            id,
            name: z.string(),
            start_date: dmyDate.nullable(),
            /** The places that are free; null without a limit. */
            seats_free: z.int().positive().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
