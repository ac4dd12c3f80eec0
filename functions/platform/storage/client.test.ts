import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { ATTEMPT_TIMEOUT_MS, closeClients } from './client.ts';
import { transact } from './transact.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('sends a transaction again, with its token, when an attempt hangs', async () => {
  const tokens: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    tokens.push((JSON.parse(await text(request)) as Record<string, unknown>)['ClientRequestToken']);
    if (tokens.length > 1) response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const saved = transact([{ build: () => ({ Put: { TableName: 'records', Item: { pk: 'a', sk: 'b' } } }) }]);
  while (tokens.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ATTEMPT_TIMEOUT_MS);
  await saved;
  expect(tokens).toHaveLength(2);
  expect(tokens[1]).toBe(tokens[0]);
  closeClients();
  server.closeAllConnections();
  server.close();
});
