import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut, extrasRow } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { outcomeOut, requestOut } from './request.ts';

export const getRequest = endpoint({
  id: 'daysOff.getRequest',
  method: 'GET',
  path: '/api/inbox/daysOff/{request_id}/detail',
  permission: 'days:read',
  summary: 'A request with its days, the balance after it, and who else is away',
  params: z.strictObject({ request_id: idParam }),
  response: requestOut.extend({
    ...outcomeOut.shape,
    tags: extrasRow.tags,
    custom_fields: z.array(customFieldOut),
    /** Whether the viewer may decide it now. */
    can_decide: z.boolean(),
    /** 1: decided so shortly ago that it can be put back. */
    can_undecide: z.boolean(),
    /** The request that would replace this one. */
    replaced_by_id: z.int().positive().nullable(),
    created_at: z.string(),
  }),
  errors: ['not_found'],
});
