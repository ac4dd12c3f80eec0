import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import { id } from '#shared/values/wire.ts';
import { contentHtml, templateEdited, templateName } from './template.ts';

export const addTemplate = endpoint({
  id: 'templates.addTemplate',
  method: 'POST',
  path: '/api/contract_template/add',
  permission: 'templates:write',
  summary: 'Add a template',
  body: z.strictObject({
    name: templateName,
    type: z.enum(templateTypes),
    language: z.enum(documentLanguages).default('nl'),
    category_id: id.nullish(),
    content_html: contentHtml.default(''),
  }),
  response: templateEdited,
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
