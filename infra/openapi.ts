import { isForKeys } from '#shared/contract/for-keys.ts';
import { accessOf, callerKindOf, type CallerKind, type Endpoint } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';

export type ApiIntegration = {
  /** Invocation URI of the Lambda behind an endpoint. */
  readonly uri: (definition: Endpoint) => string;
  /** Role with which API Gateway invokes it. */
  readonly credentials: string;
  readonly timeoutMs: number;
  /** Checks callers before a function runs; absent on emulators, where the functions alone check. */
  readonly authorizer?: Authorizer | undefined;
};

/** API Gateway knows user pools; tokens of another issuer are checked by a function. */
export type Authorizer = { readonly userPoolArn: string } | { readonly uri: string };

/** How long the gateway remembers what that function answered; the functions look at the end of a token themselves. */
const REMEMBERED_SECONDS = 300;

/** The scope in every access token of the app; a token from anywhere else, or an id token, does not pass. */
const SCOPE = 'openid';

const authorizerOf = (authorizer: Authorizer, credentials: string): object =>
  'uri' in authorizer
    ? {
        'x-amazon-apigateway-authtype': 'custom',
        'x-amazon-apigateway-authorizer': {
          type: 'token',
          authorizerUri: authorizer.uri,
          authorizerCredentials: credentials,
          identityValidationExpression: '^Bearer [\\w-]+[.][\\w-]+[.][\\w-]+$',
          authorizerResultTtlInSeconds: REMEMBERED_SECONDS,
        },
      }
    : {
        'x-amazon-apigateway-authtype': 'cognito_user_pools',
        'x-amazon-apigateway-authorizer': { type: 'cognito_user_pools', providerARNs: [authorizer.userPoolArn] },
      };

/** CloudFront shows the key of the origin on every request; a person shows an access token of the tenant's issuer. */
const securitySchemes = (authorizer: Authorizer, credentials: string): object => ({
  origin: { type: 'apiKey', name: 'x-api-key', in: 'header' },
  users: {
    type: 'apiKey',
    name: 'Authorization',
    in: 'header',
    ...authorizerOf(authorizer, credentials),
  },
});

/** What the gateway requires of each kind of caller besides the key of the origin. */
const requirements: Readonly<Record<CallerKind, (authorizer: Authorizer) => readonly object[]>> = {
  // Only an authorizer of user pools takes scopes.
  user: (authorizer) => [{ users: 'uri' in authorizer ? [] : [SCOPE] }],
  nobody: () => [],
  link: () => [],
};

/**
 * Only the function can check the token of a link or an API key, so the gateway asks for an access token where people
 * alone may call (docs/decisions/2026-11-23-api-keys.md).
 */
const requirementsOf = (definition: Endpoint, authorizer: Authorizer): readonly object[] =>
  isForKeys(definition) ? [] : requirements[callerKindOf(definition)](authorizer);

const PROBLEM_HEADERS = {
  'gatewayresponse.header.Content-Type': "'application/problem+json; charset=utf-8'",
  'gatewayresponse.header.Cache-Control': "'no-store'",
};

/** The calls of a second are soon let through again, and a function that did not answer is soon another one. */
const RETRY_AFTER = { 'gatewayresponse.header.Retry-After': "'2'" };

/**
 * An answer that API Gateway gives by itself, in the one error format of the product (docs/areas/platform.md#errors).
 */
const gatewayResponse = (code: ErrorCode, headers: Readonly<Record<string, string>> = {}) => {
  const problem = toProblem(new AppError(code), '$context.requestId');
  return {
    statusCode: problem.status,
    responseParameters: { ...PROBLEM_HEADERS, ...headers },
    responseTemplates: { 'application/json': JSON.stringify(problem) },
  };
};

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const operation = (definition: Endpoint, { uri, credentials, timeoutMs, authorizer }: ApiIntegration): object => ({
  operationId: definition.id,
  summary: definition.summary,
  tags: [accessOf(definition)],
  parameters: pathParameters(definition.path),
  responses: { 200: { description: 'JSON' } },
  ...(authorizer && { security: [{ origin: [] }, ...requirementsOf(definition, authorizer)] }),
  'x-amazon-apigateway-integration': {
    type: 'aws_proxy',
    httpMethod: 'POST',
    uri: uri(definition),
    credentials,
    passthroughBehavior: 'when_no_match',
    timeoutInMillis: timeoutMs,
  },
});

/**
 * The body of the REST API: OpenAPI 3.0.1 without schemas, since API Gateway refuses 3.1 and the functions validate. The
 * document for people is `docs/openapi.json`.
 */
export const apiBody = (title: string, endpoints: readonly Endpoint[], integration: ApiIntegration): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const definition of endpoints) {
    const item = (paths[definition.path] ??= {});
    item[definition.method.toLowerCase()] = operation(definition, integration);
  }
  return {
    openapi: '3.0.1',
    info: { title, version: '1' },
    paths,
    ...(integration.authorizer && {
      components: { securitySchemes: securitySchemes(integration.authorizer, integration.credentials) },
    }),
    'x-amazon-apigateway-gateway-responses': {
      DEFAULT_4XX: gatewayResponse('bad_request'),
      DEFAULT_5XX: gatewayResponse('internal'),
      // This is API Gateway's name for a path or method that it does not know, whoever asks.
      MISSING_AUTHENTICATION_TOKEN: gatewayResponse('not_found'),
      UNAUTHORIZED: gatewayResponse('unauthenticated'),
      ACCESS_DENIED: gatewayResponse('unauthenticated'),
      INVALID_API_KEY: gatewayResponse('forbidden'),
      REQUEST_TOO_LARGE: gatewayResponse('payload_too_large'),
      THROTTLED: gatewayResponse('too_many_requests', RETRY_AFTER),
      INTEGRATION_TIMEOUT: gatewayResponse('unavailable', RETRY_AFTER),
      INTEGRATION_FAILURE: gatewayResponse('unavailable', RETRY_AFTER),
    },
  };
};
