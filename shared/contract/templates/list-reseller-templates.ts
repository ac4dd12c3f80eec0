import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { templateOut } from './template.ts';

export const listResellerTemplates = endpoint({
  id: 'templates.listResellerTemplates',
  method: 'GET',
  path: '/api/contract_template/reseller/list',
  permission: 'templates:partner',
  summary: 'The templates of the partner',
  query: z.strictObject({ keyword: z.string().max(100).default(''), type: z.enum(templateTypes).optional() }),
  response: z.object({ partner_name: z.string().nullable(), data: z.array(templateOut) }),
});
