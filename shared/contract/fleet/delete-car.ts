import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/dates.ts';
import { cleared, created, id } from '#shared/values/wire.ts';

export const deleteCar = endpoint({
  id: 'fleet.deleteCar',
  method: 'POST',
  path: '/api/cars/delete',
  permission: 'fleet:archive',
  summary: 'Archive a vehicle; ends the assignment on the end date',
  body: z.strictObject({ id, date_end: cleared(wireDate) }),
  response: created,
  errors: ['not_found', 'period_overlap'],
});
