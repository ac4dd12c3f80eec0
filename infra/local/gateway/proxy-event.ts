import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Match } from './routes.ts';

/** API Gateway refuses larger requests before any function runs. */
export const REQUEST_MAX_BYTES = 10_000_000;

/** The whole body as text, or undefined when it is larger than API Gateway lets through. */
export const readBody = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= REQUEST_MAX_BYTES) chunks.push(chunk);
    });
    request.on('end', () => resolve(size > REQUEST_MAX_BYTES ? undefined : Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

type Multi = Record<string, string[]>;

/** An object without a prototype, because anybody may name a parameter `constructor`. */
const emptyMulti = (): Multi => Object.create(null) as Multi;

const lastOf = (values: Multi): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.at(-1) ?? '']));

const headersOf = (raw: readonly string[]): Multi => {
  const headers = emptyMulti();
  for (let index = 0; index < raw.length; index += 2) (headers[raw[index] ?? ''] ??= []).push(raw[index + 1] ?? '');
  return headers;
};

const queryOf = (search: string): Multi => {
  const query = emptyMulti();
  for (const [name, value] of new URLSearchParams(search)) (query[name] ??= []).push(value);
  return query;
};

/**
 * The event that a REST API of API Gateway (payload 1.0) hands to a function: the last of repeated headers and query
 * parameters in the single maps, all of them in the multi maps, query decoded, path parameters still URL-encoded.
 */
export const proxyEvent = (
  request: IncomingMessage,
  { route, params }: Match,
  path: string,
  search: string,
  body: string,
): APIGatewayProxyEvent => {
  const headers = headersOf(request.rawHeaders);
  const query = search === '' ? null : queryOf(search);
  const { method, path: resource } = route.definition;
  const requestId = randomUUID();
  const now = Date.now();
  return {
    resource,
    path,
    httpMethod: method,
    headers: lastOf(headers),
    multiValueHeaders: headers,
    queryStringParameters: query && lastOf(query),
    multiValueQueryStringParameters: query,
    pathParameters: params,
    stageVariables: null,
    body: body === '' ? null : body,
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: null,
      httpMethod: method,
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        user: null,
        userAgent: request.headers['user-agent'] ?? null,
        userArn: null,
      },
      path,
      protocol: `HTTP/${request.httpVersion}`,
      requestId,
      requestTimeEpoch: now,
      resourceId: 'local',
      resourcePath: resource,
      stage: 'local',
    },
  };
};

const FUNCTION_TIMEOUT_MS = 29_000;

export const lambdaContext = (functionName: string, requestId: string): Context => {
  const until = Date.now() + FUNCTION_TIMEOUT_MS;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`,
    logGroupName: functionName,
    logStreamName: 'local',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => until - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
};
