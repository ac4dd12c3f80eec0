import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';
import { yearIn } from './balance.ts';

export const unlockMonth = endpoint({
  id: 'daysOff.unlockMonth',
  method: 'POST',
  path: '/api/daysOff/months/unlock',
  permission: 'months:unlock',
  summary: 'Open a month of a person that was pushed to payroll, with a reason',
  body: z.strictObject({
    employee_id: id,
    year: yearIn,
    month: z.int().min(1).max(12),
    reason: paragraph(REASON_MAX).refine((text) => text !== '', failsWith('required')),
  }),
  response: z.object({ id }),
  errors: ['not_found'],
});
