import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PORTS_TRIED = 50;

/** Answers a request; its promise ends with the work for it, also when nobody waits for the answer any more. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type Listening = {
  port: number;
  /** Requests wait until the listener is there: the issuer needs the port before anything can answer. */
  serve: (listener: Listener) => void;
  close: () => Promise<void>;
};

const bind = (server: Server, port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', bound);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const bound = (): void => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed).once('listening', bound).listen(port, host);
  });

/** Listens on 127.0.0.1 and, where the machine has it, on ::1, which `localhost` may mean. A taken port yields the next free one. */
export const listen = async (firstPort: number): Promise<Listening> => {
  let answer: Listener | undefined;
  const waiting: Parameters<Listener>[] = [];
  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    if (answer) void answer(request, response);
    else waiting.push([request, response]);
  };
  const newServer = (): Server => {
    const server = createServer(receive);
    // Clients keep connections; one closed here in the same moment as a request is sent would fail that request.
    server.keepAliveTimeout = 0;
    return server;
  };
  const server = newServer();
  let port = firstPort;
  while (!(await bind(server, port, '127.0.0.1'))) {
    port += 1;
    if (port > firstPort + PORTS_TRIED) throw new Error(`no free port between ${firstPort} and ${port}`);
  }
  port = (server.address() as AddressInfo).port;
  const second = newServer();
  const servers = (await bind(second, port, '::1').catch(() => false)) ? [server, second] : [server];
  return {
    port,
    serve(listener) {
      answer = listener;
      for (const [request, response] of waiting.splice(0)) void listener(request, response);
    },
    async close() {
      const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)));
      for (const each of servers) each.closeIdleConnections();
      const cut = setTimeout(() => servers.forEach((each) => each.closeAllConnections()), 1_000);
      await Promise.all(closed);
      clearTimeout(cut);
    },
  };
};
