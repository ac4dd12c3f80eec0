import * as z from 'zod';
import { reasonIn, spanIn } from '#shared/contract/days-off/request.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import {
  SIGNATURE_BODY_MAX,
  SIGNATURE_NAME_MAX,
  SIGNATURE_PLACE_MAX,
  SIGNING_REASON_MAX,
} from '#shared/contracts/limits.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { pagePurposes } from '#shared/links/link.ts';
import { line, paragraph } from '#shared/values/text.ts';
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

/** What a signer answers. `paper`: they want to sign on paper, which nobody can be refused. */
const signAnswer = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('sign'),
    /** Their name, as they sign. */
    name: line(SIGNATURE_NAME_MAX),
    /** The drawn signature as base64: a PNG of at most 200 KB; absent for a typed one. */
    base64_signature: z.string().optional(),
    place: line(SIGNATURE_PLACE_MAX).optional(),
    /** The signer agrees with the contract and to sign it this way. */
    consent: z.literal(1),
  }),
  z.strictObject({ decision: z.literal('decline'), reason: paragraph(SIGNING_REASON_MAX) }),
  z.strictObject({ decision: z.literal('paper'), reason: paragraph(SIGNING_REASON_MAX).optional() }),
]);
export type SignAnswer = z.output<typeof signAnswer>;

/** The answers by purpose; each purpose takes its own only. */
export const linkAnswer = z.union([signAnswer, daysOffAnswer, inviteAnswer]);
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
  maxBodyBytes: SIGNATURE_BODY_MAX,
  response: z.object({
    ok: z.literal(1),
    /** The state of the contract that was answered. */
    state: z.enum(contractStates).optional(),
  }),
  errors: ['conflict', 'wrong_state', 'not_your_turn', 'archived'],
  idempotent: true,
});
