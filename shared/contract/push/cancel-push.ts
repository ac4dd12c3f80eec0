import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const cancelPush = endpoint({
  id: 'push.cancelPush',
  method: 'POST',
  path: '/api/daysOff/push/cancel',
  permission: 'payroll:push',
  summary: 'Call a push off before its first line left',
  body: z.strictObject({ command_id: commandId }),
  response: z.object({ command_id: commandId }),
  errors: ['not_found', 'run_state'],
  idempotent: true,
});
