import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Lets a server listen on 127.0.0.1, on a free port unless one is named. It closes no connection for being idle: clients
 * keep theirs, and one closed in the moment a request is sent would fail that request.
 */
export const listenOnLoopback = async (server: Server, wanted = 0): Promise<{ port: number; url: string }> => {
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  // why: a server that listens on a port has an address with one
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
};

/** Closes a server and cuts the connections that are still open. */
export const closeAtOnce = async (server: Server): Promise<void> => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
};
