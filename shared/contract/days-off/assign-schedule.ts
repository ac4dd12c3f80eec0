import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, id } from '#shared/values/wire.ts';
import { rederivedOut } from './schedule.ts';

export const assignSchedule = endpoint({
  id: 'daysOff.assignSchedule',
  method: 'POST',
  path: '/api/daysOff/schedules/assign',
  permission: 'days:settings',
  summary: 'Let a person work by a schedule from a day on; their requests ahead are derived again',
  body: z.strictObject({
    employee_id: id,
    /** The schedule; absent or blank is the default one. */
    schedule_id: cleared(id),
    from: wireDate,
    /** Which of its two weeks the week of that day is. */
    week: z.union([z.literal(1), z.literal(2)]).default(1),
  }),
  response: z.object({
    id,
    rederived: rederivedOut,
    /** The run that derives them again where they are many; null when that is done. */
    run_id: runId.nullable(),
  }),
  errors: ['not_found', 'archived', 'invalid'],
  idempotent: true,
});
