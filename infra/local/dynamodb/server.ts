import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { listenOnLoopback } from '../loopback.ts';
import { asStored, type Row } from './dynalite-types.ts';
import { isApiError, isUnwritable } from './errors.ts';
import { operations, type Operation } from './operations.ts';
import { isRow } from './row.ts';
import { openStore } from './store.ts';
import { openTokens } from './tokens.ts';

const maxRequestBytes = 16 * 1024 * 1024;
const coral = 'com.amazon.coral.service#';

/** Status and body of an answer of the service. */
export type Answer = { status: number; body: Row | '' };

/** All tables with what is in them. */
export type StoredTables = readonly (readonly [key: Buffer, value: Buffer])[];

export type DynamoDbServer = {
  port: number;
  endpoint: string;
  /** Answers a call of this process without a connection: `target` is the header that names the operation. */
  call(target: string, body: string): Promise<Answer>;
  copyTables(): Promise<StoredTables>;
  /** Replaces all tables by those of an earlier copy. */
  replaceTables(tables: StoredTables): Promise<void>;
  close(): Promise<void>;
};

/** The whole body, or undefined when it is too large. */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxRequestBytes) chunks.push(chunk);
    });
    request.on('end', () => resolve(size > maxRequestBytes ? undefined : Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });
}

function send(response: ServerResponse, { status, body: answer }: Answer): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': body.length,
    'x-amzn-requestid': randomUUID(),
    'x-amz-crc32': crc32(body),
  });
  response.end(body);
}

function parseObject(body: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isRow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const failed = (__type: string, message?: string): Answer => ({
  status: 400,
  body: { __type: `${coral}${__type}`, ...(message !== undefined && { message }) },
});

type Service = { byName: Map<string, Operation>; onUnwritable: ((error: Error) => void) | undefined };

/** What the service answers to a call: `target` names the operation as in its header. */
async function answerTo({ byName, onUnwritable }: Service, target: string, body: string): Promise<Answer> {
  const [version, name = ''] = target.split('.');
  const operation = byName.get(name);
  if (version !== 'DynamoDB_20120810' || !operation) return failed('UnknownOperationException');
  const data = parseObject(body);
  if (!data) return failed('SerializationException');
  try {
    return { status: 200, body: await operation(data) };
  } catch (error) {
    if (isApiError(error)) return { status: error.statusCode, body: error.body };
    if (isUnwritable(error)) onUnwritable?.(error);
    console.error(error);
    const message = 'The request could not be served';
    return { status: 500, body: { __type: `${coral}InternalServerError`, message } };
  }
}

async function answerRequest(service: Service, request: IncomingMessage): Promise<Answer> {
  const body = await readBody(request);
  if (body === undefined) return { status: 413, body: { __type: `${coral}RequestTooLargeException` } };
  if (request.method !== 'POST') return failed('UnknownOperationException');
  // Signatures are not computed, as in dynalite: only a request that is not signed at all is refused.
  if (!request.headers.authorization?.startsWith('AWS4-'))
    return failed('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  return answerTo(service, String(request.headers['x-amz-target']), body);
}

/**
 * A DynamoDB-compatible server on 127.0.0.1: dynalite's actions and checks behind our own HTTP layer with
 * transactions. Data live in `dataDir`, or in memory without one; `port` 0 (default) takes a free one. `onUnwritable` is
 * called before anything else is answered when the disk refused a change: the database must not be written to after it.
 */
export async function startDynamoDb(options: {
  dataDir?: string;
  port?: number;
  onUnwritable?: (error: Error) => void;
}): Promise<DynamoDbServer> {
  if (options.dataDir !== undefined) await mkdir(options.dataDir, { recursive: true });
  const store = await openStore(options.dataDir);
  const service = { byName: operations(store, await openTokens(store.db)), onUnwritable: options.onUnwritable };
  const server = createServer((request, response) => {
    // A client that hung up gets no answer.
    answerRequest(service, request).then(
      (answer) => send(response, answer),
      () => response.destroy(),
    );
  });
  const { port, url } = await listenOnLoopback(server, options.port);
  return {
    port,
    endpoint: url,
    call: (target, body) => answerTo(service, target, body),
    copyTables: () => store.locked(() => store.db.iterator(asStored).all()),
    replaceTables: (tables) =>
      store.locked(async () => {
        await store.db.clear();
        await store.db.batch(tables.map(([key, value]) => ({ type: 'put', key, value, ...asStored })));
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Requests already accepted finish before the lock is free; the connections of idle clients are cut.
      await store.locked(async () => undefined);
      server.closeAllConnections();
      await closed;
      await store.db.close();
    },
  };
}
