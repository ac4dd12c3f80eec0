import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { requestIds } from './request.ts';

export const undecideRequests = endpoint({
  id: 'daysOff.undecideRequests',
  method: 'POST',
  path: '/api/daysOff/requests/undecide',
  permission: 'days:decide',
  summary: 'Put decisions of the last moments back: the requests wait again and nobody is told',
  body: z.strictObject({ request_ids: requestIds }),
  response: z.object({ count: z.int().nonnegative(), failed: z.array(z.object({ id, code: z.string() })) }),
  errors: ['not_found'],
});
