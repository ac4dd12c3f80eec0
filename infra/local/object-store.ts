import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver, { type S3Context } from 's3rver';
import account from 's3rver/lib/models/account.js';
import { listenOnLoopback } from './loopback.ts';
import { tagByScan } from './malware-sandbox.ts';
import { listObjectsInOrder, storeObjectsWhole, type ObjectStoreFiles } from './object-files.ts';
import { policyRefusal, type Refusal } from './object-policy.ts';
import { objectVersions } from './object-versions.ts';

export type ObjectStore = {
  port: number;
  endpoint: string;
  /** Creates the buckets again after their folders were removed. */
  createBuckets(): Promise<void>;
  close(): Promise<void>;
};

const localOrigins = ['http://127.0.0.1:*', 'http://localhost:*'];

function corsConfig(origins: string[]): string {
  const list = (tag: string, values: string[]) => values.map((value) => `<${tag}>${value}</${tag}>`).join('');
  const rule =
    list('AllowedOrigin', origins) +
    list('AllowedMethod', ['GET', 'PUT', 'POST', 'HEAD']) +
    list('AllowedHeader', ['*']) +
    list('ExposeHeader', ['ETag', 'Content-Disposition']);
  return `<CORSConfiguration><CORSRule>${rule}</CORSRule></CORSConfiguration>`;
}

function refuse(context: S3Context, { status, code, message }: Refusal): void {
  // A browser hides the answer from the page without this header; the content of a refusal is no secret.
  context.set('Access-Control-Allow-Origin', '*');
  context.status = status;
  context.type = 'application/xml';
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Message></Error>`;
}

/** Refuses what S3 refuses and s3rver lets pass: unsigned requests, uploads against their policy, streamed bodies. */
async function guard(context: S3Context, next: () => Promise<void>): Promise<void> {
  const { headers } = context;
  const contentType = headers['content-type'] ?? '';
  if (context.method === 'OPTIONS') return next();
  if (context.method === 'POST' && contentType.startsWith('multipart/form-data')) {
    const body = await buffer(context.req);
    const bucket = decodeURIComponent(context.path.split('/')[1] ?? '');
    const refusal = await policyRefusal(bucket, contentType, body);
    if (refusal) return refuse(context, refusal);
    // The form is read once more, by s3rver.
    context.req = Readable.from([body]);
    return next();
  }
  if (!headers.authorization && !('X-Amz-Algorithm' in context.query)) {
    return refuse(context, { status: 403, code: 'AccessDenied', message: 'Access Denied' });
  }
  if (String(headers['x-amz-content-sha256']).startsWith('STREAMING-')) {
    // s3rver would store the chunk headers as part of the object.
    const message = 'Use requestChecksumCalculation WHEN_REQUIRED and a body of known length';
    return refuse(context, { status: 501, code: 'NotImplemented', message });
  }
  return next();
}

/** S3 tells the version of an object with each answer; here it is made of the content. */
const tellVersion =
  (files: ObjectStoreFiles) =>
  async (context: S3Context, next: () => Promise<void>): Promise<void> => {
    await next();
    if (!['GET', 'HEAD'].includes(context.method) || context.status >= 300) return;
    const [, bucket = '', ...key] = context.path.split('/');
    const isTags = 'tagging' in context.query;
    const etag = isTags ? (await files.getMetadata(bucket, key.join('/'))).etag : context.response.get('etag');
    if (etag !== '') context.set('x-amz-version-id', etag.replaceAll('"', ''));
  };

/** Stores an object with `If-None-Match: *` only under a key that has none yet, as S3 does; one such call after the other. */
const storeOnce = (files: ObjectStoreFiles): ((context: S3Context, next: () => Promise<void>) => Promise<void>) => {
  let turn: Promise<void> = Promise.resolve();
  return async (context, next) => {
    if (context.method !== 'PUT' || context.headers['if-none-match'] !== '*') return next();
    const [, bucket = '', ...key] = context.path.split('/').map(decodeURIComponent);
    const store = async (): Promise<void> => {
      const isTaken = existsSync(files.getResourcePath(bucket, key.join('/'), 'object'));
      if (isTaken) refuse(context, { status: 412, code: 'PreconditionFailed', message: 'The key has an object' });
      else await next();
    };
    const answer = turn.then(store);
    turn = answer.catch(() => undefined);
    return answer;
  };
};

/**
 * An S3-compatible server on 127.0.0.1 (s3rver) with its objects as files below `dataDir`. Buckets are created when
 * missing; browsers may call from `corsOrigins` (default: any port of this machine). Any access key is accepted.
 */
export async function startObjectStore(options: {
  dataDir: string;
  port?: number;
  /** A port that is taken where it is free, and another one otherwise. */
  likedPort?: number;
  buckets: readonly string[];
  corsOrigins?: readonly string[];
  /** Whether objects that are replaced or deleted stay as versions, as in the deployed buckets. Nothing ends them. */
  keepsVersions?: boolean;
}): Promise<ObjectStore> {
  await mkdir(options.dataDir, { recursive: true });
  const configs = [corsConfig([...(options.corsOrigins ?? localOrigins)])];
  const app = new S3rver({
    directory: options.dataDir,
    silent: true,
    vhostBuckets: false,
    configureBuckets: options.buckets.map((name) => ({ name, configs })),
  });
  // s3rver knows one access key and checks no signature of version 4, so the name of the key decides nothing.
  account.registry.get = () => account.DUMMY_ACCOUNT;
  storeObjectsWhole(app.store);
  listObjectsInOrder(app.store);
  tagByScan(app.store);
  const [listVersions, ...ofVersions] = objectVersions(app.store, options.dataDir, options.keepsVersions ?? false);
  app.middleware.unshift(guard, listVersions!, tellVersion(app.store), storeOnce(app.store), ...ofVersions);
  await app.configureBuckets();

  const server = createServer(app.callback());
  const { port, url } = await listenOnLoopback(server, options.port ?? options.likedPort).catch((error: unknown) => {
    if (options.port !== undefined) throw error;
    return listenOnLoopback(server);
  });
  return {
    port,
    endpoint: url,
    async createBuckets() {
      await app.configureBuckets();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // Uploads in progress may finish; connections that wait for a next request may not hold the exit up.
      const cut = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(cut);
    },
  };
}
