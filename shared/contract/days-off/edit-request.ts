import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { reasonIn, savedRequest, spanChangesIn } from './request.ts';

export const editRequest = endpoint({
  id: 'daysOff.editRequest',
  method: 'POST',
  path: '/api/daysOff/requests/edit',
  permission: 'days:write',
  summary:
    'Change a request that waits, or ask for a change of an approved one, which stays until the change is decided',
  body: z.strictObject({
    id,
    version: version.optional(),
    ...spanChangesIn,
    reason: reasonIn,
    approved: z.literal(1).optional(),
  }),
  response: savedRequest,
  errors: ['not_found', 'stale_version', 'invalid', 'conflict'],
});
