import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const listVersions = endpoint({
  id: 'templates.listVersions',
  method: 'GET',
  path: '/api/contract_template/{id}/versions',
  permission: 'templates:read',
  summary: 'The published versions of a template, latest first',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    data: z.array(
      z.object({
        number: z.int().positive(),
        name: z.string(),
        published_at: z.string(),
        published_by: z.string(),
        sha256: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
