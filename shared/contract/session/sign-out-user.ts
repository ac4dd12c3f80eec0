import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const signOutUser = endpoint({
  id: 'session.signOutUser',
  method: 'POST',
  path: '/api/users/signOut',
  permission: 'users:sign-out',
  summary: 'End all sessions of a user, on every device, at once',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
