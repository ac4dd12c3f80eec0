import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ATTEMPT_TIMEOUT_MS, closeClients } from './client.ts';
import { transact } from './transact.ts';

type Answer = (response: ServerResponse) => void;

const type = { 'content-type': 'application/x-amz-json-1.0' };
const done: Answer = (response) => void response.writeHead(200, type).end('{}');
const throttled: Answer = (response) =>
  void response.writeHead(400, type).end('{"__type":"ProvisionedThroughputExceededException"}');
const lost: Answer = (response) => void response.destroy();
const hanging: Answer = () => undefined;

let tokens: unknown[];
/** What the attempts are answered with; the last one stands for all that follow. */
let answers: readonly Answer[];

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  tokens.push((JSON.parse(await text(request)) as Record<string, unknown>)['ClientRequestToken']);
  answers[Math.min(tokens.length, answers.length) - 1]?.(response);
};
const server = createServer((request, response) => void answer(request, response));

const save = (): Promise<void> =>
  transact([{ build: () => ({ Put: { TableName: 'records', Item: { pk: 'a', sk: 'b' } } }) }]);

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
beforeEach(() => {
  tokens = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => {
  vi.unstubAllEnvs();
  closeClients();
  server.closeAllConnections();
  server.close();
});

it('sends a transaction again, with its token, when an attempt hangs', async () => {
  answers = [hanging, done];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const saved = save();
  while (tokens.length === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ATTEMPT_TIMEOUT_MS);
  await saved;
  expect(tokens).toHaveLength(2);
  expect(tokens[1]).toBe(tokens[0]);
});

it('keeps the token of a transaction whose answer was lost through a refusal that follows', async () => {
  answers = [throttled, lost, throttled, done];
  await save();
  expect(tokens).toHaveLength(4);
  expect(new Set(tokens.slice(1)).size).toBe(1);
  expect(tokens[0]).not.toBe(tokens[1]);
});

it('says that nothing was saved only when that is known', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  answers = [throttled];
  await expect(save()).rejects.toThrow('nothing was saved');
  tokens = [];
  answers = [lost, throttled];
  await expect(save()).rejects.toThrow('Look whether it was saved');
});
