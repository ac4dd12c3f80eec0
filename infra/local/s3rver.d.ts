// s3rver ships no types; only what the local object store uses is declared.
declare module 's3rver' {
  import type { IncomingHttpHeaders, RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';
  import type { ObjectStoreFiles } from '#infra/local/object-files.ts';
  export type S3Context = {
    req: Readable;
    method: string;
    path: string;
    headers: IncomingHttpHeaders;
    query: Record<string, unknown>;
    status: number;
    type: string;
    body: string | Readable;
    set(header: string, value: string): void;
    response: { get(header: string): string };
  };
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    store: ObjectStoreFiles;
    middleware: ((context: S3Context, next: () => Promise<void>) => Promise<void>)[];
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
declare module 's3rver/lib/models/account.js' {
  type Account = { id: number };
  const account: { DUMMY_ACCOUNT: Account; registry: Map<string, Account> };
  export default account;
}
