import * as z from 'zod';
import { reasonIn, spanIn } from '#shared/contract/days-off/request.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pagePurposes } from '#shared/links/link.ts';
import { id } from '#shared/values/wire.ts';
import { yesOrNo } from './link-detail.ts';
import { linkParams } from './link-params.ts';

/** The answer to an invitation. */
const inviteAnswer = z.strictObject({ answer: yesOrNo });

/** What a person asks through a link to their days off. */
const daysOffAnswer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('request'), ...spanIn, reason: reasonIn }),
  z.strictObject({ action: z.literal('cancel'), request_id: id }),
]);

/** The answers by purpose; each purpose takes its own only. */
export const linkAnswer = z.union([daysOffAnswer, inviteAnswer]);
export type LinkAnswer = z.infer<typeof linkAnswer>;

export const answerLink = endpoint({
  id: 'links.answerLink',
  method: 'POST',
  path: '/api/links/{token}/answer',
  session: 'link',
  purposes: pagePurposes,
  summary: 'Answer what a link asks; its purpose decides until when and how often',
  params: linkParams,
  body: linkAnswer,
  response: z.object({ ok: z.literal(1) }),
  errors: ['conflict'],
  idempotent: true,
});
