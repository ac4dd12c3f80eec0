import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const endSignIn = endpoint({
  id: 'session.endSignIn',
  method: 'POST',
  path: '/api/profile/signIns/end',
  permission: 'signed-in',
  summary: 'End one sign-in of the caller, at once',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
