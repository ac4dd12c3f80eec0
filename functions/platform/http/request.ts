import type { CallerKind, Endpoint, EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { Link } from '#shared/links/link.ts';
import type { CallerFields } from './callers.ts';
import type { JsonText } from './json-text.ts';

type CallerKindOf<E extends Endpoint> = E extends { session: infer K extends CallerKind } ? K : 'user';

/** The links that may have one of these purposes. */
type LinkFor<L extends Link, P> = L extends unknown ? ([P & L['purpose']] extends [never] ? never : L) : never;

/** A link has one of the purposes that the endpoint names. */
type LinkOf<E extends Endpoint> = E extends { purposes: readonly (infer P)[] } ? { link: LinkFor<Link, P> } : unknown;

/** The caller (`actor` of a user, `link` of a person with one) and what the path names. */
type Arrival<E extends Endpoint> = Pick<EndpointInput<E>, 'params'> & CallerFields<CallerKindOf<E>> & LinkOf<E>;

type SentFields<E extends Endpoint> = E['body'] extends object ? EndpointInput<E>['body'] : EndpointInput<E>['query'];

/**
 * Throws for a caller without a right that the contract cannot name alone, because it is one of several, or that of what
 * the path or a field names. `named` reads that field of the body, or of the query where there is no body; the others
 * are judged afterwards (docs/areas/platform.md#requests).
 */
export type Admit<E extends Endpoint> = (
  request: Arrival<E> & { named: <K extends keyof SentFields<E>>(name: K) => SentFields<E>[K] },
) => void;

/** The request of a handler: parsed input, the caller, and `commit`. */
export type Request<E extends Endpoint> = EndpointInput<E> &
  Arrival<E> & {
    requestId: string;
    /**
     * The one way to save: applies the writes in one transaction and returns the response. Under an `Idempotency-Key`
     * the response is recorded in the same transaction; a replay gets the recorded response and writes nothing.
     */
    commit: <R extends EndpointResponse<E>>(writes: readonly Write[], response: R) => Promise<R>;
  };

/** An endpoint that only reads may answer with text. What is committed is a value, because it is recorded. */
type AnswerOf<E extends Endpoint> =
  EndpointResponse<E> | (E extends { method: 'GET' } ? JsonText<EndpointResponse<E>> : never);

export type Handle<E extends Endpoint> = (request: Request<E>) => Promise<AnswerOf<E>>;
