import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { reminderScheduleIn } from '#shared/contract/templates/template.ts';
import { id, version } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const setReminders = endpoint({
  id: 'signing.setReminders',
  method: 'POST',
  path: '/api/contracts/setReminders',
  permission: 'contracts:send',
  summary: 'Switch the reminders of a contract that waits off or on, or change when they go out',
  body: z.strictObject({ contract_id: id, version: version.optional(), ...reminderScheduleIn }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state'],
});
