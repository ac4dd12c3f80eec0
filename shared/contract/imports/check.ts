import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { cleared } from '#shared/values/wire.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { defaults, importId, importStarted, mapping } from './import.ts';

export const check = endpoint({
  id: 'imports.check',
  method: 'POST',
  path: '/api/imports/check',
  permission: 'signed-in',
  byKey: true,
  summary: 'Dry run: checks every row and writes nothing; the result of the run holds the counts and the first errors',
  body: z.strictObject({
    import_id: importId,
    mapping,
    /** The fields that find existing records, in their order, with commas between; blank: every row is new. */
    key: cleared(z.string().max(240)),
    defaults: defaults.optional(),
    /** The day on which a change of driver takes effect; today by default. */
    owner_change_date: cleared(wireDate),
  }),
  response: importStarted,
  errors: ['not_found', 'invalid', 'run_state'],
  idempotent: true,
});
