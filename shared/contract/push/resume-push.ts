import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const resumePush = endpoint({
  id: 'push.resumePush',
  method: 'POST',
  path: '/api/daysOff/push/resume',
  permission: 'payroll:push',
  summary: 'Go on with a push after the credentials were replaced',
  body: z.strictObject({ command_id: commandId }),
  response: z.object({ command_id: commandId }),
  errors: ['not_found', 'run_state', 'push_in_progress', 'type_not_found', 'nothing_to_push'],
  idempotent: true,
});
