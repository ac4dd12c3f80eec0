import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, id, personRef } from '#shared/values/wire.ts';

const ASSETS_MAX = 1000;

export const transferAssets = endpoint({
  id: 'assets.transferAssets',
  method: 'POST',
  path: '/api/assets/transfer',
  permission: 'assets:write',
  summary: 'Hand all or some assets of a person to another, or to nobody (return), as a run',
  body: z.strictObject({
    from_employee_id: id,
    /** The person who gets them; 0 returns them. */
    to_employee_id: personRef,
    /** By default all assets that the person owns when the run begins; one that comes to them later may be named. */
    asset_ids: z.array(id).min(1).max(ASSETS_MAX).optional(),
    /** The day from which it counts; today by default. */
    date: cleared(wireDate),
  }),
  response: z.object({ run_id: runId }),
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
