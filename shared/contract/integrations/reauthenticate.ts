import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { credentialsIn } from './integration.ts';

export const reauthenticate = endpoint({
  id: 'integrations.reauthenticate',
  method: 'POST',
  path: '/api/integrations/reauth',
  permission: 'integrations:credentials',
  freshSignIn: true,
  summary: 'Replace the credentials of an integration by new ones that work; the ones before stay until then',
  body: z.strictObject({ integration_id: id, ...credentialsIn }),
  response: z.object({ id }),
  errors: ['not_found', 'invalid', 'connection_failed', 'too_many_requests'],
});
