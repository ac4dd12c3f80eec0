import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { authenticate } from './authenticate.ts';
import { commitOnce, idempotencyOf, replayOf, type Idempotency } from './idempotency.ts';
import { logBug, logger, logRequest } from '#functions/platform/runtime/log.ts';
import type { Handle, Request } from './request.ts';
import { readJson, validate } from './validate.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const PROBLEM_HEADERS = { ...JSON_HEADERS, 'content-type': 'application/problem+json; charset=utf-8' };

const authorize = async (
  definition: Endpoint,
  authorization: string | undefined,
): Promise<{ actor: Actor; subject: string }> => {
  const { subject, signedInAt } = await authenticate(authorization);
  const actor = await loadActor(subject, signedInAt);
  const { permission } = definition;
  if (permission !== 'signed-in' && permission !== 'public' && !can(actor, permission)) {
    throw new AppError('forbidden', { detail: 'You do not have the right to do this.', extras: { permission } });
  }
  return { actor, subject };
};

/** A response that breaks its own contract is our bug: an error in tests and locally, a log line in production. */
const checkResponse = (definition: Endpoint, response: unknown): void => {
  if (process.env['CHECK_RESPONSES'] === 'off') return;
  const result = definition.response.safeParse(response);
  if (result.success) return;
  if (process.env['CHECK_RESPONSES'] === 'log')
    logger.error('response breaks its contract', { operation: definition.id, issues: result.error.issues });
  else throw new Error(`${definition.id} answers against its contract: ${result.error.message}`);
};

const parametersOf = (event: APIGatewayProxyEvent) => ({
  params: Object.fromEntries(
    Object.entries(event.pathParameters ?? {}).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
  ),
  query: event.queryStringParameters ?? {},
});

/** Turns a contract and a handler into a Lambda: authentication, right, validation, one error format, one log line. */
export const serve = <const E extends Endpoint>(definition: E, handle: Handle<E>) => {
  const answer = async (
    event: APIGatewayProxyEvent,
    requestId: string,
    note: (actor: Actor) => void,
  ): Promise<unknown> => {
    const isPublic = definition.permission === 'public';
    const session = isPublic ? undefined : await authorize(definition, event.headers['authorization']);
    if (session) note(session.actor);
    const body = definition.body ? readJson(event.body, event.headers['content-type']) : undefined;
    const { params, query } = parametersOf(event);
    const input = validate(definition, params, query, body);
    const idempotency: Idempotency | undefined =
      definition.idempotent && session
        ? idempotencyOf(event.headers['idempotency-key'], session.subject, definition.id, event.body ?? '')
        : undefined;
    const replay = idempotency && (await replayOf(idempotency));
    if (replay !== undefined) return replay;
    const request = {
      ...input,
      actor: session?.actor,
      requestId,
      commit: (writes: Parameters<Request<E>['commit']>[0], response: unknown) =>
        commitOnce(idempotency, writes, response),
      // why: the seam where the contract's inferred types meet the untyped event; nothing else casts
    } as unknown as Request<E>;
    return handle(request);
  };

  const handler = async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    const started = performance.now();
    const requestId = event.requestContext?.requestId ?? context.awsRequestId;
    let actor: Actor | undefined;
    let result: APIGatewayProxyResult;
    try {
      const response = await answer(event, requestId, (known) => (actor = known));
      checkResponse(definition, response);
      result = { statusCode: 200, headers: JSON_HEADERS, body: JSON.stringify(response) };
    } catch (error) {
      if (!(error instanceof AppError)) logBug(definition.id, requestId, error);
      const problem = toProblem(error instanceof AppError ? error : new AppError('internal'), requestId);
      result = { statusCode: problem.status, headers: PROBLEM_HEADERS, body: JSON.stringify(problem) };
      if (problem.status === 503) result.headers = { ...PROBLEM_HEADERS, 'retry-after': '2' };
    }
    logRequest({
      operation: definition.id,
      requestId,
      status: result.statusCode,
      milliseconds: Math.round(performance.now() - started),
      userId: actor?.user_id,
    });
    return { ...result, headers: { ...result.headers, 'x-request-id': requestId } };
  };

  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>().use(httpHeaderNormalizer()).handler(handler);
};
