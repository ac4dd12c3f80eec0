import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag } from '#shared/values/wire.ts';
import { commandId } from './push.ts';

export const resumePush = endpoint({
  id: 'push.resumePush',
  method: 'POST',
  path: '/api/daysOff/push/resume',
  permission: 'payroll:push',
  summary:
    'Go on with a push that waits: after new credentials, an office that was offline, or a question of the office',
  body: z.strictObject({
    command_id: commandId,
    /** 1: what the office has of the month may be replaced. */
    confirm_retry_push: flag.default(0),
  }),
  response: z.object({ command_id: commandId }),
  errors: ['not_found', 'run_state', 'push_in_progress', 'please_confirm_retry_set_flag', 'payload_changed'],
  idempotent: true,
});
