import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { addressOf } from './address-of.ts';
import { logRequest, type LoggedCaller } from '#functions/platform/runtime/log.ts';

/** A middleware of `serve`. */
export type Stage = middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context>;

export const requestIdOf = (event: APIGatewayProxyEvent, context: Context): string =>
  event.requestContext?.requestId ?? context.awsRequestId;

const startedAt = new WeakMap<APIGatewayProxyEvent, number>();
const callers = new WeakMap<APIGatewayProxyEvent, LoggedCaller>();

/** Notes the caller whom the log line of this request names. */
export const noteCaller = (event: APIGatewayProxyEvent, caller: LoggedCaller): void => void callers.set(event, caller);

const withWages = new WeakSet<APIGatewayProxyEvent>();
/** Notes that the answer to this request holds wages. */
export const noteWages = (event: APIGatewayProxyEvent): void => void withWages.add(event);

/** How many calls a caller has in a window, how many are left, and the seconds until the next window. */
type Turn = { limit: number; remaining: number; reset: number };

const turns = new WeakMap<APIGatewayProxyEvent, Turn>();
/** Notes the turn that a call of a counted caller took. */
export const noteTurn = (event: APIGatewayProxyEvent, turn: Turn): void => void turns.set(event, turn);

const turnHeaders = ({ limit, remaining, reset }: Turn): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
});

/** Writes one log line per request and adds the request id to the answer, and how many calls a counted caller has left. */
export const requestLog = (operation: string): Stage => {
  const log: Stage['after'] = ({ event, context, response }) => {
    if (!response) return;
    const requestId = requestIdOf(event, context);
    const turn = turns.get(event);
    response.headers = {
      ...response.headers,
      ...(turn && turnHeaders(turn)),
      'x-request-id': requestId,
    };
    logRequest({
      operation,
      requestId,
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - (startedAt.get(event) ?? 0)),
      address: addressOf(event),
      ...callers.get(event),
      ...(response.statusCode === 200 && withWages.has(event) && { wages: true }),
    });
  };
  return {
    before: ({ event }) => void startedAt.set(event, performance.now()),
    after: log,
    onError: log,
  };
};
