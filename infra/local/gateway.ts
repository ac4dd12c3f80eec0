import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import { linkPageOf } from '#shared/links/link.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';
import { linkPagePolicy, readsFiles } from '#infra/link-page-policy.ts';
import { demoPerson, type DemoUser } from './demo-users.ts';
import { withAreaOf } from './area-at-work.ts';
import { CLIENT_ID } from './environment.ts';
import { compressAnswer } from './gateway/compress-answer.ts';
import { DevPage, devRoutes, type DevActions } from './gateway/dev-routes.ts';
import { lambdaContext, proxyEvent, readBody } from './gateway/proxy-event.ts';
import { routesOf, type OwnHandlers } from './gateway/routes.ts';
import { securityHeaders } from './gateway/security-headers.ts';
import { staticFiles } from './gateway/static-files.ts';
import type { Identity } from './identity.ts';
import type { Listener } from './listen.ts';

/** Serves what is neither API, sign-in nor local route: the built app, or Vite while developing. */
export type ServeWeb = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

export type GatewayOptions = {
  endpoints: readonly Endpoint[];
  ownHandlers?: OwnHandlers | undefined;
  identity: Identity;
  /** Origin of the object store, where the browser uploads and downloads. */
  filesOrigin: string;
  tenantName: string;
  demoUsers: readonly Pick<DemoUser, 'name' | 'person'>[];
  /** Whether the company is empty, so that the app may offer the demo in its place. */
  offersDemo: () => boolean;
  dev: DevActions;
  /** The folder of the built app, or what serves the app instead. */
  web: string | ServeWeb;
};

type Target = { path: string; search: string };

const targetOf = (url: string): Target => {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) };
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

type AnswerHeaders = Readonly<Record<string, string>>;

const sendProblem = (response: ServerResponse, json: AnswerHeaders, error: unknown): void => {
  const requestId = randomUUID();
  if (!(error instanceof AppError)) console.error(error);
  const problem = toProblem(error instanceof AppError ? error : new AppError('internal'), requestId);
  if (response.headersSent) return void response.destroy();
  response.writeHead(problem.status, {
    ...json,
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': requestId,
  });
  response.end(JSON.stringify(problem));
};

/** Calls the handler of an endpoint, as API Gateway does. */
const apiOf =
  (match: ReturnType<typeof routesOf>, headers: AnswerHeaders) =>
  async (request: IncomingMessage, response: ServerResponse, { path, search }: Target): Promise<void> => {
    const matched = match(request.method ?? '', path);
    if (!matched) throw new AppError('not_found');
    if (matched.params && !isDecodable(path))
      throw new AppError('bad_request', { detail: 'The path is not properly encoded.' });
    const [body, handler] = await Promise.all([
      request.method === 'GET' ? '' : readBody(request),
      matched.route.handler(),
    ]);
    if (body === undefined) throw new AppError('payload_too_large');
    const event = proxyEvent(request, matched, path, search, body);
    const name = `local-${modulePath(matched.route.definition).replace('/', '-')}`;
    const result = await withAreaOf(matched.route.definition, () =>
      handler(event, lambdaContext(name, event.requestContext.requestId), () => undefined),
    );
    const answer = await compressAnswer(request, Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8'));
    response.writeHead(result.statusCode, {
      ...headers,
      ...(result.headers as Record<string, string>),
      ...answer.headers,
      'content-length': answer.bytes.length,
    });
    response.end(answer.bytes);
  };

/** Answers the local routes, from the page of this runtime alone. */
const devOf =
  (dev: ReturnType<typeof devRoutes>, json: AnswerHeaders) =>
  async (request: IncomingMessage, response: ServerResponse, { path, search }: Target): Promise<void> => {
    // Another site's page may not reset the demo through the browser of whoever runs it.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('forbidden');
    const body = (await readBody(request)) ?? '';
    const answer = await dev({ method: request.method ?? '', path, query: new URLSearchParams(search), body });
    if (answer === undefined) throw new AppError('not_found');
    if (answer instanceof DevPage)
      return void response.writeHead(200, { ...json, 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
    response.writeHead(200, json).end(JSON.stringify(answer));
  };

/**
 * Does what CloudFront and API Gateway do on AWS: routes requests to the real handlers, serves the app, and adds the
 * local sign-in and the `/dev/` routes. Nothing is throttled.
 */
export const gateway = (options: GatewayOptions): Listener => {
  const { identity, demoUsers, filesOrigin } = options;
  const { origin, host, port } = new URL(identity.issuer);
  const localHost = `localhost:${port}`;
  const web = typeof options.web === 'string' ? staticFiles(options.web) : options.web;
  const headers = securityHeaders(filesOrigin);
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  const callApi = apiOf(routesOf(options.endpoints, options.ownHandlers), headers);
  const callDev = devOf(devRoutes(identity, options.dev), json);
  const config = (): string =>
    JSON.stringify({
      tenant_name: options.tenantName,
      issuer: identity.issuer,
      client_id: CLIENT_ID,
      files_host: filesOrigin,
      demo_users: demoUsers.map((user) => ({ name: user.name, person: demoPerson(user) })),
      ...(options.offersDemo() && { offers_demo: true }),
    });

  const serveApp = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found');
    const page = linkPageOf(path);
    const policy = page && linkPagePolicy(readsFiles(page) ? filesOrigin : undefined);
    const own = policy === undefined ? headers : { ...headers, 'content-security-policy': policy };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    await web(request, response, path);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // One origin, because the issuer and the redirect URIs are exact; it also shuts out rebound host names. A call of the
    // API is answered at `localhost`, too: clients drop its token when they follow a redirect.
    const isLocalCall = request.headers.host === localHost && (request.url ?? '').startsWith('/api/');
    if (request.headers.host !== host && !isLocalCall) {
      response.writeHead(307, { location: `${origin}${request.url ?? '/'}`, 'cache-control': 'no-store' }).end();
      return;
    }
    const target = targetOf(request.url ?? '/');
    const { path } = target;
    if (path.startsWith('/api/')) return callApi(request, response, target);
    if (path === '/config.json') return void response.writeHead(200, json).end(config());
    if (path === '/oidc' || path.startsWith('/oidc/')) return identity.handle(request, response);
    if (path.startsWith('/dev/')) return callDev(request, response, target);
    return serveApp(request, response, path);
  };

  return (request, response) => answer(request, response).catch((error: unknown) => sendProblem(response, json, error));
};
