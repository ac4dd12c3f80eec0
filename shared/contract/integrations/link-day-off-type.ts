import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { PAYROLL_CODE_MAX } from '#shared/integrations/limits.ts';
import { mappedParts } from '#shared/integrations/names.ts';
import { statutes } from '#shared/people/employee.ts';
import { line } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';

export const linkDayOffType = endpoint({
  id: 'integrations.linkDayOffType',
  method: 'POST',
  path: '/api/integrations/linkDayOffType',
  permission: 'payroll:push',
  summary: "Give a type of days off its payroll code, for everybody, a statute or a part of the day; '' takes it away",
  body: z.strictObject({
    integration_id: id,
    type_id: id,
    statute: z.enum(statutes).optional(),
    part: z.enum(mappedParts).optional(),
    payroll_day_off_type_id: line(PAYROLL_CODE_MAX),
  }),
  response: z.object({ id }),
  errors: ['not_found', 'invalid'],
});
