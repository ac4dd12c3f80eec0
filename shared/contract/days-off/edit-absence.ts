import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';
import { warningsOut } from './request.ts';

export const editAbsence = endpoint({
  id: 'daysOff.editAbsence',
  method: 'POST',
  path: '/api/daysOff/absences/edit',
  permission: 'days:write',
  summary: 'Change an absence; a blank end opens it again',
  body: z.strictObject({
    id,
    version: version.optional(),
    type_id: id.optional(),
    start_date: wireDate.optional(),
    end_date: cleared(wireDate),
    certificate_until: cleared(wireDate),
  }),
  response: edited.extend({ warnings: warningsOut }),
  errors: ['not_found', 'stale_version', 'invalid', 'conflict'],
});
