import * as z from 'zod';
import { BULK_PEOPLE_MAX } from '#shared/assets/asset.rules.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { wireDate } from '#shared/values/dates.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { cleared, id } from '#shared/values/wire.ts';

export const bulkAssignAssets = endpoint({
  id: 'assets.bulkAssignAssets',
  method: 'POST',
  path: '/api/assets/bulkAssign',
  permission: 'assets:write',
  summary: 'Give each of these people an asset of one type, as a run that goes person by person',
  body: z.strictObject({
    assetTypeId: cleared(z.int()),
    /** Without VAT. */
    price: cleared(wireMoney),
    employee_ids: z.array(id).max(BULK_PEOPLE_MAX).default([]),
    /** Today by default. */
    start_date: cleared(wireDate),
  }),
  response: z.object({ run_id: runId }),
  errors: ['invalid'],
  idempotent: true,
});
