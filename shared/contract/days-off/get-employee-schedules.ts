import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { idParam } from '#shared/values/wire.ts';

export const getEmployeeSchedules = endpoint({
  id: 'daysOff.getEmployeeSchedules',
  method: 'GET',
  path: '/api/daysOff/employee/{employee_id}/schedules',
  permission: 'days:read',
  summary: 'The schedules of a person by day, latest first, and the months that are locked',
  params: z.strictObject({ employee_id: idParam }),
  response: z.object({
    /** The last one is the default schedule, which has no day. */
    data: z.array(
      z.object({
        schedule_id: z.int().positive().nullable(),
        name: z.string(),
        from: dmyDate.nullable(),
        week: z.int(),
        weekly_minutes: z.int(),
        is_current: z.boolean(),
      }),
    ),
    locked_months: z.array(z.object({ year: z.int(), month: z.int(), at: z.string() })),
  }),
  errors: ['not_found'],
});
