import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const revokeApiKey = endpoint({
  id: 'session.revokeApiKey',
  method: 'POST',
  path: '/api/apiKeys/revoke',
  permission: 'keys:manage',
  summary: 'End an API key for good; the next call with it is refused',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
