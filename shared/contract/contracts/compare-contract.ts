import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const compareContract = endpoint({
  id: 'contracts.compareContract',
  method: 'GET',
  path: '/api/contract/{id}/compare',
  permission: 'contracts:read',
  summary: 'What differs between the text of a contract and the template that it was made from, in words',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    paragraphs: z.array(z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))),
  }),
  errors: ['not_found'],
});
