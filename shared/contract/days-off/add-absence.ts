import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, id, version } from '#shared/values/wire.ts';
import { warningsOut } from './request.ts';

export const addAbsence = endpoint({
  id: 'daysOff.addAbsence',
  method: 'POST',
  path: '/api/daysOff/absences/add',
  permission: 'days:write',
  summary: 'Enter an absence such as illness, with an open end or not; leave of those days comes back',
  body: z.strictObject({
    employee_id: id,
    type_id: id,
    start_date: wireDate,
    end_date: cleared(wireDate),
    certificate_until: cleared(wireDate),
  }),
  response: created.extend({ version, warnings: warningsOut }),
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
