import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeAtOnce, listenOnLoopback } from '#infra/local/loopback.ts';

/** A call on its way: where it goes and what it says. */
export type GateCall = { readonly method: string; readonly path: string; readonly text: string };

/** Where a call is held: before it arrives, or once it took effect, when its answer is due. */
export type Held = 'before' | 'after';

/**
 * Stands before a server, on an address of its own, and holds calls: the process that sent one gets no answer and can be
 * killed in that state. A promise holds a call for as long as something else is done.
 */
export const startGate = async (target: string, hold: (call: GateCall) => Held | undefined | Promise<void>) => {
  const { origin } = new URL(target);
  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const path = incoming.url ?? '/';
    const held = await hold({ method: incoming.method ?? '', path, text: body.toString() });
    if (held === 'before') return;
    const onward = request(origin + path, { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (held === 'after') return void answer.resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', () => response.destroy());
    onward.end(body);
  };
  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  const { url } = await listenOnLoopback(server);
  return { url, close: () => closeAtOnce(server) };
};
export type Gate = Awaited<ReturnType<typeof startGate>>;
