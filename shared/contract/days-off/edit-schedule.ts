import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { scheduleName, weeksIn } from './schedule.ts';

export const editSchedule = endpoint({
  id: 'daysOff.editSchedule',
  method: 'POST',
  path: '/api/daysOff/schedules/edit',
  permission: 'days:settings',
  summary: 'Rename a work schedule, archive it when nobody works by it, or change its hours from a day on',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: scheduleName.optional(),
    weeks: weeksIn.optional(),
    /** The first day of the new hours; required with `weeks`. */
    from: wireDate.optional(),
    archived: flag.optional(),
  }),
  response: edited.extend({
    /** The run that derives the requests ahead of its people again; null when there are none. */
    run_id: runId.nullable(),
  }),
  errors: ['not_found', 'stale_version', 'name_in_use', 'referenced', 'invalid'],
});
