import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, flag, version } from '#shared/values/wire.ts';

export const setHoliday = endpoint({
  id: 'daysOff.setHoliday',
  method: 'POST',
  path: '/api/daysOff/holidays/set',
  permission: 'days:settings',
  summary: 'Choose the day in place of a holiday on a Sunday or closing day; blank takes the next working day',
  body: z.strictObject({
    /** That of `holidays/list`. */
    version: version.optional(),
    date: wireDate,
    on: cleared(wireDate),
    /** 1: no day is given in its place. */
    none: flag.optional(),
  }),
  response: z.object({
    version,
    /** The run that derives the requests ahead again; null when there are none. */
    run_id: runId.nullable(),
  }),
  errors: ['not_found', 'invalid', 'stale_version'],
});
