import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/dates.ts';
import { idParam } from '#shared/values/wire.ts';

export const getCarAssignments = endpoint({
  id: 'fleet.getCarAssignments',
  method: 'GET',
  path: '/api/cars/{id}/assignments',
  permission: 'fleet:read',
  summary: 'Who drove the vehicle from when to when, latest first',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    periods: z.array(
      z.object({
        employee: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable(), team_names: z.string() }),
        start_date: dmyDate,
        /** The day from which the person no longer has it; null while he has it. */
        end_date: dmyDate.nullable(),
        days: z.int().nonnegative(),
      }),
    ),
  }),
  errors: ['not_found'],
});
