import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const getCommandCsv = endpoint({
  id: 'push.getCommandCsv',
  method: 'GET',
  path: '/api/daysOff/push/{command_id}/csv',
  permission: 'payroll:push',
  access: 'write',
  limited: 'export',
  summary: 'What a push sent, as a file: that of the file provider, else CSV',
  params: z.object({ command_id: commandId }),
  response: z.object({ file_name: z.string(), file_url: z.string() }),
});
