import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { libraryTemplate } from './template.ts';

export const listPublicLibrary = endpoint({
  id: 'templates.listPublicLibrary',
  method: 'GET',
  path: '/api/contract_template/public_library/list',
  permission: 'templates:write',
  summary: 'The public library: models to be checked by a lawyer',
  query: z.strictObject({ keyword: z.string().max(100).default(''), type: z.enum(templateTypes).optional() }),
  response: z.object({ data: z.array(libraryTemplate) }),
});
