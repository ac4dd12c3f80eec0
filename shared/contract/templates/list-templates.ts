import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { documentLanguages, templateStates, templateTypes } from '#shared/templates/names.ts';
import { idParam } from '#shared/values/wire.ts';
import { templateRow } from './template.ts';

export const listTemplates = endpoint({
  id: 'templates.listTemplates',
  method: 'GET',
  path: '/api/contract_template/list',
  permission: 'templates:read',
  summary:
    'List contract templates; segments `all`, `mine`, `published`, `drafts`, `partner`, `archived` and custom ones',
  query: listQuery.extend({
    type: z.enum(templateTypes).optional(),
    category_id: idParam.optional(),
    /** The name of a tag. */
    tag: z.string().max(60).optional(),
    /** The same as `tag`. */
    tag_id: z.string().max(60).optional(),
    state: z.enum(templateStates).optional(),
    language: z.enum(documentLanguages).optional(),
  }),
  response: listOf(templateRow),
  errors: ['unknown_column', 'unknown_segment'],
});
