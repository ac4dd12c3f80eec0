import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';

/*
 * An archive is a folder: `manifest.json`, `<table>.jsonl.gz` with an item a line as DynamoDB's own JSON, `files.jsonl.gz`
 * with an object a line, and the objects under `files/<sha256>`.
 */
export type TableName = TableDefinition['name'];
export type RawItem = Record<string, AttributeValue>;

const part = z.object({ lines: z.int().nonnegative(), bytes: z.int().nonnegative(), sha256: z.string() });
/** What the manifest says about a gzip file: its lines, its size and the hash of its bytes. */
export type Part = z.infer<typeof part>;

export const manifest = z.object({
  format: z.literal(1),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  tables: z.object(
    Object.fromEntries(tableDefinitions.map(({ name }) => [name, part])) as Record<TableName, typeof part>,
  ),
  files: part.extend({ object_bytes: z.int().nonnegative() }),
});
export type Manifest = z.infer<typeof manifest>;

export const fileEntry = z.object({
  key: z.string(),
  sha256: z.string(),
  size: z.int().nonnegative(),
  content_type: z.string().optional(),
  content_disposition: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
export type FileEntry = z.infer<typeof fileEntry>;

const isBinary = (name: string, value: unknown): value is string => name === 'B' && typeof value === 'string';

/** An item as one line; binary values are base64 as in DynamoDB's own JSON. */
export const lineOf = (item: RawItem): string =>
  JSON.stringify(item, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );

export const itemOf = (line: string): RawItem =>
  JSON.parse(line, (name, value: unknown) => (isBinary(name, value) ? Buffer.from(value, 'base64') : value)) as RawItem;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

/** A hash that is the same for the same content, whatever the order of its attributes. */
export const itemHash = (item: RawItem): string =>
  createHash('sha256')
    .update(lineOf(sorted(item) as RawItem))
    .digest('hex');

/** Passes bytes on and hashes them. */
const hashing = (hash: Hash, count: (bytes: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      count(chunk.length);
      done(null, chunk);
    },
  });

/** Writes lines into a gzip file; waits for the disk, so that memory stays small. */
export const lineWriter = (path: string) => {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  const gzip = createGzip({ level: 6 });
  const file = createWriteStream(path, { flags: 'wx' });
  const written = pipeline(
    gzip,
    hashing(hash, (count) => (bytes += count)),
    file,
  );
  // `close` reports a failure; before that it must not end the process.
  written.catch(() => undefined);
  return {
    async write(line: string): Promise<void> {
      lines += 1;
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async close(): Promise<Part> {
      gzip.end();
      await written;
      return { lines, bytes, sha256: hash.digest('hex') };
    },
  };
};

/** The lines of a gzip file, one after the other. */
export async function* readLines(path: string): AsyncGenerator<string, void, undefined> {
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip());
  source.once('error', (error) => unpacked.destroy(error));
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line !== '') yield line;
  }
}

/** Size and hash of a file. */
export const hashFile = async (path: string): Promise<{ bytes: number; sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = createReadStream(path);
  source.on('data', (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await finished(source);
  return { bytes, sha256: hash.digest('hex') };
};
