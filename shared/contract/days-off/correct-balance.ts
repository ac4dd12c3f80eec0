import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { paragraph } from '#shared/values/text.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { id } from '#shared/values/wire.ts';
import { yearIn } from './balance.ts';

export const correctBalance = endpoint({
  id: 'daysOff.correctBalance',
  method: 'POST',
  path: '/api/daysOff/balances/correct',
  permission: 'days:settings',
  summary: 'Correct a balance by minutes, with a reason',
  body: z.strictObject({
    employee_id: id,
    type_id: id,
    year: yearIn,
    /** The correction in minutes; may be negative, and not 0. */
    minutes: z.union([z.int(), wireWholeNumber]).pipe(z.int().min(-600_000).max(600_000)),
    reason: paragraph(REASON_MAX).refine((text) => text !== '', failsWith('required')),
  }),
  response: z.object({ id }),
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
