import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { heldTypes } from '#shared/people/leaver.rules.ts';
import { PERIODS_MAX } from '#shared/assignments/periods.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';

/** The whole history of one record as it should be (docs/areas/platform.md#who-holds-it-by-date). */
export const correctHistory = endpoint({
  id: 'people.correctHistory',
  method: 'POST',
  path: '/api/assignments/correct',
  permission: 'signed-in',
  byKey: true,
  summary: 'Correct who held a record when',
  body: z.strictObject({
    object_type: z.enum(heldTypes),
    object_id: id,
    version: version.optional(),
    periods: z
      .array(
        z.strictObject({
          /** 0 keeps the stored person of the period with this start, for readers who may not see that person. */
          employee_id: z.int().nonnegative(),
          start_date: wireDate,
          /** The first day without it; absent or null while it goes on. */
          end_date: cleared(wireDate),
        }),
      )
      .max(PERIODS_MAX),
  }),
  response: edited,
  errors: [
    'not_found',
    'stale_version',
    'archived',
    'invalid',
    'period_overlap',
    'month_closed',
    'licence_active_exists',
  ],
});
