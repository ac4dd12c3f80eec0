import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

export const endOtherSignIns = endpoint({
  id: 'session.endOtherSignIns',
  method: 'POST',
  path: '/api/profile/signIns/endOthers',
  permission: 'signed-in',
  summary: 'End every sign-in of the caller but the one that asks, at once',
  body: z.strictObject({}),
  response: z.strictObject({ count: z.int().nonnegative() }),
});
