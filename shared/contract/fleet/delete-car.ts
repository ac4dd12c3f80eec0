import * as z from 'zod';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, id } from '#shared/values/wire.ts';

export const deleteCar = endpoint({
  id: 'fleet.deleteCar',
  method: 'POST',
  path: '/api/cars/delete',
  permission: 'fleet:archive',
  summary: 'Archive a vehicle; a day that lies ahead plans the end, another day corrects it',
  body: z.strictObject({ id, date_end: cleared(wireDate) }),
  response: created.extend({ warnings: z.array(z.enum(holderWarnings)).optional() }),
  errors: ['not_found', 'invalid', 'period_overlap', 'chassis_in_use'],
});
