import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { NOTE_MAX } from '#shared/push/limits.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { paragraph } from '#shared/values/text.ts';
import { commandId } from './push.ts';

export const confirmPush = endpoint({
  id: 'push.confirmPush',
  method: 'POST',
  path: '/api/daysOff/push/confirm',
  permission: 'payroll:push',
  summary: 'Say whether the payroll office received what is not known, or took over a file',
  body: z.strictObject({
    command_id: commandId,
    outcome: z.enum(['received', 'not_received']),
    note: paragraph(NOTE_MAX).refine((text) => text !== '', failsWith('required')),
  }),
  response: z.object({ command_id: commandId }),
  errors: ['not_found', 'run_state', 'push_in_progress'],
  idempotent: true,
});
