import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pagePurposes } from '#shared/links/link.ts';
import { linkParams } from './link-params.ts';

export const openLink = endpoint({
  id: 'links.openLink',
  method: 'POST',
  path: '/api/links/{token}/open',
  session: 'link',
  purposes: pagePurposes,
  summary: 'Tell that the page of a link was opened; the feed of the record tells it once',
  params: linkParams,
  response: z.object({ ok: z.literal(1) }),
});
