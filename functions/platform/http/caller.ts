import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { CallerKind, EndpointFor } from '#shared/contract/endpoint.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { LoggedCaller } from '#functions/platform/runtime/log.ts';

/** An identified caller. */
export type Caller<Fields extends object = object> = {
  /** The fields about the caller in the request that the handler gets. */
  fields: Fields;
  /** The owner of an Idempotency-Key; undefined for nobody. */
  subject: string | undefined;
  logged: LoggedCaller;
  /** The user; absent for everybody else. */
  actor?: Actor;
};

/** Identifies the caller from the event as it arrived (with the raw body), or throws an AppError. */
export type Identify<K extends CallerKind, Fields extends object> = (
  definition: EndpointFor<K>,
  event: APIGatewayProxyEvent,
) => Promise<Caller<Fields>>;

/** The user, and the sign-in behind the token: whose it is and when it was (epoch seconds). An API key has no sign-in. */
export type UserFields = { actor: Actor; subject: string; signedInAt: number };
