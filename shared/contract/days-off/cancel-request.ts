import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { messageIn, savedRequest } from './request.ts';

export const cancelRequest = endpoint({
  id: 'daysOff.cancelRequest',
  method: 'POST',
  path: '/api/daysOff/requests/cancel',
  permission: 'days:write',
  summary: 'Withdraw a request, or cancel days that were approved; again answers the same',
  body: z.strictObject({ id, version: version.optional(), message: messageIn }),
  response: savedRequest,
  errors: ['not_found', 'stale_version', 'conflict'],
});
