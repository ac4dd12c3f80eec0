import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { CallerKind, EndpointFor } from '#shared/contract/endpoint.ts';
import type { LoggedCaller } from '#functions/platform/runtime/log.ts';

/** Who calls, as a kind of caller finds out. */
export type Caller<Given extends object = object> = {
  /** What the request of the handler holds about the caller. */
  given: Given;
  /** Whose an Idempotency-Key is; nobody has none. */
  subject: string | undefined;
  logged: LoggedCaller;
};

/** Finds out who calls, from the event as it came (its body is the raw one), or throws an AppError. */
export type Identify<K extends CallerKind, Given extends object> = (
  definition: EndpointFor<K>,
  event: APIGatewayProxyEvent,
) => Promise<Caller<Given>>;
