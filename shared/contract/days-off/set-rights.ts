import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { rightBases } from '#shared/days-off/names.ts';
import { wireDecimalTo } from '#shared/values/wire-decimal.ts';
import { cleared, id, version } from '#shared/values/wire.ts';
import { carriesUntilIn, daysIn, dayOffRightOut } from './right.ts';

export const setRights = endpoint({
  id: 'daysOff.setRights',
  method: 'POST',
  path: '/api/daysOff/rights/set',
  permission: 'days:settings',
  summary: 'Set what a full-time year gives of a type',
  body: z.strictObject({
    /** That of `rights/list`: one for all types. */
    version: version.optional(),
    type_id: id,
    basis: z.enum(rightBases).optional(),
    days: daysIn.optional(),
    seniority: z
      .array(z.strictObject({ from_years: z.int().min(1).max(60), days: daysIn }))
      .max(10)
      .optional(),
    /** The last day of the next year on which they may be taken, as dd/mm; blank lapses on 31 December. */
    carries_until: cleared(carriesUntilIn),
    carries_max: cleared(wireDecimalTo(366)),
    /** The first year of the change, before which years keep what they gave; absent corrects the right that holds now. */
    from_year: z.int().optional(),
  }),
  response: z.object({ version, data: z.array(dayOffRightOut) }),
  errors: ['not_found', 'invalid', 'stale_version'],
});
