import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { closingDay } from '#shared/days-off/days-off-settings.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, version } from '#shared/values/wire.ts';
import { yearIn } from './balance.ts';
import { daysOffSettingsOut } from './settings.ts';

export const setDaysOffSettings = endpoint({
  id: 'daysOff.setDaysOffSettings',
  method: 'POST',
  path: '/api/settings/daysOff',
  permission: 'days:settings',
  summary: 'Set how days off are asked and counted; absent fields stay',
  body: z.strictObject({
    version: version.optional(),
    past_days: wireWholeNumber.pipe(z.int().min(0).max(366)).optional(),
    closing_day: cleared(wireWholeNumber.pipe(z.int().min(1).max(6)).pipe(closingDay)),
    first_year: yearIn.optional(),
  }),
  response: daysOffSettingsOut.extend({
    /** The run that derives the requests ahead again after a change of the closing day; null when there are none. */
    run_id: runId.nullable(),
  }),
  errors: ['stale_version'],
});
