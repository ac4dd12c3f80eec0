import type { Actor } from '#shared/permissions/actor.ts';
import type { Endpoint, EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** What a handler gets: parsed input, who asks, and the one way to save. */
export type Request<E extends Endpoint> = EndpointInput<E> & {
  actor: Actor;
  requestId: string;
  /**
   * Applies the writes in one transaction and returns the response. Under an `Idempotency-Key` the response is recorded
   * in the same transaction; a replay gets the recorded response and writes nothing.
   */
  commit: <R extends EndpointResponse<E>>(writes: readonly Write[], response: R) => Promise<R>;
};

/** Public endpoints have no actor. */
export type Handle<E extends Endpoint> = (request: Request<E>) => Promise<EndpointResponse<E>>;
