import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { endParts, startParts } from '#shared/days-off/names.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, idParam } from '#shared/values/wire.ts';
import { outcomeOut } from './request.ts';

export const previewRequest = endpoint({
  id: 'daysOff.previewRequest',
  method: 'GET',
  path: '/api/daysOff/requests/preview',
  permission: 'days:write',
  summary:
    'What a request would come to, before it is sent: days, balance, who else is away; refused as it would be when sent',
  query: z.strictObject({
    employee_id: idParam,
    type_id: idParam,
    start_date: wireDate,
    end_date: wireDate,
    start_part: z.enum(startParts).default('whole'),
    end_part: z.enum(endParts).default('whole'),
    minutes: cleared(wireWholeNumber.pipe(z.int().min(1).max(1440))),
    /** The request that would be changed. */
    request_id: idParam.optional(),
  }),
  response: outcomeOut,
  errors: ['not_found', 'invalid'],
});
