import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

/** `to` absent is the text as it is edited. */
export const compareVersions = endpoint({
  id: 'templates.compareVersions',
  method: 'GET',
  path: '/api/contract_template/{id}/compare',
  permission: 'templates:read',
  summary: 'What differs between two versions, in words',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ from: idParam, to: idParam.optional() }),
  response: z.object({
    paragraphs: z.array(z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))),
  }),
  errors: ['not_found'],
});
