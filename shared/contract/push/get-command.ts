import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId, pushDetailOut } from './push.ts';

export const getCommand = endpoint({
  id: 'push.getCommand',
  method: 'GET',
  path: '/api/daysOff/push/{command_id}/detail',
  permission: 'payroll:push',
  summary: 'A push: its status, steps, notifications and counts',
  params: z.object({ command_id: commandId }),
  response: pushDetailOut,
});
