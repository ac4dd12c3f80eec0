import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const getPayload = endpoint({
  id: 'push.getPayload',
  method: 'GET',
  path: '/api/daysOff/push/{command_id}/payload',
  permission: 'payroll:payloads',
  access: 'write',
  limited: 'export',
  summary: 'What a push sent, as it was sent: one line of JSON for each, with their SHA-256, which was verified',
  params: z.object({ command_id: commandId }),
  response: z.object({ file_name: z.string(), file_url: z.string(), sha256: z.string() }),
});
