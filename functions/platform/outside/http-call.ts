import { request, type IncomingMessage } from 'node:http';
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { mayCarryCredentials } from './credential-address.ts';

export type HttpCall = {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the call, attempts to connect and the answer included. */
  readonly signal: AbortSignal;
  /** The waits before another attempt to connect. */
  readonly retryWaitsMs: readonly number[];
  /** A longer answer is taken for none; by default ten megabytes. */
  readonly answerMaxBytes?: number;
  /** The status is enough: the connection ends with it, and the answer has no body. */
  readonly ignoresBody?: true;
  /** Resolves the name of the host in place of the system, to refuse where it leads. */
  readonly lookup?: LookupFunction;
};

/** `not_arrived`: nothing of the request was written. `unknown`: at least a part was, and no whole answer came back. */
export type HttpAnswer =
  | { readonly what: 'answer'; readonly status: number; readonly body: string; readonly bytes: Buffer }
  | { readonly what: 'not_arrived'; readonly reason: string }
  | { readonly what: 'unknown'; readonly reason: string };

/** A longer answer is none of an office. */
const ANSWER_MAX_BYTES = 10_000_000;

const reasonOf = (error: unknown): string => {
  // why: errors of the network carry a code, and their messages may name nothing else
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code ?? message ?? 'failed';
};

/**
 * A connection on which nothing was written, with the certificate checked. Each call has one of its own: on a connection
 * that was kept, and that the other side is about to close, a request would be lost without an answer.
 */
const connect = ({ url, signal, lookup }: HttpCall): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    const isTls = url.protocol === 'https:';
    const port = Number(url.port) || (isTls ? 443 : 80);
    const target = { host, port, ...(lookup && { lookup }) };
    const socket = isTls
      ? connectTls({ ...target, minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }) })
      : connectPlain(target);
    const abort = (): void => void socket.destroy(new Error('timeout'));
    signal.addEventListener('abort', abort);
    socket.on('error', reject);
    socket.once('close', () => {
      signal.removeEventListener('abort', abort);
      reject(new Error('closed'));
    });
    socket.once(isTls ? 'secureConnect' : 'connect', () => resolve(socket));
    if (signal.aborted) abort();
  });

const readBytes = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // why: a response without an encoding gives buffers
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Sends on a connection. It follows no redirect: where credentials go is for the operator to say. */
const exchange = (socket: Socket, call: HttpCall): Promise<HttpAnswer> => {
  const { url, method, headers, body = '', answerMaxBytes = ANSWER_MAX_BYTES, ignoresBody } = call;
  return new Promise((resolve) => {
    const lost = (error: unknown): void => {
      socket.destroy();
      resolve({ what: 'unknown', reason: reasonOf(error) });
    };
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({
      createConnection: () => socket,
      method,
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, connection: 'close', ...(method === 'POST' && length) },
    });
    sent.on('error', lost);
    sent.once('response', (response) => {
      const answered = (bytes: Buffer): void =>
        resolve({ what: 'answer', status: response.statusCode ?? 0, body: bytes.toString('utf8'), bytes });
      (ignoresBody ? Promise.resolve(Buffer.alloc(0)) : readBytes(response, answerMaxBytes))
        .then(answered, lost)
        .finally(() => socket.destroy());
    });
    sent.end(body);
  });
};

const attempt = async (call: HttpCall): Promise<HttpAnswer> => {
  let socket: Socket;
  try {
    socket = await connect(call);
  } catch (error) {
    return { what: 'not_arrived', reason: reasonOf(error) };
  }
  return exchange(socket, call);
};

/** Calls an office, again only while nothing was written. It never throws for what the network does. */
export const callOverHttp = async (call: HttpCall): Promise<HttpAnswer> => {
  if (!mayCarryCredentials(call.url)) return { what: 'not_arrived', reason: 'the address is not https' };
  let answer = await attempt(call);
  for (const wait of call.retryWaitsMs) {
    if (answer.what !== 'not_arrived' || call.signal.aborted) break;
    await pause(wait);
    answer = await attempt(call);
  }
  return answer;
};
