import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { PAYROLL_MESSAGE_MAX } from '#shared/push/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { flag } from '#shared/values/wire.ts';
import { commandId, employeeIds, leftOutOut, monthOfIntegration, payloadId } from './push.ts';

export const startPush = endpoint({
  id: 'push.startPush',
  method: 'POST',
  path: '/api/daysOff/push/start',
  permission: 'payroll:push',
  limited: 'push',
  summary: 'Push the days off of a month to a payroll office',
  body: z.strictObject({
    ...monthOfIntegration,
    employee_ids: employeeIds,
    confirm_retry_push: flag.default(0),
    /** The day on which wages are paid; absent: tomorrow. */
    wage_payout_date: wireDate.optional(),
    /** The day on which meal vouchers are paid; absent: tomorrow where the customer has them; '' for none. */
    meal_voucher_payout_date: z.union([z.literal(''), wireDate]).optional(),
    messageForPayroll: paragraph(PAYROLL_MESSAGE_MAX)
      .refine((text) => text !== '', failsWith('required'))
      .optional(),
    with_corrections: flag.default(1),
    /** The preview that the user saw: exactly these lines are sent, or `payload_changed` is answered. */
    payload_id: payloadId.optional(),
  }),
  response: z.object({ command_id: commandId, left_out: z.array(leftOutOut) }),
  errors: [
    'not_found',
    'invalid',
    'type_not_found',
    'please_confirm_retry_set_flag',
    'conflict',
    'push_in_progress',
    'payload_changed',
    'nothing_to_push',
  ],
  idempotent: true,
});
