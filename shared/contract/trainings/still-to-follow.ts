import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, idParam } from '#shared/values/wire.ts';

export const stillToFollow = endpoint({
  id: 'trainings.stillToFollow',
  method: 'GET',
  path: '/api/trainings/programs/{id}/stillToFollow',
  permission: 'trainings:read',
  summary: 'The people of a segment, by default the one that must, who have not followed any session',
  params: z.strictObject({ id: idParam }),
  query: listQuery,
  response: listOf(
    z.object({
      id,
      employee: employeeBrief,
      /** The next session in which the person has a place. */
      seat: z.object({ training_id: id, start_date: dmyDate.nullable() }).nullable(),
      /** The end of the certificate that expired; null without one. */
      expired_on: dmyDate.nullable(),
    }),
  ).extend({
    /** How many of all of them have no place in a session to come. */
    without_seat: z.int().nonnegative(),
  }),
  errors: ['not_found', 'unknown_column', 'unknown_segment'],
});
