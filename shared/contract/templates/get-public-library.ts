import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { libraryId, libraryTemplate } from './template.ts';

export const getPublicLibrary = endpoint({
  id: 'templates.getPublicLibrary',
  method: 'GET',
  path: '/api/contract_template/public_library/{id}/detail',
  permission: 'templates:write',
  summary: 'One template of the public library',
  params: z.strictObject({ id: libraryId }),
  response: z.object({ details: libraryTemplate.extend({ content_html: z.string() }) }),
  errors: ['not_found'],
});
