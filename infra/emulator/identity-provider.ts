import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { startIdentity } from '#infra/local/identity.ts';

export type EmulatorIdentity = {
  readonly issuer: string;
  readonly close: () => void;
};

/** Anybody with an e-mail address: who may do something is decided by the tenant, and this provider serves tests only. */
const whoever = async (asked: string | null | undefined) =>
  asked?.includes('@') ? [{ name: asked.toLowerCase(), label: asked }] : [];

/**
 * The provider of the local runtime by itself, for tenants on an emulator without user pools. Its tokens name 127.0.0.1,
 * where tests and browsers reach it; functions in containers fetch its keys at another address.
 */
export const startEmulatorIdentity = async (port = 0, host = '127.0.0.1'): Promise<EmulatorIdentity> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oidc`;
  const identity = await startIdentity({ issuer, accounts: whoever });
  server.on('request', (request, response) => {
    identity.handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
  const close = (): void => {
    identity.close();
    server.close();
    server.closeAllConnections();
  };
  return { issuer, close };
};

// `node infra/emulator/identity-provider.ts --port 4567 --host 0.0.0.0`
if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4567' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const { issuer, close } = await startEmulatorIdentity(Number(values.port), values.host);
  process.stdout.write(`Issuer ${issuer}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
}
