import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { heldPeriods } from '#shared/contract/records/held-periods.ts';
import { idParam } from '#shared/values/wire.ts';

export const getCarAssignments = endpoint({
  id: 'fleet.getCarAssignments',
  method: 'GET',
  path: '/api/cars/{id}/assignments',
  permission: 'fleet:read',
  summary: 'Who drove the vehicle from when to when, latest first',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    periods: heldPeriods,
  }),
  errors: ['not_found'],
});
