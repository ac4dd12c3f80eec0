import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { heldTypes } from '#shared/people/leaver.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, idParam } from '#shared/values/wire.ts';

export const getHeldHistory = endpoint({
  id: 'people.getHeldHistory',
  method: 'GET',
  path: '/api/employees/{id}/heldHistory',
  permission: 'people:read',
  summary: 'All that a person held, holds and will hold, with the days of each, as far as the viewer may read its kind',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    /** What the person had, earliest first. */
    items: z.array(
      z.object({
        type: z.enum(heldTypes),
        id,
        name: z.string(),
        /** The plate, the serial number or the username. */
        mark: z.string().nullable(),
        /** Oldest first; `end_date` is the first day on which they do not have it any more. */
        periods: z.array(z.object({ start_date: dmyDate, end_date: dmyDate.nullable() })).min(1),
      }),
    ),
  }),
  errors: ['not_found'],
});
