import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const countTemplates = endpoint({
  id: 'templates.countTemplates',
  method: 'GET',
  path: '/api/contract_template/count',
  permission: 'templates:read',
  summary: 'How many templates there are, or one user owns',
  query: z.strictObject({ user_id: idParam.optional() }),
  response: z.object({ count: z.int().nonnegative() }),
});
