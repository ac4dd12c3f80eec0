import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { created, id } from '#shared/values/wire.ts';

export const takeBackCheck = endpoint({
  id: 'assets.takeBackCheck',
  method: 'POST',
  path: '/api/assets/takeBackCheck',
  permission: 'assets:write',
  summary: 'Take back the last check of an asset, which was a mistake; the one before counts again',
  body: z.strictObject({
    id,
    /** The day of that check. */
    date: wireDate,
  }),
  response: created,
  errors: ['not_found', 'archived', 'conflict'],
  idempotent: true,
});
