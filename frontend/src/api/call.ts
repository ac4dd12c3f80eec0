import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { patience } from '../ui/patience.ts';
import { isProblem, problemError, problemFromStatus } from './problem.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** The request goes on when its page is left; its body may have 64 kB. */
  keepalive?: boolean;
};
type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

let accessToken: () => Promise<string | undefined> = async () => undefined;
let onUnauthenticated: () => void = () => undefined;
let onSignInAgain: () => void = () => undefined;
let onOutOfReach: () => void = () => undefined;
let send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);

/** Connects the data layer to the session: its access tokens, and `send`, which gives answers that were read ahead. */
export const connectSession = (session: {
  accessToken: () => Promise<string | undefined>;
  onUnauthenticated: () => void;
  /** A call asks for a sign-in that is not as old as this one. */
  onSignInAgain: () => void;
  /** A call was refused for a missing right, or what it names is out of sight by now; the page may still offer it. */
  onOutOfReach: () => void;
  send: typeof send;
}): void => {
  accessToken = session.accessToken;
  send = session.send;
  onUnauthenticated = session.onUnauthenticated;
  onSignInAgain = session.onSignInAgain;
  onOutOfReach = session.onOutOfReach;
};

const urlOf = (definition: Endpoint, input: Input): string => {
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Calls an endpoint. Throws `ProblemError`; an aborted call rejects as `fetch` does. */
export const callEndpoint = async <E extends Endpoint>(
  definition: E,
  input: EndpointCall<E>,
  { signal, idempotencyKey, keepalive = false }: CallOptions = {},
): Promise<EndpointResponse<E>> => {
  // why: the seam between the contract's inferred input and the generic request
  const sent = input as Input;
  const token = await accessToken();
  const ask = (): Promise<Response> =>
    send(urlOf(definition, sent), {
      method: definition.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      signal: signal ? AbortSignal.any([signal, patience()]) : patience(),
      keepalive,
    }).catch(async (error: unknown) => {
      if (signal?.aborted) throw error;
      throw await problemError(problemFromStatus(0));
    });
  const first = await ask();
  const response = first.status === 429 ? await (await import('./send-again.ts')).sendAgain(first, ask, signal) : first;
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body as EndpointResponse<E>;
  if (response.status === 401) onUnauthenticated();
  if (isProblem(body) && body.code === 'sign_in_again') onSignInAgain();
  if (isProblem(body) && (body.code === 'forbidden' || body.code === 'not_found')) onOutOfReach();
  throw await problemError(isProblem(body) ? body : problemFromStatus(response.ok ? 0 : response.status));
};
