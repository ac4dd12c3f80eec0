import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pagePurposes } from '#shared/links/link.ts';
import { languages } from '#shared/values/language.ts';
import { linkDetail } from './link-detail.ts';
import { linkParams } from './link-params.ts';

export const getLink = endpoint({
  id: 'links.getLink',
  method: 'GET',
  path: '/api/links/{token}/detail',
  session: 'link',
  purposes: pagePurposes,
  summary: 'What a link is about and what can be answered',
  params: linkParams,
  query: z.strictObject({ language: z.enum(languages).optional() }),
  response: linkDetail,
});
