import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

type Pool = { readonly accounts: Readonly<Record<string, string>>; readonly deleted: string[] };

let pool: Pool = { accounts: {}, deleted: [] };
let address: Promise<string> | undefined;

const answerTo = async (request: IncomingMessage): Promise<object> => {
  const { Filter: filter, Username: name } = (await json(request)) as { Filter?: string; Username?: string };
  const found = Object.entries(pool.accounts).filter(([subject]) => filter === `sub = "${subject}"`);
  if (String(request.headers['x-amz-target']).endsWith('.ListUsers'))
    return { Users: found.map(([, Username]) => ({ Username })) };
  if (name !== undefined) pool.deleted.push(name);
  return {};
};

/** One server for all files of a worker, since the product keeps the client that it made for the first of them. */
const listening = async (): Promise<string> => {
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/**
 * What stands in for a user pool until it is closed: it knows accounts by their subjects, and which of them were
 * deleted.
 */
export const startUserPool = async (accounts: Pool['accounts']) => {
  pool = { accounts, deleted: [] };
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', await (address ??= listening()));
  vi.stubEnv('USER_POOL_ID', 'eu-central-1_test');
  return { deleted: pool.deleted, close: (): void => void vi.unstubAllEnvs() };
};
