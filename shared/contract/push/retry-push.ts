import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const retryPush = endpoint({
  id: 'push.retryPush',
  method: 'POST',
  path: '/api/daysOff/push/retry',
  permission: 'payroll:push',
  summary: 'Push the people again whom the office refused, or whose lines never left',
  body: z.strictObject({ command_id: commandId }),
  response: z.object({ command_id: commandId }),
  errors: ['not_found', 'run_state', 'conflict', 'push_in_progress', 'type_not_found', 'nothing_to_push', 'invalid'],
  idempotent: true,
});
