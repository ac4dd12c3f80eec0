import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { areWagesShown, recordWageRead } from '#functions/platform/audit/wage-reads.ts';
import { withOrigin } from '#functions/platform/runtime/origin.ts';
import { withLogAhead } from '#functions/platform/storage/log-ahead.ts';
import { originOf } from './address-of.ts';
import { answerWith, problemAnswers } from './answers.ts';
import { identify } from './callers.ts';
import { commitOnce, idempotencyOf, replayOf, type Idempotency } from './idempotency.ts';
import { headerOf } from './header-of.ts';
import { noteCaller, noteWages, requestIdOf, requestLog } from './request-log.ts';
import type { Admit, Handle, Request } from './request.ts';
import { readNamed, readParams, readSent, validateSent } from './validate.ts';
import { holdsWages } from './wages-in.ts';

/** Turns a contract and a handler into a Lambda: caller, right, validation, one error format, one log line. */
export const serve = <const E extends Endpoint>(definition: E, handle: Handle<E>, admit?: Admit<E>) => {
  const respond = async (event: APIGatewayProxyEvent, context: Context): Promise<APIGatewayProxyResult> => {
    const { fields, subject, logged, actor } = await identify(definition, event);
    noteCaller(event, logged);
    const params = readParams(definition, event);
    let read: ReturnType<typeof readSent> | undefined;
    const sent = (): ReturnType<typeof readSent> => (read ??= readSent(definition, event));
    const named = (name: string): unknown => readNamed(definition, sent(), name);
    // why: the seam where the contract's inferred types meet the untyped event
    admit?.({ params, ...fields, named } as unknown as Parameters<Admit<E>>[0]);
    const input = { params, ...validateSent(definition, sent()) };
    const idempotency: Idempotency | undefined =
      definition.idempotent && subject !== undefined
        ? idempotencyOf(
            headerOf(event, 'idempotency-key'),
            subject,
            definition.id,
            (definition.body && event.body) ?? '',
            event.pathParameters ?? {},
          )
        : undefined;
    const replay = idempotency && (await replayOf(idempotency));
    const answered = async (response: unknown): Promise<APIGatewayProxyResult> => {
      const answer = answerWith(definition, response);
      if (!areWagesShown() && !holdsWages(answer.body)) return answer;
      noteWages(event);
      if (actor) await recordWageRead(actor, definition.id, event.path);
      return answer;
    };
    if (replay !== undefined) return answered(replay);
    const request = {
      ...input,
      ...fields,
      requestId: requestIdOf(event, context),
      commit: (writes: Parameters<Request<E>['commit']>[0], response: unknown) =>
        commitOnce(idempotency, writes, response),
      // why: the seam where the contract's inferred types meet the untyped event
    } as unknown as Request<E>;
    return answered(await handle(request));
  };

  // The early timeout of middy is off, because its error does not name the request.
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: 0 })
    .use(requestLog(definition.id))
    .use(problemAnswers(definition.id))
    .handler((event: APIGatewayProxyEvent, context: Context) =>
      withOrigin(originOf(event, requestIdOf(event, context)), () => withLogAhead(() => respond(event, context))),
    );
};
