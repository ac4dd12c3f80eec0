import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { linkParams } from '#shared/contract/links/link-params.ts';
import type { Handler } from '#infra/local/gateway/routes.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { useLink } from '#functions/platform/links/link-store.ts';

/**
 * What a handler knows about its caller. The endpoints here are for tests only, one or more for each kind of caller.
 */
const callerInfo = z.object({
  user_id: z.int().optional(),
  object_id: z.int().optional(),
  employee_id: z.int().optional(),
  used: z.boolean().optional(),
});

export const askAsUser = endpoint({
  id: 'links.askAsUser',
  method: 'GET',
  path: '/api/links/callers/user',
  permission: 'fleet:read',
  summary: 'Tell who asks',
  response: callerInfo,
});

export const askAsNobody = endpoint({
  id: 'links.askAsNobody',
  method: 'GET',
  path: '/api/links/callers/nobody',
  session: 'nobody',
  summary: 'Tell that nobody asks',
  response: callerInfo,
});

export const openInvitation = endpoint({
  id: 'links.openInvitation',
  method: 'GET',
  path: '/api/links/{token}/callers/detail',
  session: 'link',
  purposes: ['invite'],
  summary: 'Tell what the link is for',
  params: linkParams,
  response: callerInfo,
});

export const answerInvitation = endpoint({
  id: 'links.answerInvitation',
  method: 'POST',
  path: '/api/links/{token}/callers/answer',
  session: 'link',
  purposes: ['invite'],
  summary: 'Answer once',
  params: linkParams,
  body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
  response: z.object({ answer: z.string(), request_id: z.string() }),
  idempotent: true,
});

export const readEither = endpoint({
  id: 'links.readEither',
  method: 'GET',
  path: '/api/links/{token}/callers/either',
  session: 'link',
  purposes: ['invite', 'sign'],
  summary: 'Tell what the link is for, whatever it is for',
  params: linkParams,
  response: callerInfo,
});

export const callerEndpoints = new Map<Parameters<typeof serve>[0], Handler>([
  [askAsUser, serve(askAsUser, async ({ actor }) => ({ user_id: actor.user_id }))],
  [askAsNobody, serve(askAsNobody, async () => ({}))],
  [
    openInvitation,
    serve(openInvitation, async ({ link }) => ({
      object_id: link.object_id,
      employee_id: link.employee_id,
      used: link.used_at !== null,
    })),
  ],
  [
    answerInvitation,
    serve(answerInvitation, async ({ link, body, requestId, commit }) =>
      commit([useLink(link.id, now())], { answer: body.answer, request_id: requestId }),
    ),
  ],
  [readEither, serve(readEither, async ({ link }) => ({ object_id: link.object_id }))],
]);
