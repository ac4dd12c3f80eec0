import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const undeleteCar = endpoint({
  id: 'fleet.undeleteCar',
  method: 'POST',
  path: '/api/cars/undelete',
  permission: 'fleet:unarchive',
  summary: 'Unarchive a vehicle; nobody is assigned again',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found', 'chassis_in_use'],
});
