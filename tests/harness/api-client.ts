import type * as z from 'zod';
import type { Endpoint, EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { assertAsDocumented } from './documented-answer.ts';
import { assertDocumented } from './documented-problem.ts';

// why: tests look into answers of any shape; the typed way is `call`
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer<T = any> = { status: number; body: T; headers: Headers };
/** A list gives the parameter several times. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

/** An answer that `call` did not expect. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(definition: Endpoint, status: number, problem: Problem) {
    super(`${definition.id} answered ${status} ${problem.code}: ${problem.detail} ${JSON.stringify(problem.fields)}`);
    this.status = status;
    this.problem = problem;
  }
}

const search = (query: Query): string => {
  const present = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) => [name, String(one)]),
  );
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
};

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(params[name]));
  });

type Input = { params?: Record<string, unknown>; query?: Query; body?: unknown };

/** Calls the API over HTTP as one user; `token` undefined sends no token. */
export const apiClient = (url: string, token: string | undefined) => {
  const send = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    const answer = /json/.test(contentType) ? (JSON.parse(text) as unknown) : text;
    if (/json/.test(contentType)) assertAsDocumented(method, path, response.status, answer);
    if (/problem\+json/.test(contentType)) assertDocumented(method, path, answer as Problem);
    return { status: response.status, headers: response.headers, body: answer };
  };
  const request = (definition: Endpoint, input: Input = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    send(
      definition.method,
      fill(definition.path, input.params ?? {}) + search(input.query ?? {}),
      definition.method === 'POST' ? (input.body ?? {}) : undefined,
      headers,
    );

  return {
    get: (path: string, query: Query = {}, headers: Record<string, string> = {}): Promise<Answer> =>
      send('GET', path + search(query), undefined, headers),
    /** A string is sent as it is. */
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> =>
      send('POST', path, body, headers),
    /** Any answer of an endpoint, unchecked. */
    request,
    /** The parsed answer of an endpoint; throws ApiFailure when it is not 200. */
    async call<const E extends Endpoint>(
      definition: E,
      input: EndpointCall<E>,
      headers: Record<string, string> = {},
    ): Promise<EndpointResponse<E>> {
      const { status, body } = await request(definition, input as Input, headers);
      if (status !== 200) throw new ApiFailure(definition, status, body as Problem);
      return (definition.response as z.ZodType<EndpointResponse<E>>).parse(body);
    },
  };
};

export type ApiClient = ReturnType<typeof apiClient>;
