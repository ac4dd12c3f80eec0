import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteCarPermanently = endpoint({
  id: 'fleet.deleteCarPermanently',
  method: 'POST',
  path: '/api/cars/deletePermanently',
  permission: 'fleet:delete-permanently',
  summary:
    'Delete an archived vehicle permanently (support); 409 `referenced` while a contract about it waits for signatures, or a push holds a month of its drivers',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found', 'not_archived', 'referenced'],
});
