import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deactivateUser = endpoint({
  id: 'session.deactivateUser',
  method: 'POST',
  path: '/api/users/deactivate',
  permission: 'users:manage',
  summary: 'Take away the access of a user',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found', 'last_admin'],
});
