import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

export const removeKeptSignature = endpoint({
  id: 'signing.removeKeptSignature',
  method: 'POST',
  path: '/api/contract/keptSignature/remove',
  permission: 'contracts:sign',
  summary: 'Forget the drawn signature that is kept for you',
  body: z.strictObject({}),
  response: z.object({ ok: z.literal(1) }),
});
