import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { credentialsIn, integrationFieldsIn, integrationName } from './integration.ts';

export const addIntegration = endpoint({
  id: 'integrations.addIntegration',
  method: 'POST',
  path: '/api/integrations/add',
  permission: 'integrations:credentials',
  freshSignIn: true,
  summary: 'Add an integration; the credentials of an office are tried before anything is kept',
  body: z.strictObject({
    name: integrationName,
    product: z.string().min(1),
    ...integrationFieldsIn,
    credentials: z.strictObject(credentialsIn).optional(),
  }),
  response: created,
  errors: ['name_in_use', 'invalid', 'conflict', 'connection_failed', 'too_many_requests'],
  idempotent: true,
});
