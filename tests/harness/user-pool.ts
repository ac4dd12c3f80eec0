import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { vi } from 'vitest';

/** What stands in for a user pool: it knows accounts by their subjects, and which of them were deleted. */
export const startUserPool = async (accounts: Readonly<Record<string, string>>) => {
  const deleted: string[] = [];
  const answerTo = async (request: IncomingMessage): Promise<object> => {
    const { Filter: filter, Username: name } = (await json(request)) as { Filter?: string; Username?: string };
    const found = Object.entries(accounts).filter(([subject]) => filter === `sub = "${subject}"`);
    if (String(request.headers['x-amz-target']).endsWith('.ListUsers'))
      return { Users: found.map(([, Username]) => ({ Username })) };
    if (name !== undefined) deleted.push(name);
    return {};
  };
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
  vi.stubEnv('USER_POOL_ID', 'eu-central-1_test');
  return {
    deleted,
    close: async (): Promise<void> => {
      vi.unstubAllEnvs();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
