import * as z from 'zod';
import { CHECK_MAX } from '#shared/assets/check.rules.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { NOTE_MAX } from '#shared/records/bulk-acts.ts';
import { line } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, id } from '#shared/values/wire.ts';

/** All of them or none: one that may not be checked refuses the call. */
export const checkAssets = endpoint({
  id: 'assets.checkAssets',
  method: 'POST',
  path: '/api/assets/check',
  permission: 'assets:write',
  summary:
    'Say that assets were seen on a day, as in a stock-take; an older day than the last one leaves them as they are',
  body: z.strictObject({
    asset_ids: z.array(id).min(1).max(CHECK_MAX),
    /** The day on which they were seen, today by default and never later. */
    date: cleared(wireDate),
    /** Where they were, or in which state. */
    note: cleared(line(NOTE_MAX)),
  }),
  response: z.object({
    checked: z.array(id),
    /** Those that had been checked on that day or later already. */
    unchanged: z.array(id),
  }),
  errors: ['not_found', 'archived'],
});
