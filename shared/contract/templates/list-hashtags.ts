import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { hashtag } from './template.ts';

export const listHashtags = endpoint({
  id: 'templates.listHashtags',
  method: 'GET',
  path: '/api/contract_template/hashtags',
  permission: 'templates:read',
  summary: 'The fields that a text may hold',
  response: z.object({ data: z.array(hashtag) }),
});
