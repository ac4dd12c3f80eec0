import type * as z from 'zod';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { LinkPurpose } from '#shared/links/link.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** The kinds of caller of an endpoint: a signed-in user, nobody in particular, a person with a link. */
export const callerKinds = ['user', 'nobody', 'link'] as const;
export type CallerKind = (typeof callerKinds)[number];

/** How often within a minute a caller may do what costs much (docs/areas/deployment.md#limits). */
export const actLimits = {
  /** A list or files that leave as a file. */
  export: 5,
  /** A sheet that is read; a workbook has several. */
  import: 12,
  /** A Word file that becomes a text. */
  word: 10,
  /** A month that goes to payroll. */
  push: 2,
} as const satisfies Readonly<Record<string, number>>;

export type LimitedAct = keyof typeof actLimits;

/** How old the sign-in may be behind what takes data or access away for good, or replaces credentials (docs/areas/session-and-rights.md#fresh-sign-ins). */
export const FRESH_MINUTES = 10;

/** The terms that an endpoint states for each kind of caller; without `session` a user calls. */
type CallerTerms = {
  user: {
    readonly session?: 'user';
    /** `signed-in`: any member of the tenant. Everything else is a row of the permission matrix. */
    readonly permission: Permission | 'signed-in';
    readonly purposes?: undefined;
    /** Whether API keys may call it; without it a scope must bring the right (`shared/contract/for-keys.ts`). */
    readonly byKey?: boolean;
    /** What it counts as where callers may do that only so often. */
    readonly limited?: LimitedAct;
    /** Whether the sign-in behind it must be fresh: what takes data or access away for good, or replaces credentials. */
    readonly freshSignIn?: true;
  };
  /** An Idempotency-Key belongs to a caller, so there is none for nobody. */
  nobody: {
    readonly session: 'nobody';
    readonly permission?: undefined;
    readonly purposes?: undefined;
    readonly idempotent?: undefined;
    readonly byKey?: undefined;
    readonly limited?: undefined;
    readonly freshSignIn?: undefined;
  };
  /** The token in the path is the right, for one purpose, one record and one person. */
  link: {
    readonly session: 'link';
    readonly path: `/api/${string}{token}${string}`;
    readonly permission?: undefined;
    /** A link for any other purpose is unknown to this endpoint. */
    readonly purposes: readonly [LinkPurpose, ...LinkPurpose[]];
    readonly byKey?: undefined;
    readonly limited?: undefined;
    readonly freshSignIn?: undefined;
  };
};

/**
 * The terms of an endpoint, one plain object each. Six readers share it: `serve`, the CDK app, the local gateway, the
 * typed client, the OpenAPI document and the tests that loop over every endpoint.
 */
type EndpointTerms = {
  /** `<area>.<verbNoun>`: operation id, query key, handler path (`<area>/<verb-noun>.ts`) and Lambda name. */
  readonly id: `${string}.${string}`;
  readonly method: 'GET' | 'POST';
  /** The path in the spelling of API Gateway: `/api/cars/{id}/detail`. */
  readonly path: `/api/${string}`;
  /** The access of the function to storage; by default GET reads, POST writes, and an endpoint for links writes. */
  readonly access?: 'read' | 'write';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How large a body may be that carries a file; by default a megabyte. */
  readonly maxBodyBytes?: number;
  readonly response: z.ZodType;
  /** The type of a response that is text; without it the response is JSON. */
  readonly media?: 'text/calendar';
  /** Error codes beyond those that every endpoint can answer (`commonErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** Set on POSTs that create, assign, start or sign: they honour `Idempotency-Key`. */
  readonly idempotent?: true | undefined;
  /** Has the browser forget what the app keeps in it. */
  readonly clearsBrowser?: true;
};

export type EndpointFor<K extends CallerKind> = EndpointTerms & CallerTerms[K];
export type Endpoint = { [K in CallerKind]: EndpointFor<K> }[CallerKind];

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The input of a handler: params, query and body after parsing. */
export type EndpointInput<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The input that a caller sends: only the parts that the endpoint declares. */
export type EndpointCall<E extends Endpoint> = Defined<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
}>;

/** The response that the caller gets. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

export const callerKindOf = (definition: Endpoint): CallerKind => definition.session ?? 'user';

/** What the function of an endpoint may do to storage. Wrong tokens are counted, so reading by a link writes, too. */
export const accessOf = (definition: Endpoint): 'read' | 'write' =>
  definition.access ?? (definition.method === 'GET' && definition.session !== 'link' ? 'read' : 'write');

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `fleet.listCars` → `fleet/list-cars`: the path of contract, handler and test below their roots. */
export const modulePath = (definition: Pick<Endpoint, 'id'>): string => definition.id.split('.').map(kebab).join('/');
