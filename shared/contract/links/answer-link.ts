import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { linkPurposes } from '#shared/links/link.ts';
import { yesOrNo } from './link-detail.ts';
import { linkParams } from './link-params.ts';

/** The answers by purpose: that of an invitation. A further purpose with answers of its own makes this a union. */
export const linkAnswer = z.strictObject({ answer: yesOrNo });
export type LinkAnswer = z.infer<typeof linkAnswer>;

export const answerLink = endpoint({
  id: 'links.answerLink',
  method: 'POST',
  path: '/api/links/{token}/answer',
  session: 'link',
  purposes: linkPurposes,
  summary: 'Answer what a link asks; its purpose decides until when and how often',
  params: linkParams,
  body: linkAnswer,
  response: z.object({ ok: z.literal(1) }),
  errors: ['conflict'],
  idempotent: true,
});
