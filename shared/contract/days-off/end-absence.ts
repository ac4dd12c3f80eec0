import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { warningsOut } from './request.ts';

export const endAbsence = endpoint({
  id: 'daysOff.endAbsence',
  method: 'POST',
  path: '/api/daysOff/absences/end',
  permission: 'days:write',
  summary: 'End an absence on its last day; again answers the same',
  body: z.strictObject({ id, version: version.optional(), end_date: wireDate }),
  response: edited.extend({ warnings: warningsOut }),
  errors: ['not_found', 'stale_version', 'invalid', 'conflict'],
});
