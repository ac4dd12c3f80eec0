import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentLanguages } from '#shared/templates/names.ts';
import { id, version } from '#shared/values/wire.ts';
import { contentHtml, templateEdited, templateName } from './template.ts';

/** A partial edit: absent fields stay. While another user works on the text, a change of it answers 409 `draft_taken` with their name. */
export const editTemplate = endpoint({
  id: 'templates.editTemplate',
  method: 'POST',
  path: '/api/contract_template/edit',
  permission: 'templates:write',
  summary: 'Change a template; its text is a draft until it is published',
  body: z.strictObject({
    template_id: id,
    version: version.optional(),
    name: templateName.optional(),
    content_html: contentHtml.optional(),
    category_id: id.nullish(),
    language: z.enum(documentLanguages).optional(),
  }),
  response: templateEdited,
  errors: ['not_found', 'stale_version', 'archived', 'draft_taken', 'invalid'],
});
