import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type ApiPart, edgeRoutes, restApiParts } from '#infra/api-parts.ts';
import { registry } from '#shared/contract/registry.ts';
import { listenOnLoopback } from '#infra/local/loopback.ts';
import { partAtEdge } from '#tests/harness/edge-part.ts';

/** Headers of the connection, and those that were true of the answer only before `fetch` unpacked it. */
const NOT_FORWARDED = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

const forwarded = (headers: Iterable<[string, string]>): [string, string][] =>
  [...headers].filter(([name]) => !NOT_FORWARDED.has(name));

const routes = edgeRoutes(restApiParts(registry));

const answer = async (
  addresses: Partial<Record<ApiPart, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { url = '/', method = 'GET', headers } = request;
  const part = partAtEdge(routes, url.split('?')[0] ?? url);
  const address = part && addresses[part];
  if (address === undefined) throw new Error(`no part of the API is deployed for ${url}`);
  const upstream = await fetch(`${address}${url}`, {
    method,
    headers: forwarded(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(method !== 'GET' && { body: await buffer(request) }),
  });
  response.writeHead(upstream.status, Object.fromEntries(forwarded(upstream.headers)));
  response.end(Buffer.from(await upstream.arrayBuffer()));
};

/**
 * Stands where CloudFront stands on AWS, which no emulator has: one address for all parts of a tenant's API, by the same
 * patterns.
 */
export const serveOneOrigin = async (
  addresses: Partial<Record<ApiPart, string>>,
): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    answer(addresses, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  });
  const { url } = await listenOnLoopback(server);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, close };
};
