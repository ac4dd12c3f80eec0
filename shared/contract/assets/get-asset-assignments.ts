import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { heldPeriods } from '#shared/contract/records/held-periods.ts';
import { idParam } from '#shared/values/wire.ts';

export const getAssetAssignments = endpoint({
  id: 'assets.getAssetAssignments',
  method: 'GET',
  path: '/api/assets/{id}/assignments',
  permission: 'assets:read',
  summary: 'Who owned the asset from when to when, latest first',
  params: z.strictObject({ id: idParam }),
  response: z.object({ periods: heldPeriods }),
  errors: ['not_found'],
});
