import * as z from 'zod';
import { keyStates } from '#shared/api-keys/api-key.ts';
import { keyScopes } from '#shared/api-keys/key-scopes.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

export const listApiKeys = endpoint({
  id: 'session.listApiKeys',
  method: 'GET',
  path: '/api/apiKeys/list',
  permission: 'keys:manage',
  summary: 'API keys of the company, latest first, with those that ended; never the keys themselves',
  query: listQuery,
  response: listOf(
    z.object({
      id,
      name: z.string(),
      /** How the key begins, by which its owner finds it. */
      begins: z.string(),
      scopes: z.array(z.string()),
      made_by: z.string(),
      created_at: z.string(),
      /** The last day on which the key works. */
      expires_on: dmyDate,
      /** When it was used last, to the hour; null for never. */
      last_used_at: z.string().nullable(),
      revoked_at: z.string().nullable(),
      state: z.enum(keyStates),
    }),
  ).extend({
    /** The scopes that the user may give to a new key. */
    scopes: z.array(z.enum(keyScopes)),
  }),
  errors: ['unknown_column', 'unknown_segment'],
});
