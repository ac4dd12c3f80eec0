import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { commandId } from './push.ts';

export const getAnswers = endpoint({
  id: 'push.getAnswers',
  method: 'GET',
  path: '/api/daysOff/push/{command_id}/answers',
  permission: 'payroll:payloads',
  summary: 'The answers of the payroll office as they were received, in their order',
  params: z.object({ command_id: commandId }),
  response: z.object({
    data: z.array(
      z.object({
        at: z.string(),
        /** What was asked: a request with its id, or a question about it. */
        asked: z.string(),
        /** Null when no answer came. */
        status: z.int().nullable(),
        body: z.string(),
      }),
    ),
    count: z.int(),
  }),
});
