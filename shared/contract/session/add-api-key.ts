import * as z from 'zod';
import { KEY_NAME_MAX } from '#shared/api-keys/api-key.rules.ts';
import { keyScopes } from '#shared/api-keys/key-scopes.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { line } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { created } from '#shared/values/wire.ts';

/** Not idempotent: under an Idempotency-Key the answer would be stored, and the key with it. */
export const addApiKey = endpoint({
  id: 'session.addApiKey',
  method: 'POST',
  path: '/api/apiKeys/add',
  permission: 'keys:manage',
  freshSignIn: true,
  summary: 'Make an API key; the key itself is told this once and is stored nowhere',
  body: z.strictObject({
    name: line(KEY_NAME_MAX),
    scopes: z.array(z.enum(keyScopes)).max(keyScopes.length),
    expires_on: wireDate,
  }),
  response: created.extend({ key: z.string() }),
});
