import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

export const takeWebhook = endpoint({
  id: 'signing.takeWebhook',
  method: 'POST',
  path: '/api/webhooks/{provider}',
  session: 'nobody',
  summary: 'Hear from the provider of signatures that something happened; its signature is the right',
  params: z.strictObject({ provider: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/) }),
  response: z.object({ ok: z.literal(1) }),
  errors: ['not_found', 'too_many_requests'],
});
